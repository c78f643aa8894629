import { openDialogue, type Dialogue, type PlayedRound } from '../../dialogue/open-dialogue.ts';
import type { BaseConfig } from '../../engine/core/game.ts';
import type { EventListener } from '../../engine/core/match-event.ts';
import type { Match } from '../../engine/core/match.ts';
import { byPlayer, type ByPlayer, type Player } from '../../engine/core/players.ts';
import type { Seed } from '../../engine/core/seed.ts';
import type { ResultBot } from '../../protocol/types/match/result.ts';
import { NO_LIMITS, type Limits } from '../bot/limits.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import type { ClockChoice, ClockKind } from '../host/bot-group.ts';
import type { Host } from '../host/host.ts';
import { listNotGuaranteed } from '../host/not-guaranteed.ts';
import { UsageError } from '../usage-error.ts';
import { Interruption } from './interruption.ts';
import { makeMatchEnd } from './make-match-end.ts';
import type { MatchLog } from './match-log.ts';
import type { MatchEnd, MatchWatcher, RoundReport } from './match-watcher.ts';
import { Seat, type Contestant } from './seat.ts';
import { askInTurns, type Turns } from './turns.ts';

/** A match whose bots are ready to be started. */
export interface MatchPlan {
  readonly game: LoadedGame;
  readonly config: BaseConfig;
  readonly seed: Seed;
  /** What the map follows from, where it is not the seed. */
  readonly mapSeed?: Seed | undefined;
  readonly contestants: ByPlayer<Contestant>;
  readonly limits: Limits;
  readonly turns: Turns;
  /** Whether bots are stopped between rounds even when all compute at the same time. */
  readonly freeze: boolean;
  /** What protects the machine, for the record. */
  readonly protections: readonly string[];
  /** Whether bots are in a sandbox. */
  readonly isEnclosed?: boolean;
  /** How the processes of bots are to be kept together and measured. */
  readonly clock?: ClockChoice | undefined;
  /** The players whose clocks stop while a debugger holds them. */
  readonly debugged?: readonly Player[];
  /** The players without limits, because somebody looks into them. */
  readonly unlimited?: readonly Player[];
  /** Where each bot came from and what it is made of, for the record. */
  readonly bots?: ByPlayer<ResultBot>;
}

export interface MatchContext {
  readonly host: Host;
  readonly watchers: readonly MatchWatcher[];
  readonly log: MatchLog;
  readonly signal?: AbortSignal | undefined;
}

/** Plays a match from the start of the bots to the end of the last of them. */
export async function runMatch(plan: MatchPlan, context: MatchContext): Promise<MatchEnd> {
  const { host, watchers, log } = context;
  const measured = chooseMeasures(plan, host);
  const interruption = new Interruption(context.signal, (error) => {
    for (const watcher of watchers) watcher.fail?.(error);
  });
  let dialogue: Dialogue | undefined;
  // Programs take their time to start: the map is made meanwhile.
  const seats = takeSeats(plan, context, {
    interruption,
    clock: measured.clock,
    parse: (line) => dialogue!.parseAnswer(line),
  });
  let lastLines: ByPlayer<Uint8Array> | undefined;
  try {
    dialogue = beginMatch(plan, measured, watchers);
    announceProcesses(seats, watchers);
    lastLines = await playRounds(plan, context, { dialogue, seats, interruption });
  } catch (error) {
    if (dialogue === undefined || error instanceof UsageError) throw error;
    interruption.fail(error);
  } finally {
    interruption.close();
    await Promise.all(seats.map((seat) => seat.close(lastLines?.[seat.player])));
    host.killOrphans();
  }
  const end = { ...makeMatchEnd(dialogue.match, seats, plan.bots, interruption), ...measured };
  const stderr = byPlayer((player) => seats[player].takeStderr());
  for (const watcher of watchers) watcher.end?.(end, stderr);
  log.info({ scores: end.seats.map(({ score }) => score), places: end.seats.map(({ place }) => place) }, 'match ended');
  return end;
}

interface Measures {
  readonly clock: ClockKind;
  readonly notGuaranteed: string[];
}

/** Before any bot is started: a contest without cgroups is refused. */
function chooseMeasures({ clock: choice = 'auto', isEnclosed = false }: MatchPlan, host: Host): Measures {
  const clock = host.chooseClock(choice);
  const controllers = clock === 'cgroup' ? host.place!.controllers : [];
  return { clock, notGuaranteed: listNotGuaranteed({ clock, controllers, isEnclosed }) };
}

