import { getFrame, type Film } from '../film/film.ts';
import { classifyEvent } from '../film/film-event.ts';
import type { Drawing } from '../games/drawings.ts';
import type { Stage, Token } from '../games/game-drawing.ts';
import { EVENT_HEAT, type Heat } from './layers.ts';

/** Counts, for every cell of the sheet, units that were there, or events that happened there, up to a frame. */
export function countHeat(film: Film, drawing: Drawing, heat: Heat, last: number): Uint32Array {
  const { rows, columns } = drawing.measureSheet(getFrame(film, 0).view);
  const counts = new Uint32Array(rows * columns);
  const add = (row: number, column: number): void => void (counts[row * columns + column]! += 1);
  if (heat === 'presence') countPresence(film, drawing, last, add);
  else countEvents(film, drawing, { heat, last }, add);
  return counts;
}

/** What is counted, and up to which frame. */
interface CountedHeat {
  readonly heat: Heat;
  readonly last: number;
}

type Add = (row: number, column: number) => void;

function countPresence(film: Film, drawing: Drawing, last: number, add: Add): void {
  for (let frame = 0; frame <= last; frame++) {
    const tokens = drawing.listTokens(getFrame(film, frame).view);
    for (const { row, column } of tokens.filter(isAlive)) add(row, column);
  }
}

const isAlive = ({ kind }: Token): boolean => kind !== 'dead' && kind !== 'landing';

/** Where the engine says that something happened in the rounds before a frame. */
function countEvents(film: Film, drawing: Drawing, { heat, last }: CountedHeat, add: Add): void {
  const kind = heat.slice(EVENT_HEAT.length);
  for (let frame = 0; frame < last; frame++) {
    const { view } = getFrame(film, frame);
    for (const event of film.steps[frame]?.events ?? []) {
      const isMeant = heat === 'deaths' ? classifyEvent(event) === 'death' : event.kind === kind;
      if (!isMeant || event.at === undefined) continue;
      const [row, column] = drawing.findPlace?.(view, event.at) ?? (event.at as readonly [number, number]);
      add(row, column);
    }
  }
}

/** The kinds of events that a film has places of, in the order in which they first happen. */
export function listPlacedKinds({ steps }: Film): string[] {
  const kinds = new Set<string>();
  for (const { events = [] } of steps) for (const { kind, at } of events) if (at !== undefined) kinds.add(kind);
  return [...kinds];
}

/** Keeps the last count: it is asked for at every picture. */
export class HeatMap {
  private key: unknown[] = [];
  private counts: Uint32Array = new Uint32Array(0);

  paint({ pen, x, y, cell }: Stage<object>, film: Film, drawing: Drawing, { heat, last }: CountedHeat): void {
    const key = [film, heat, last, film.perspective];
    if (key.some((part, index) => part !== this.key[index])) this.counts = countHeat(film, drawing, heat, last);
    this.key = key;
    const { columns } = drawing.measureSheet(getFrame(film, 0).view);
    const most = this.counts.reduce((a, b) => Math.max(a, b), 1);
    for (const [index, count] of this.counts.entries()) {
      if (count === 0) continue;
      const place = [x(index % columns), y(Math.floor(index / columns)), cell + 0.5, cell + 0.5] as const;
      // On white, so that no colour of an owner looks like it or shines through.
      pen.globalAlpha = 1;
      pen.fillStyle = '#fff';
      pen.fillRect(...place);
      pen.globalAlpha = 0.15 + 0.85 * Math.sqrt(count / most);
      pen.fillStyle = heat === 'deaths' ? '#ff1030' : '#ff7a00';
      pen.fillRect(...place);
      pen.globalAlpha = 1;
      pen.strokeStyle = '#300';
      pen.strokeRect(...place);
    }
    pen.globalAlpha = 1;
  }
}
