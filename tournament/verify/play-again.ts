import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { Player } from '../../engine/core/players.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { isFunctionSource } from '../../judge/prepare/function-source.ts';
import { BotPreparer } from '../../judge/prepare/bot-preparer.ts';
import { prepareBot, type PreparedBot } from '../../judge/prepare/prepare-bot.ts';
import type { OnPrepareEvent } from '../../judge/prepare/prepare-event.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import { ReplayError } from '../../replay/replay-error.ts';
import type { Parameters } from '../../protocol/types/common.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { findReplayName } from '../journal/find-replay-name.ts';
import { mustBeReplayed } from '../journal/must-be-replayed.ts';
import { makeMatchId } from '../journal/tournament-state.ts';
import { askSeat, type AskedSeat, type SeatAnswer } from './ask-seat.ts';
import { makePlace } from './make-place.ts';
import type { JournalLine, VerifiedJournal } from './verified-journal.ts';

/** The files of a bot that is to be asked again. */
export interface BotFiles {
  readonly source: string;
  /** The folder that its name starts from. */
  readonly from: string;
  readonly digest: string;
  readonly parameters?: Parameters | undefined;
}

export interface PlayAgainOptions {
  readonly game: LoadedGame;
  readonly sandbox: SandboxChoice;
  /** How many matches, drawn at random; all when not given. */
  readonly matches?: number | undefined;
  /** The files of a seat; undefined for one that is not asked. */
  readonly findFiles: (seat: Played['seats'][number]) => BotFiles | undefined;
  readonly onEvent?: OnPrepareEvent | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface PlayedAgain {
  readonly matches: number;
  /** How many seats were asked, and how many of them gave the same answers. */
  readonly seats: number;
  readonly same: number;
  /** Seats that ran out of time then or now, as "e07 in match 3.2". */
  readonly late: readonly string[];
  readonly notDeterministic: readonly string[];
  readonly problems: readonly string[];
}

/** Plays matches again with the bots themselves: each is sent the states that it was sent then. */
export async function playAgain(
  journal: VerifiedJournal,
  { replays }: TournamentPaths,
  options: PlayAgainOptions,
): Promise<PlayedAgain> {
  const { game, findFiles, signal } = options;
  const prepare = await makePreparer(options);
  const chosen = chooseMatches(journal, options);
  const [late, notDeterministic, problems]: [string[], string[], string[]] = [[], [], []];
  let [seats, same] = [0, 0];
  for (const { line, record } of chosen) {
    for (const [player, seat] of record.seats.entries()) {
      const files = findFiles(seat);
      if (!files || isFunctionSource(files.source)) continue;
      signal?.throwIfAborted();
      const bot = await prepare(files);
      const replay = join(replays, `${findReplayName(record)}.jsonl.gz`);
      const answer = await askOrExplain({ replay, player: player as Player, bot, game, signal });
      seats += 1;
      if (answer.kind === 'same') same += 1;
      const who = `${seat.id} in match ${makeMatchId(record)}`;
      if (answer.kind === 'late') late.push(who);
      if (answer.kind === 'not-deterministic') notDeterministic.push(`${who}, round ${answer.round}`);
      if (answer.kind === 'other') problems.push(`${makePlace({ line, record })}: ${describeOther(seat.id, answer)}`);
      if (answer.kind === 'unreadable') problems.push(`${makePlace({ line, record })}: ${answer.problem}`);
    }
  }
  return { matches: chosen.length, seats, same, late, notDeterministic, problems };
}

const describeOther = (id: string, { round }: { readonly round: number }): string =>
  `${id} gives other orders in round ${round} than those recorded, and the same ones each time: they are not its own, or something else decides them here`;

type Unreadable = { readonly kind: 'unreadable'; readonly problem: string };

async function askOrExplain(asked: AskedSeat): Promise<SeatAnswer | Unreadable> {
  try {
    return await askSeat(asked);
  } catch (error) {
    if (error instanceof ReplayError) return { kind: 'unreadable', problem: error.message };
    throw error;
  }
}

/** Those that count, with a seat that is asked. */
function chooseMatches({ played }: VerifiedJournal, { matches, findFiles }: PlayAgainOptions): JournalLine<Played>[] {
  const all = played.filter(({ record }) => !mustBeReplayed(record) && record.seats.some((seat) => findFiles(seat)));
  if (matches === undefined || matches >= all.length) return all;
  // Whoever forges must not know which ones are looked at.
  const lots = all.map((one) => ({ one, lot: randomInt(2 ** 47) }));
  const drawn = new Set(
    lots
      .sort((a, b) => a.lot - b.lot)
      .slice(0, matches)
      .map(({ one }) => one),
  );
  return all.filter((one) => drawn.has(one));
}

/** Builds each bot once. */
async function makePreparer({
  game,
  sandbox: wanted,
  onEvent,
  signal,
}: PlayAgainOptions): Promise<(files: BotFiles) => Promise<PreparedBot>> {
  const preparer = new BotPreparer();
  const sandbox = await preparer.chooseSandbox(wanted);
  if (sandbox.warning !== undefined) onEvent?.({ kind: 'warning', text: sandbox.warning });
  const known = new Map<string, Promise<PreparedBot>>();
  return ({ source, from, digest, parameters }) => {
    const prepared =
      known.get(digest) ?? prepareBot(source, { game, preparer, sandbox, parameters, digest, from, onEvent, signal });
    known.set(digest, prepared);
    return prepared;
  };
}