function beginMatch(plan: MatchPlan, measured: Measures, watchers: readonly MatchWatcher[]): Dialogue {
  const { game, limits, turns, protections, bots } = plan;
  const match = game.start(plan.config, plan.seed, plan.mapSeed);
  const names = byPlayer((player) => plan.contestants[player].name);
  for (const watcher of watchers) watcher.begin?.({ match, names, limits, turns, protections, bots, ...measured });
  const parameters = byPlayer((player) => bots?.[player].parameters);
  return openDialogue(match, { names, limits, parameters, findValidator: game.findValidator });
}

interface SeatTerms {
  readonly interruption: Interruption;
  readonly clock: ClockKind;
  readonly parse: Dialogue['parseAnswer'];
}

/** Starts the bots. In serial turns each starts in its own first turn. */
function takeSeats(
  { contestants, limits, turns, debugged = [], unlimited = [] }: MatchPlan,
  { host, log, watchers }: MatchContext,
  { interruption, clock, parse }: SeatTerms,
): ByPlayer<Seat> {
  return byPlayer((player) => {
    const contestant = contestants[player];
    const fail = (error: unknown): void => interruption.fail(error);
    const onStderr = (text: string): void => watchers.forEach((watcher) => watcher.stderr?.(player, text));
    const context = {
      host,
      limits: unlimited.includes(player) ? { ...limits, ...NO_LIMITS } : limits,
      clock,
      fail,
      giveUp: (reason: string) => interruption.interrupt(reason),
      onStderr,
      mayBeHeld: debugged.includes(player),
    };
    const seat = new Seat(player, contestant, context, { parse, log: log.child({ player, name: contestant.name }) });
    if (turns === 'serial') seat.pause();
    return seat;
  });
}

function announceProcesses(seats: ByPlayer<Seat>, watchers: readonly MatchWatcher[]): void {
  for (const { player, pid, advice } of seats) {
    if (pid !== undefined) for (const watcher of watchers) watcher.started?.(player, { pid, advice });
  }
}

interface BegunMatch {
  readonly dialogue: Dialogue;
  readonly seats: ByPlayer<Seat>;
  readonly interruption: Interruption;
}

/** Plays all rounds and returns the lines that say how it ended; undefined when it was ended early. */
async function playRounds(
  { turns, freeze, unlimited = [] }: MatchPlan,
  { host, watchers, log }: MatchContext,
  { dialogue, seats, interruption }: BegunMatch,
): Promise<ByPlayer<Uint8Array> | undefined> {
  const { match } = dialogue;
  const onEvent = collectListeners(watchers);
  const writeLinesInPlace = (): ByPlayer<Uint8Array> =>
    dialogue.writeLinesInPlace(byPlayer((player) => seats[player].isIn));
  while (!match.isOver) {
    const { round } = match;
    const timesMs = byPlayer((player) => (unlimited.includes(player) ? null : dialogue.timeMs(player)));
    const lines = writeLinesInPlace();
    const wereIn = seats.map((seat) => seat.isIn);
    const asked = askInTurns(listAsked(seats, match, lines), { seats, turns, freeze, clock: host.clock }, (seat) =>
      seat.ask(lines[seat.player], round, timesMs[seat.player]),
    );
    for (const watcher of watchers) watcher.ask?.(round, () => listAwaited(seats));
    // While the bots think there is time to see whether we spoke correctly.
    dialogue.checkLines();
    await interruption.wait(asked);
    if (interruption.reason !== undefined) return undefined;
    const outcome = dialogue.play(
      byPlayer((player) => seats[player].answer?.orders ?? []),
      onEvent,
    );
    const report = makeRoundReport(round, outcome, seats, wereIn);
    for (const watcher of watchers) watcher.round?.(report, match);
    log.debug({ round, clocks: report.clocks }, 'round played');
  }
  const lastLines = writeLinesInPlace();
  dialogue.checkLines();
  return lastLines;
}

/** Whom the game asks in this round. Those it has put out since the last are informed. */
function listAsked(seats: ByPlayer<Seat>, match: Match, lines: ByPlayer<Uint8Array>): readonly Seat[] {
  if (match.isShared) return seats;
  return seats.filter((seat) => {
    const isAsked = match.isAsked(seat.player);
    if (!isAsked) seat.skip(lines[seat.player]);
    return isAsked;
  });
}

/** Nobody listens unless a watcher does: events then cost nothing. */
function collectListeners(watchers: readonly MatchWatcher[]): EventListener | undefined {
  const listening = watchers.filter(({ event }) => event !== undefined);
  return listening.length === 0 ? undefined : (event) => listening.forEach((watcher) => watcher.event!(event));
}

function listAwaited(seats: ByPlayer<Seat>): Player[] {
  return seats.filter(({ isAwaited }) => isAwaited).map(({ player }) => player);
}

function makeRoundReport(round: number, outcome: PlayedRound, seats: ByPlayer<Seat>, wereIn: boolean[]): RoundReport {
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
