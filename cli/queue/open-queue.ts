import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { makeReplayGames } from '../../judge/games/replay-games.ts';
import type { OpenTournament } from '../../tournament/folder/open-tournament.ts';
import { parseListen } from '../../tournament/queue/coordinator/http-server.ts';
import { QueuePlayers } from '../../tournament/queue/coordinator/queue-players.ts';
import { parseQueueAddress } from '../../tournament/queue/queue-address.ts';
import { QueueConnection } from '../../tournament/queue/queue-connection.ts';
import { findToken, locateToken } from '../../tournament/queue/token.ts';
import type { BlockPlayers } from '../../judge/slots/block-players.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { COMMAND } from '../command-name.ts';
import { parseTime } from '../tournament/tournament-options.ts';
import type { QueueCommandOptions } from './queue-options.ts';

function parseQueueOptions(options: QueueCommandOptions) {
  const { queue, jobs, prefix, listen = '127.0.0.1:0', advertise, minSpeed = '0', stalledAfter = '15s' } = options;
  if (advertise !== undefined && !/^https?:\/\/[^/?#]+\/?$/.test(advertise)) {
    throw new UsageError(`--advertise is "${advertise}"`, 'give how workers reach it, as in http://host:7000');
  }
  if (jobs !== undefined) {
    const hint = `say it where matches are played: "${COMMAND} worker -j ${jobs}"`;
    throw new UsageError('with --queue, -j has no meaning here: nothing is played on this machine', hint);
  }
  if (!(Number(minSpeed) >= 0)) throw new UsageError(`--min-speed is "${minSpeed}"`, 'give a number, as in 300');
  return {
    address: parseQueueAddress(queue!, prefix),
    token: findToken(options.token),
    listen: parseListen(listen),
    advertise: advertise?.replace(/\/$/, ''),
    minSpeed: Number(minSpeed),
    stalledAfterMs: parseTime(stalledAfter, '--stalled-after') * 1000,
  };
}

/** Tells what stands in the way of a queue before anything is begun: options, packages, a Redis that is not there. */
export async function checkQueue(options: QueueCommandOptions): Promise<void> {
  const connection = await QueueConnection.open(parseQueueOptions(options).address, () => {});
  await connection.close();
}

/** Waits for workers at the end of a queue to play what is to be played. */
export async function openQueue(
  open: OpenTournament,
  game: LoadedGame,
  options: QueueCommandOptions & { readonly for?: string; readonly quiet?: true },
): Promise<BlockPlayers> {
  const parsed = parseQueueOptions(options);
  const tell = (line: string): void => console.error(`minions: ${line}`);
  const players = await QueuePlayers.start({
    ...parsed,
    contest: open.digest,
    title: open.definition.title,
    bots: open.places.bots,
    replays: open.places.replays,
    game: open.definition.gameFrom && { folder: open.places.game, digest: open.definition.gameFrom.digest },
    state: open.state(),
    isTrusting: options.trust !== 'no',
    games: makeReplayGames(game),
    keepsPace: options.for !== undefined,
    tell,
  });
  if (options.quiet) return players;
  tell(describeJoining(options, players.url));
  if (open.definition.gameFrom) {
    tell(`workers run "${open.definition.game}" with --games, or where "${COMMAND} games" has loaded the same files`);
  }
  return players;
}

function describeJoining({ prefix = 'minions', token }: QueueCommandOptions, url: string): string {
  const words = [COMMAND, 'worker', '--queue', '…', ...(prefix === 'minions' ? [] : ['--prefix', prefix])];
  const where = token === undefined && process.env['MINIONS_TOKEN'] === undefined ? `, token in ${locateToken()}` : '';
  return `workers join with "${words.join(' ')}" and reach this machine at ${url}${where}`;
}
