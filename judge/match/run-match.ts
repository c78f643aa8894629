import { randomUUID } from 'node:crypto';
import type { BaseConfig } from '../../engine/core/game.ts';
import type { Match } from '../../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import type { Seed } from '../../engine/core/seed.ts';
import type { PlayableGame } from '../../engine/registry.ts';
import { openDialogue, type Dialogue, type PlayedRound } from '../../dialogue/open-dialogue.ts';
import { findPlaces } from '../../dialogue/places.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import type { Limits } from '../bot/limits.ts';
import { BotMonitor } from '../bot/process/bot-monitor.ts';
import { endMarked, rememberMark } from '../host/live-groups.ts';
import { Watchdog } from '../host/watchdog.ts';
import type { MatchLog } from './match-log.ts';
import type { MatchReport, MatchWatcher, RoundReport } from './report.ts';
import { Seat, type Contestant } from './seat.ts';
import { askInTurns, type Turns } from './turns.ts';

export interface MatchPlan {
  readonly game: PlayableGame;
  readonly config: BaseConfig;
  readonly seed: Seed;
  readonly contestants: ByPlayer<Contestant>;
  readonly limits: Limits;
  readonly turns?: Turns;
  /** Whether bots are stopped between rounds even when all think at once. */
  readonly freeze?: boolean;
  /** What protects the machine, for the record. */
  readonly protections?: readonly string[];
  /** Ends the match early; its reason is the name of the signal. */
  readonly stop?: AbortSignal;
}

/** Plays a match between four processes from the first state to the end of the last process. */
export async function runMatch(
  plan: MatchPlan,
  watchers: readonly MatchWatcher[],
  log: MatchLog,
): Promise<MatchReport> {
  const match = plan.game.start(plan.config, plan.seed);
  const names = byPlayer((player) => plan.contestants[player].name);
  const { limits, turns = 'parallel', protections = [] } = plan;
  const mark = randomUUID();
  for (const watcher of watchers) watcher.begin?.({ match, names, limits, turns, protections, mark });
  const watchdog = new Watchdog(mark);
  const dialogue = openDialogue(match, { names, limits, findValidator });
  const seats = takeSeats(plan, dialogue, watchdog, mark, log);
  const monitor = new BotMonitor(
    byPlayer((player) => seats[player].bot),
    limits,
  );
  let lastLines: ByPlayer<Uint8Array> | undefined;
  try {
    lastLines = await playRounds(plan, dialogue, seats, monitor, watchers, log);
  } finally {
    monitor.stop();
    await Promise.all(seats.map((seat) => seat.close(lastLines?.[seat.player])));
    endMarked(mark);
    watchdog.dismiss();
  }
  const report = reportOf(match, seats, plan.stop);
  for (const watcher of watchers) watcher.end?.(report);
  log.info({ scores: report.scores, places: report.places }, 'match ended');
  return report;
}

/** Starts the bots. In serial turns each starts in its own first turn. */
function takeSeats(
  plan: MatchPlan,
  { parseAnswer }: Dialogue,
  watchdog: Watchdog,
  mark: string,
  log: MatchLog,
): ByPlayer<Seat> {
  rememberMark(mark);
  return byPlayer((player) => {
    const contestant = plan.contestants[player];
    const seatLog = log.child({ player, name: contestant.name });
    const seat = new Seat(player, contestant, plan.limits, parseAnswer, seatLog, mark);
    watchdog.watch(seat.bot.pid);
    if (plan.turns === 'serial') seat.pause();
    return seat;
  });
}

/** Plays all rounds and returns the lines that tell the bots how it ended; undefined when it was ended early. */
async function playRounds(
  plan: MatchPlan,
  dialogue: Dialogue,
  seats: ByPlayer<Seat>,
  monitor: BotMonitor,
  watchers: readonly MatchWatcher[],
  log: MatchLog,
): Promise<ByPlayer<Uint8Array> | undefined> {
  const { turns = 'parallel', freeze = false, stop } = plan;
  const { match } = dialogue;
  const makeLines = (): ByPlayer<Uint8Array> => dialogue.makeLines(byPlayer((player) => seats[player].isIn));
  const stopped = new Promise<void>((resolve) => stop?.addEventListener('abort', () => resolve(), { once: true }));
  let outcome: PlayedRound | undefined;
  while (!match.isOver) {
    const round = match.round;
    const { timeMs } = dialogue;
    const lines = makeLines();
    const wereIn = seats.map((seat) => seat.isIn);
    const asked = askInTurns(seats, turns, freeze, (seat) => seat.ask(lines[seat.player], round, timeMs));
    // While the bots think there is time to see whether we spoke correctly.
    dialogue.checkLines();
    await (stop ? Promise.race([asked, stopped]) : asked);
    if (stop?.aborted) return undefined;
    // By now every bot has started whatever it is made of.
    if (outcome === undefined) monitor.scan();
    outcome = dialogue.play(byPlayer((player) => seats[player].answer?.orders ?? []));
    const report = roundReport(round, outcome, seats, wereIn);
    for (const watcher of watchers) watcher.round?.(report, match);
    log.debug({ round, clocks: report.clocks }, 'round played');
  }
  const lastLines = makeLines();
  dialogue.checkLines();
  return lastLines;
}

function roundReport(round: number, outcome: PlayedRound, seats: ByPlayer<Seat>, wereIn: boolean[]): RoundReport {
  for (const seat of seats) seat.countRefused(outcome.refused[seat.player].length);
  return {
    round,
    outcome,
    faults: seats.filter((seat) => wereIn[seat.player] && !seat.isIn).map((seat) => seat.verdict!),
    forgiven: seats.flatMap(({ player, forgiven }) => (forgiven === undefined ? [] : [{ player, reason: forgiven }])),
    clocks: byPlayer((player) => seats[player].clocks),
    stderr: byPlayer((player) => seats[player].takeStderr()),
    debug: byPlayer((player) => seats[player].answer?.debug ?? null),
  };
}

function reportOf(match: Match, seats: ByPlayer<Seat>, stop: AbortSignal | undefined): MatchReport {
  const scores = match.scores();
  return {
    scores,
    places: findPlaces(
      scores,
      byPlayer((player) => seats[player].isIn),
    ),
    standing: match.standing(),
    bots: byPlayer((player) => seats[player].report()),
    ...(stop?.aborted && !match.isOver ? { interrupted: String(stop.reason) } : {}),
  };
}
