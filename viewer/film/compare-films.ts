import type { Sheet, Token } from '../games/game-drawing.ts';
import type { Show } from './show.ts';
import { getFrame } from './film.ts';

interface Pair {
  readonly show: Show | undefined;
  readonly other: Show | undefined;
}

/** Why two matches cannot be watched side by side; undefined if they can. */
export function findPairProblem(show: Show, other: Show): string | undefined {
  if (show.film.game.id !== other.film.game.id) {
    return `one is a match of ${show.film.game.title}, the other of ${other.film.game.title}: only matches of one game go side by side`;
  }
  const [a, b] = [show, other].map(measure) as [Sheet, Sheet];
  return a.rows === b.rows && a.columns === b.columns ? undefined : 'their boards are not of the same size';
}

const measure = ({ film, drawing }: Show): Sheet => drawing.measureSheet(getFrame(film, 0).view);

/** The first frame, from one on, in which board, units or scores are not the same; undefined if there is none yet. */
export function findFirstDifference(show: Show, other: Show, from = 0): number | undefined {
  const frames = Math.min(show.film.frames.length, other.film.frames.length);
  for (let frame = from; frame < frames; frame++) {
    if (!isSame(show, other, frame)) return frame;
  }
  const isLonger =
    show.film.isComplete && other.film.isComplete && show.film.frames.length !== other.film.frames.length;
  return isLonger ? frames : undefined;
}

function isSame(show: Show, other: Show, frame: number): boolean {
  const [a, b] = [getFrame(show.film, frame), getFrame(other.film, frame)];
  return (
    a.scores.every((score, player) => score === b.scores[player]) && JSON.stringify(a.view) === JSON.stringify(b.view)
  );
}

/** A cache of the cells that differed last: a picture is painted many times in a round. */
const kept = new WeakMap<Show, { other: Show; frame: number; cells: [number, number][] }>();

/** The cells whose land or units are not the same in both. */
export function listDifferentCells({ show, other }: Pair, frame: number): [row: number, column: number][] {
  if (!show || !other) return [];
  const known = kept.get(show);
  if (known?.other === other && known.frame === frame) return known.cells;
  const cells = compareCells(show, other, frame);
  kept.set(show, { other, frame, cells });
  return cells;
}

function compareCells(show: Show, other: Show, frame: number): [number, number][] {
  const sheet = measure(show);
  const [a, b] = [show, other].map((one) => describeCells(one, frame, sheet)) as [string[], string[]];
  return a.flatMap((text, index): [number, number][] =>
    text === b[index] ? [] : [[Math.floor(index / sheet.columns), index % sheet.columns]],
  );
}

/** Everything that is drawn in each cell, as a text. */
function describeCells({ film, drawing }: Show, frame: number, { rows, columns }: Sheet): string[] {
  const { view } = getFrame(film, Math.min(frame, film.frames.length - 1));
  const codes = new Uint16Array(rows * columns);
  drawing.codeGround(view, codes);
  const cells = Array.from(codes, String);
  const place = ({ row, column }: Token): number => row * columns + column;
  const tokens = drawing.listTokens(view).sort((a, b) => a.id - b.id);
  for (const token of tokens) {
    cells[place(token)] += ` ${token.id} ${token.player} ${token.kind} ${token.share ?? ''} ${token.label ?? ''}`;
  }
  return cells;
}
