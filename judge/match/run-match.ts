import type { Logger } from 'pino';
import type { BaseConfig } from '../../engine/core/game.ts';
import { seedOfPlayer } from '../../engine/core/generator.ts';
import type { Match, RoundOutcome } from '../../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import type { PlayableGame } from '../../engine/registry.ts';
import { answerParser } from '../../protocol/parse-answer.ts';
import { makeStateLines, makeStateMessage, stateChecker, type SeatState } from '../../protocol/state-message.ts';
import type { Limits } from '../bot/bot-limits.ts';
import { placesOf } from './places.ts';
import type { MatchReport, MatchWatcher, RoundReport } from './report.ts';
import { Seat, type Contestant } from './seat.ts';
import { sharedState } from './shared-state.ts';

export interface MatchPlan {
  readonly game: PlayableGame;
  readonly config: BaseConfig;
  readonly seed: number;
  readonly contestants: ByPlayer<Contestant>;
  readonly limits: Limits;
}

/** Plays a match between four processes from the first state to the end of the last process. */
export async function runMatch(plan: MatchPlan, watchers: readonly MatchWatcher[], log: Logger): Promise<MatchReport> {
  const match = plan.game.start(plan.config, plan.seed);
  const names = byPlayer((player) => plan.contestants[player].name);
  for (const watcher of watchers) watcher.begin?.({ match, names, limits: plan.limits });
  const parse = answerParser(plan.game.id, plan.limits.orders);
  const seats = byPlayer((player) => {
    const seatLog = log.child({ player, name: names[player] });
    return new Seat(player, plan.contestants[player], plan.limits, parse, seatLog);
  });
  let lastLines: Buffer[] | undefined;
  try {
    lastLines = await playRounds(plan, match, seats, watchers, log);
  } finally {
    await Promise.all(seats.map((seat) => seat.close(lastLines?.[seat.player])));
  }
  const report = reportOf(match, seats);
  for (const watcher of watchers) watcher.end?.(report);
  log.info({ scores: report.scores, places: report.places }, 'match ended');
  return report;
}

/** Plays all rounds and returns the lines that tell the bots how it ended. */
async function playRounds(
  plan: MatchPlan,
  match: Match,
  seats: ByPlayer<Seat>,
  watchers: readonly MatchWatcher[],
  log: Logger,
): Promise<Buffer[]> {
  const makeLines = lineMaker(plan, match, seats);
  let outcome: RoundOutcome | undefined;
  while (!match.isOver) {
    const round = match.round;
    const limitMs = outcome === undefined ? plan.limits.startMs : plan.limits.roundMs;
    const lines = makeLines(outcome, limitMs);
    const wereIn = seats.map((seat) => seat.isIn);
    await Promise.all(seats.map((seat) => seat.ask(lines[seat.player]!, round, limitMs)));
    outcome = match.play(byPlayer((player) => seats[player].answer?.orders ?? []));
    const report = roundReport(round, outcome, seats, wereIn);
    for (const watcher of watchers) watcher.round?.(report, match);
    log.debug({ round, timeMs: report.timeMs }, 'round played');
  }
  return makeLines(outcome, null);
}

/** Makes the lines of a round for the four bots, checked against the schema of the game. */
function lineMaker(plan: MatchPlan, match: Match, seats: ByPlayer<Seat>) {
  const check = stateChecker(plan.game.id);
  const names = byPlayer((player) => seats[player].contestant.name);
  return (last: RoundOutcome | undefined, timeMs: number | null): Buffer[] => {
    const alive = byPlayer((player) => seats[player].isIn);
    const shared = sharedState(match, { names, alive, timeMs }, last);
    const states = byPlayer((player): SeatState => ({
      player,
      rejected: last?.refused[player] ?? [],
      ...(last === undefined ? { start: startOf(plan, player) } : {}),
    }));
    check(makeStateMessage(shared, states[0]));
    return makeStateLines(shared, states);
  };
}

function startOf({ seed, config, limits }: MatchPlan, player: number): object {
  return { seed: seedOfPlayer(seed, player), config, limits };
}

function roundReport(round: number, outcome: RoundOutcome, seats: ByPlayer<Seat>, wereIn: boolean[]): RoundReport {
  for (const seat of seats) seat.countRefused(outcome.refused[seat.player].length);
  return {
    round,
    outcome,
    faults: seats.filter((seat) => wereIn[seat.player] && !seat.isIn).map((seat) => seat.verdict!),
    timeMs: byPlayer((player) => seats[player].timeMs),
    stderr: byPlayer((player) => seats[player].takeStderr()),
    debug: byPlayer((player) => seats[player].answer?.debug ?? null),
  };
}

function reportOf(match: Match, seats: ByPlayer<Seat>): MatchReport {
  const scores = match.scores();
  return {
    scores,
    places: placesOf(scores),
    standing: match.standing(),
    bots: byPlayer((player) => seats[player].report()),
  };
}
