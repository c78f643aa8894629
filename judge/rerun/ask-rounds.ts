import { makeAnswerParser } from '../../dialogue/parse-answer.ts';
import { byPlayer, type Player } from '../../engine/core/players.ts';
import type { AskedRound } from '../../protocol/types/rerun/ask.ts';
import type { StartBot } from '../bot/bot.ts';
import type { Limits } from '../bot/limits.ts';
import { makeRecordedBot } from '../bot/recorded-bot.ts';
import type { Host } from '../host/host.ts';
import { NO_LOG } from '../match/match-log.ts';
import { Seat } from '../match/seat.ts';
import { isSameAnswer, makeGivenAnswer } from './given-answer.ts';
import { startLate } from './late-bot.ts';
import { findPatience } from './plan-rerun.ts';
import type { RecordedRound, Recording } from './read-recording.ts';
import { replayStates, type ReplayedState } from './replay-states.ts';

interface AskTerms {
  readonly player: Player;
  readonly name: string;
  readonly start: StartBot;
  readonly limits: Limits;
  /** Only this round: it is sent those before without limits, and its answers to them are dropped. */
  readonly only: number | undefined;
  readonly host: Host;
  /** Ends it before the next round. */
  readonly signal?: AbortSignal | undefined;
}

interface AskedRounds {
  readonly rounds: AskedRound[];
  readonly lastWords: string;
}

/** What a bot answers to the states that a player was sent in a recorded match, whatever it has answered before. */
export async function askRounds(recording: Recording, terms: AskTerms): Promise<AskedRounds> {
  const { player, only, host, signal } = terms;
  const failures: unknown[] = [];
  const seat = takeSeat(recording, terms, (error) => failures.push(error));
  const rounds: AskedRound[] = [];
  try {
    for (const { round, line, timeMs } of replayRounds(recording, terms, recording.rounds)) {
      if (only !== undefined && round < only) continue;
      await seat.ask(line, round, timeMs);
      if (failures.length > 0) throw failures[0];
      signal?.throwIfAborted();
      rounds.push(makeRound(recording.rounds[round - recording.firstRound]!, seat, player));
      if (!seat.isIn || round === only) break;
    }
  } finally {
    await seat.close(undefined);
    host.killOrphans();
  }
  return { rounds, lastWords: seat.report().stderr };
}

function takeSeat(recording: Recording, terms: AskTerms, fail: (error: unknown) => void): Seat {
  const { player, name, limits, only, host } = terms;
  const before = only === undefined ? [] : recording.rounds.slice(0, only - recording.firstRound);
  const joining = {
    isDue: () => true,
    listStates: () => replayRounds(recording, terms, before),
    patienceMs: findPatience(limits, before.length),
  };
  const start = before.length === 0 ? terms.start : startLate(makeRecordedBot([], player), terms.start, joining);
  const parse = makeAnswerParser(recording.game.id, limits, recording.game.findValidator);
  return new Seat(player, { name, start }, { host, limits, fail, mayBeHeld: false }, { parse, log: NO_LOG });
}

function replayRounds(
  { game, header }: Recording,
  { player, name, limits }: AskTerms,
  rounds: readonly RecordedRound[],
): Generator<ReplayedState> {
  const names = byPlayer((seat) => (seat === player ? name : header.names[seat]));
  const match = game.start(header.config, header.seed, header.mapSeed);
  const parameters = byPlayer((seat) => header.bots?.[seat].parameters);
  return replayStates(match, { names, limits, parameters, findValidator: game.findValidator }, player, rounds);
}

function makeRound({ line, given, alive }: RecordedRound, { answer, verdict }: Seat, player: Player): AskedRound {
  const recorded = alive[player] ? makeGivenAnswer(given[player], line.faults, player) : null;
  const now = makeGivenAnswer(answer?.orders ?? [], verdict && [verdict], player);
  return { round: line.round, isSame: recorded !== null && isSameAnswer(recorded, now), recorded, now };
}
