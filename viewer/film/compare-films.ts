import { PLAYERS } from '../../engine/core/players.ts';
import { compareOrders } from '../../replay/compare-orders.ts';
import type { Sheet } from '../games/game-drawing.ts';
import { getFrame } from './film.ts';
import { listOrders } from './orders.ts';
import type { Show } from './show.ts';

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

/**
 * The first round, by the frame that it begins with, in which the two part: other orders, other verdicts, or other boards
 * after it, as "minions diff" counts. Undefined if there is none yet. `from`: the frames before are known to be the same.
 */
export function findFirstDifference(show: Show, other: Show, from = 0): number | undefined {
  const frames = Math.min(show.film.frames.length, other.film.frames.length);
  if (from === 0 && !isSame(show, other, 0)) return 0;
  for (let frame = Math.max(0, from - 1); frame < frames - 1; frame++) {
    if (!isPlayedAlike(show, other, frame) || !isSame(show, other, frame + 1)) return frame;
  }
  const isLonger =
    show.film.isComplete && other.film.isComplete && show.film.frames.length !== other.film.frames.length;
  return isLonger ? frames - 1 : undefined;
}

/** Whether everybody ordered the same in a round, and went out in both matches or in none. */
function isPlayedAlike({ film: a }: Show, { film: b }: Show, frame: number): boolean {
  const [one, two] = [a.steps[frame]!, b.steps[frame]!];
  return PLAYERS.every((player) => {
    const [fault, otherFault] = [one, two].map(({ faults }) => faults?.find((found) => found.player === player)?.code);
    const [left, right] = [one, two].map((step) => listOrders(step, player).map(({ order }) => order));
    return fault === otherFault && compareOrders(left!, right!).isSame;
  });
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
  // A match that is still being read has no such frame yet: there is nothing to compare.
  if (!show || !other || ![show, other].every(({ film }) => frame < film.frames.length || film.isComplete)) return [];
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
  // Whatever lies or stands somewhere: units, gems, food, fire, posts.
  for (const [name, list] of Object.entries(view) as [string, unknown][]) {
    if (!Array.isArray(list)) continue;
    for (const thing of list as ({ readonly pos?: readonly number[] } | null)[]) {
      if (!Array.isArray(thing?.pos)) continue;
      const [row, column] = drawing.findPlace?.(view, thing.pos) ?? (thing.pos as [number, number]);
      cells[row * columns + column] += ` ${name} ${JSON.stringify(thing)}`;
    }
  }
  return cells;
}
