import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { makeReplayGames } from '../../judge/games/replay-games.ts';
import type { OpenFolder, RecordTaker } from '../folder/open-folder.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import { QueuePlayers } from './coordinator/queue-players.ts';
import type { QueueAddress } from './queue-address.ts';
import { loadFastify } from './load-drivers.ts';
import { QueueConnection } from './queue-connection.ts';
import { findToken, locateGivenToken } from './token.ts';

/** A queue at whose other end workers play. */
export interface QueueOptions {
  readonly address: QueueAddress;
  /** What coordinator and workers share; when not given, that of the environment, or of a file of this user. */
  readonly token?: string | undefined;
  /** Where workers fetch bots and leave replays. */
  readonly listen?: { readonly host: string; readonly port: number } | undefined;
  /** How workers reach that, where it is not the same. */
  readonly advertise?: string | undefined;
  /** Whether the results of workers are taken as they come, or every replay is played again first. */
  readonly isTrusting?: boolean | undefined;
  /** Slower machines are refused. */
  readonly minSpeed?: number | undefined;
  /** How long a worker may be silent before its blocks are given to others. */
  readonly stalledAfterMs?: number | undefined;
}

export type QueueEvent =
  /** Workers can come. */
  | {
      readonly kind: 'queue-opened';
      readonly url: string;
      readonly prefix: string;
      /** The file that has the token; null when somebody gave it. */
      readonly tokenFile: string | null;
      /** The game that workers have to get from here; null for one of ours. */
      readonly game: string | null;
    }
  /** Something happened on the queue: a worker came, a replay was refused. */
  | { readonly kind: 'log'; readonly line: string };

interface OpenQueueOptions extends QueueOptions {
  /** What the journal says already. */
  readonly state: TournamentState;
  readonly game: LoadedGame;
  /** Whether time decides how many blocks there will be. */
  readonly keepsPace: boolean;
  /** Where bots lie by digest beside those of the tournament. */
  readonly botFolders?: readonly string[] | undefined;
  readonly onEvent?: ((event: QueueEvent) => void) | undefined;
}

const ANY_PORT = { host: '127.0.0.1', port: 0 } as const;
const STALLED_AFTER_MS = 15_000;

/** Finds out what stands in the way of a queue before anything is begun: packages, a Redis that is not there. */
export async function checkQueue({ address, token }: QueueOptions): Promise<void> {
  findToken(token);
  await loadFastify();
  const connection = await QueueConnection.open(address, () => {});
  await connection.close();
}

/** Waits for workers at the end of a queue to play what is to be played. */
export async function openQueue(
  open: Pick<OpenFolder<RecordTaker>, 'paths' | 'definition' | 'digest'>,
  { game: loaded, state, keepsPace, botFolders = [], onEvent, ...options }: OpenQueueOptions,
): Promise<QueuePlayers> {
  const { address, token, listen = ANY_PORT, advertise, isTrusting = true } = options;
  const { game, gameFrom, title } = open.definition;
  const players = await QueuePlayers.start({
    address,
    token: findToken(token),
    listen,
    advertise,
    minSpeed: options.minSpeed ?? 0,
    stalledAfterMs: options.stalledAfterMs ?? STALLED_AFTER_MS,
    contest: open.digest,
    title,
    bots: [open.paths.bots, ...botFolders],
    replays: open.paths.replays,
    game: gameFrom && { folder: open.paths.game, digest: gameFrom.digest },
    state,
    isTrusting,
    games: makeReplayGames(loaded),
    keepsPace,
    log: (line) => onEvent?.({ kind: 'log', line }),
  });
  onEvent?.({
    kind: 'queue-opened',
    url: players.url,
    prefix: address.prefix,
    tokenFile: locateGivenToken(token),
    game: gameFrom === undefined ? null : game,
  });
  return players;
}
