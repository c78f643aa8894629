import { byPlayer, PLAYERS, type ByPlayer } from '../../engine/core/players.ts';
import type { EventKind, GameEvent } from '../games/game-drawing.ts';
import type { Drawing } from '../games/drawings.ts';
import { estimateChances } from './estimate-chances.ts';
import { isRoutine } from '../../replay/routine-kinds.ts';
import { FilmEvent } from './film-event.ts';
import { getFrame, type Film } from './film.ts';
import { findJumps } from './moments.ts';

/** One value for each frame. */
export type Series = (number | null)[];

/** A set of curves to draw: one for each player. */
export interface Curves {
  readonly key: string;
  readonly label: string;
  readonly series: ByPlayer<Series>;
}

/** Everything counted over a film. Index i belongs to frame i. */
export interface Statistics {
  readonly scores: Curves;
  /** What the game has beside points. */
  readonly figures: readonly Curves[];
  /** What points are made of; empty where the file does not say the numbers of the rules. */
  readonly parts: readonly Curves[];
  /** Points won on the way to the frame. */
  readonly income: Curves;
  /** How likely each is to win, in percent, judged by the scores so far. */
  readonly chances: Curves;
  /** Milliseconds each player thought in the round that begins with the frame. */
  readonly times: Curves;
  /** CPU milliseconds used before the frame; null where nobody measured. */
  readonly cpu: Curves;
  /** The numbers that bots sent along, by name. */
  readonly metrics: Map<string, Curves>;
  /** A change of lead in the frame, and what happened in the round that begins with it. Routine events are not among these. */
  readonly events: GameEvent[][];
  /** Where somebody suddenly makes many more points than before: found from the curves, so anew whenever they grow. */
  jumps: readonly (GameEvent & { readonly frame: number })[];
  /** Who is ahead; -1 when several are. */
  readonly leaders: number[];
}

const makeCurves = (key: string, label: string): Curves => ({ key, label, series: byPlayer(() => []) });

export function makeStatistics({ figures, parts }: Drawing): Statistics {
  return {
    scores: makeCurves('score', 'Points'),
    figures: figures.map(({ key, label }) => makeCurves(key, label)),
    parts: parts.map(({ key, label }) => makeCurves(key, label)),
    income: makeCurves('income per round', 'Points a round'),
    chances: makeCurves('chances', 'Chance to win, % (estimate)'),
    times: makeCurves('time', 'Time (ms)'),
    cpu: makeCurves('cpu', 'CPU time'),
    metrics: new Map(),
    events: [],
    jumps: [],
    leaders: [],
  };
}

/** Counts the frames that are new since the last time. */
export function extendStatistics(statistics: Statistics, film: Film, drawing: Drawing): void {
  if (statistics.leaders.length === film.frames.length) return;
  // A step is known only together with the frame that it leads to.
  for (let index = statistics.leaders.length; index < film.frames.length; index++) {
    countFrame(statistics, film, drawing, index);
    if (index > 0) countStep(statistics, film, index - 1);
  }
  statistics.jumps = findJumps(statistics.scores.series).map(({ frame, player, before, after }) => ({
    frame,
    kind: 'jump',
    player,
    text: `${film.names[player]} (${player}) makes ${sayNumber(after)} points a round from here, ${sayNumber(before)} before`,
  }));
}

const sayNumber = (value: number): string => Math.round(value).toLocaleString('en');

/** What comes first: who is out, who leads, what changes the match; orders that came to nothing come last. */
const RANKS: readonly EventKind[] = ['fault', 'lead', 'jump', 'note', 'death', 'capture', 'event', 'refusal'];

export function rankKind(kind: string): number {
  return RANKS.indexOf(kind as EventKind);
}

/** What happened around a frame, the important first. */
export function listEventsAt({ events, jumps }: Statistics, frame: number): GameEvent[] {
  const found = [...(events[frame] ?? []), ...jumps.filter((jump) => jump.frame === frame)];
  return found.sort((a, b) => rankKind(a.kind) - rankKind(b.kind));
}

function countFrame(statistics: Statistics, film: Film, drawing: Drawing, index: number): void {
  // Of everything, whatever is shown.
  const { view, scores } = film.frames[index]!;
  const figures = drawing.countFigures(view);
  for (const player of PLAYERS) {
    statistics.scores.series[player].push(scores[player]);
    for (const [place, { series }] of statistics.figures.entries()) series[player].push(figures[player][place]!);
  }
  const parts = film.config && drawing.countParts(view);
  for (const player of PLAYERS) {
    for (const [place, { series }] of statistics.parts.entries()) series[player].push(parts?.[player][place] ?? null);
  }
  const chances = estimateChances(statistics.scores.series, index, film.rounds);
  for (const player of PLAYERS) {
    const won = index === 0 ? 0 : scores[player] - getFrame(film, index - 1).scores[player];
    statistics.income.series[player].push(won);
    statistics.chances.series[player].push(chances[player]);
  }
  const leader = findLeader(scores);
  const before = statistics.leaders.findLast((player) => player !== -1);
  statistics.leaders.push(leader);
  const events: GameEvent[] = [];
  if (leader !== -1 && before !== undefined && before !== leader) {
    events.push({ kind: 'lead', player: leader, text: `${film.names[leader]} (${leader}) takes the lead` });
  }
  statistics.events.push(events);
}

export function findLeader(scores: ByPlayer<number>): number {
  const most = Math.max(...scores);
  return scores.indexOf(most) === scores.lastIndexOf(most) ? scores.indexOf(most) : -1;
}

function countStep(statistics: Statistics, film: Film, index: number): void {
  const step = film.steps[index]!;
  for (const player of PLAYERS) {
    statistics.times.series[player][index] = step.timeMs?.[player] ?? null;
    const cpu = statistics.cpu.series[player];
    const used = step.cpuMs?.[player] ?? null;
    cpu[index + 1] = used === null ? (cpu[index] ?? null) : (cpu[index] ?? 0) + used;
    for (const [name, value] of Object.entries(step.debug?.[player]?.metrics ?? {})) {
      const known = statistics.metrics.get(name) ?? makeCurves(`metric ${name}`, name);
      statistics.metrics.set(name, known);
      if (typeof value === 'number') known.series[player][index] = value;
    }
  }
  for (const event of step.events ?? [])
    if (!isRoutine(event)) statistics.events[index]!.push(new FilmEvent(film, event));
  statistics.events[index]!.push(...listStepEvents(film, index));
}

function listStepEvents({ steps, names }: Film, index: number): GameEvent[] {
  const { faults = [], rejected, debug, forgiven = [] } = steps[index]!;
  const name = (player: number): string => `${names[player]} (${player})`;
  const found: GameEvent[] = [];
  for (const { player, code, reason } of faults) {
    found.push({ kind: 'fault', player, text: `${name(player)} is out: ${code}. ${reason}` });
  }
  for (const { player, reason } of forgiven) {
    found.push({ kind: 'note', player, text: `${name(player)} was late and forgiven: ${reason}` });
  }
  for (const player of PLAYERS) {
    for (const { order, reason } of rejected?.[player] ?? []) {
      found.push({ kind: 'refusal', player, text: `${name(player)}, order ${order} refused: ${reason}` });
    }
    const notes = debug?.[player]?.notes;
    if (notes !== undefined) found.push({ kind: 'note', player, text: `${name(player)} notes: ${notes}` });
  }
  return found;
}
