import { PLAYERS, type Player } from '../../engine/core/players.ts';
import type { EventKind } from '../games/game-drawing.ts';
import type { Show } from './show.ts';
import type { Film } from './film.ts';
import { listOrders } from './orders.ts';
import { listEventsAt } from './statistics.ts';

/** The kinds of lines, the important first: a crash with its trace comes before orders that were refused. */
export const LOG_KINDS = {
  fault: 'out',
  stderr: 'standard error',
  lead: 'changes of lead',
  jump: 'jumps',
  note: 'notes',
  capture: 'captures',
  death: 'deaths',
  metric: 'metrics',
  refusal: 'refusals',
  order: 'orders',
} as const satisfies Record<EventKind | 'stderr' | 'metric' | 'order', string>;

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

/** Everything that is recorded of the round that begins with a frame, and of what led to it. */
export function listRoundLines({ film, statistics }: Show, frame: number): LogLine[] {
  const events = listEventsAt(statistics, frame).map((event) => ({ frame, ...event }));
  const said = PLAYERS.flatMap((player) => listSaid(film, frame, player));
  return [...events, ...said].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
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

/** The lines that a filter lets through: of one round or of all. Orders of all rounds are listed only when asked for. */
export function filterLines(show: Show, frame: number, filter: LogFilter): LogLine[] {
  const frames = filter.scope === 'round' ? [frame] : show.film.frames.keys();
  const search = filter.search.trim().toLowerCase();
  const isAsked = ({ kind }: LogLine): boolean =>
    filter.kind === '' ? filter.scope === 'round' || search !== '' || kind !== 'order' : kind === filter.kind;
  const isShown = (line: LogLine): boolean =>
    (filter.player === -1 || line.player === filter.player) &&
    isAsked(line) &&
    (search === '' || `${line.text}\n${line.detail ?? ''}`.toLowerCase().includes(search));
  const found: LogLine[] = [];
  for (const index of frames) found.push(...listRoundLines(show, index).filter(isShown));
  return found;
}
