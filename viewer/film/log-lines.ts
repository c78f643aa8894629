import { PLAYERS, type Player } from '../../engine/core/players.ts';
import { isRoutine } from '../../replay/routine-kinds.ts';
import type { EventKind, GameEvent } from '../games/game-drawing.ts';
import type { Show } from './show.ts';
import type { Film } from './film.ts';
import { concerns, FilmEvent } from './film-event.ts';
import { listOrders } from './orders.ts';
import { listEventsAt } from './statistics.ts';

/** The kinds of lines, the important first: a crash with its trace comes before orders that were refused. */
export const LOG_KINDS = {
  fault: 'out',
  stderr: 'standard error',
  lead: 'changes of lead',
  jump: 'jumps',
  note: 'notes',
  death: 'deaths',
  capture: 'captures',
  event: 'other events',
  metric: 'metrics',
  refusal: 'refusals',
  routine: 'moves, cells, routine',
  order: 'orders',
} as const satisfies Record<EventKind | 'stderr' | 'metric' | 'order' | 'routine', string>;

export type LogKind = keyof typeof LOG_KINDS;

export interface LogLine {
  readonly frame: number;
  readonly kind: LogKind;
  /** -1 for nobody's. */
  readonly player: number;
  readonly text: string;
  /** Lines of text that belong to it and may be folded away. */
  readonly detail?: string;
}

/** What the log shows. */
export interface LogFilter {
  /** Of the round on show, or of all of them. */
  readonly scope: 'round' | 'match';
  /** Whose lines; -1 for everybody's. */
  readonly player: number;
  /** A kind of line; empty for all. */
  readonly kind: string;
  readonly search: string;
}

const ORDER = Object.keys(LOG_KINDS) as LogKind[];

/** Which lines are wanted: most are not made at all. */
interface Wanted {
  readonly player: number;
  isKind(kind: LogKind): boolean;
}

const EVERYTHING: Wanted = { player: -1, isKind: (kind) => kind !== 'routine' };

/** Everything that is recorded of the round that begins with a frame. */
export function listRoundLines({ film, statistics }: Show, frame: number, wanted = EVERYTHING): LogLine[] {
  const { player: one, isKind } = wanted;
  const isWanted = (event: GameEvent): boolean => one === -1 || concerns(event, one);
  const events = [
    ...listEventsAt(statistics, frame).filter(({ kind }) => isKind(kind)),
    ...(isKind('routine') ? listRoutine(film, frame) : []),
  ].filter(isWanted);
  const happened = events.map(({ kind, player, text, event }): LogLine => ({
    frame,
    kind: event && isRoutine(event) ? 'routine' : kind,
    player,
    text,
  }));
  const said = PLAYERS.filter((player) => one === -1 || player === one)
    .flatMap((player) => listSaid(film, frame, player))
    .filter(({ kind }) => isKind(kind));
  return [...happened, ...said].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

function listRoutine(film: Film, frame: number): FilmEvent[] {
  const events = film.steps[frame]?.events ?? [];
  return events.filter(isRoutine).map((event) => new FilmEvent(film, event));
}

const nameOf = ({ names }: Film, player: Player): string => `${names[player]} (${player})`;

function listSaid(film: Film, frame: number, player: Player): LogLine[] {
  const step = film.steps[frame];
  const name = nameOf(film, player);
  const lines: LogLine[] = [];
  const add = (kind: LogKind, text: string, detail?: string): void =>
    void lines.push({ frame, kind, player, text, ...(detail === undefined ? {} : { detail }) });
  if (step?.stderr?.[player]) add('stderr', `${name}, standard error`, step.stderr[player]);
  const last = frame >= film.steps.length ? film.end?.stderr?.[player] : undefined;
  if (last) add('stderr', `${name}, last standard error`, last);
  const metrics = Object.entries(step?.debug?.[player]?.metrics ?? {});
  if (metrics.length > 0)
    add('metric', `${name}: ${metrics.map(([metric, value]) => `${metric} ${value}`).join(', ')}`);
  if (step?.orders) add('order', ...describeOrders(film, frame, player));
  return lines;
}

function describeOrders(film: Film, frame: number, player: Player): [text: string, detail: string] {
  const orders = listOrders(film.steps[frame]!, player);
  const refused = orders.filter(({ refusal }) => refusal !== undefined).length;
  const count = `${orders.length} ${orders.length === 1 ? 'order' : 'orders'} of ${nameOf(film, player)}`;
  const lines = orders.map(
    ({ index, order, refusal }) =>
      `${index} ${refusal === undefined ? ' ' : '✗'} ${JSON.stringify(order)}${refusal === undefined ? '' : ` — ${refusal}`}`,
  );
  return [refused === 0 ? count : `${count}, ${refused} refused`, lines.join('\n')];
}

/** The lines that a filter lets through: of one round or of all. Routine events, and orders of all rounds, are listed only when asked for. */
export function filterLines(show: Show, frame: number, filter: LogFilter): LogLine[] {
  const frames = filter.scope === 'round' ? [frame] : show.film.frames.keys();
  const search = filter.search.trim().toLowerCase();
  const isQuiet = (kind: LogKind): boolean => kind === 'routine' || (kind === 'order' && filter.scope === 'match');
  const isKind = (kind: LogKind): boolean =>
    filter.kind === '' ? search !== '' || !isQuiet(kind) : kind === filter.kind;
  const isShown = (line: LogLine): boolean =>
    search === '' || `${line.text}\n${line.detail ?? ''}`.toLowerCase().includes(search);
  const found: LogLine[] = [];
  const wanted = { player: filter.player, isKind };
  for (const index of frames) found.push(...listRoundLines(show, index, wanted).filter(isShown));
  return found;
}
