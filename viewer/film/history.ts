import type { MatchEvent } from '../../engine/core/match-event.ts';
import { isAboutUnit } from '../../replay/is-about-unit.ts';
import { isRoutine } from '../../replay/routine-kinds.ts';
import type { Drawing } from '../games/drawings.ts';
import type { Token } from '../games/game-drawing.ts';
import { getFrame, type Film } from './film.ts';
import { describe as describeEvent } from './film-event.ts';

/** From this frame on it was so. */
export interface Chapter {
  readonly frame: number;
  readonly text: string;
}

/** What became of a unit: what happened to it, and what it was at first. A file without events says what it was, and when. */
export function traceUnit(film: Film, drawing: Drawing, id: number): Chapter[] {
  const describe = (view: object): string => describeState(film, drawing, view, id);
  if (film.steps[0]?.events === undefined) return listChapters(film, describe);
  const chapters = film.steps.flatMap((_, frame): Chapter[] => {
    const texts = listUnitEvents(film, frame, id)
      .filter((event) => !isRoutine(event))
      .map((event) => describeEvent(film, event));
    return texts.length === 0 ? [] : [{ frame, text: texts.join('; ') }];
  });
  const first = describe(getFrame(film, 0).view);
  return chapters[0]?.frame === 0 ? chapters : [{ frame: 0, text: first }, ...chapters];
}

/** What happened to a unit in a round, and what it did. */
export function listUnitEvents({ steps }: Film, frame: number, id: number): MatchEvent[] {
  return (steps[frame]?.events ?? []).filter((event) => isAboutUnit(event, id));
}

function describeState(film: Film, drawing: Drawing, view: object, id: number): string {
  const token = drawing.listTokens(view).find((one) => one.id === id);
  if (!token) return 'not on the board';
  const owner = film.names[token.player];
  return owner === undefined ? token.kind : `${token.kind} of ${owner} (${token.player})`;
}

/** What became of a cell. */
export function traceCell(film: Film, drawing: Drawing, row: number, column: number): Chapter[] {
  return listChapters(film, (view) => drawing.describeCell(view, row, column).join(', '));
}

function listChapters(film: Film, describe: (view: object) => string): Chapter[] {
  const found: Chapter[] = [];
  for (const frame of film.frames.keys()) {
    const text = describe(getFrame(film, frame).view);
    if (found.at(-1)?.text !== text) found.push({ frame, text });
  }
  return found;
}

/** A unit in a frame. */
export interface UnitMoment {
  readonly id: number;
  readonly frame: number;
}

/** Where a unit was in the frames up to this one, the oldest first. */
export function traceTrail(film: Film, drawing: Drawing, { id, frame }: UnitMoment, length: number): Token[] {
  const trail: Token[] = [];
  for (let index = Math.max(0, frame - length); index <= frame; index++) {
    const token = drawing.listTokens(getFrame(film, index).view).find((one) => one.id === id);
    if (token) trail.push(token);
  }
  return trail;
}

/** Where every unit that is on the board was in the frames up to this one. */
export function traceTrails(film: Film, drawing: Drawing, frame: number, length: number): Token[][] {
  const trails = new Map<number, Token[]>();
  for (let index = Math.max(0, frame - length); index <= frame; index++) {
    for (const token of drawing.listTokens(getFrame(film, index).view)) {
      const trail = trails.get(token.id) ?? [];
      trail.push(token);
      trails.set(token.id, trail);
    }
  }
  return [...trails.values()];
}
