import type { Lunge, Sheet, Token } from '../games/game-drawing.ts';

/** A unit on its way between two frames. */
export interface Mover {
  readonly token: Token;
  readonly row: number;
  readonly column: number;
  /** 1 is there, 0 is gone. */
  readonly presence: number;
}

/** Whoever is further away than this has not walked: it died here and came back there. */
const MAX_STEP = 2;
const LUNGE_REACH = 0.4;

/** What is known of the way between the two frames. */
interface Course {
  readonly sheet: Sheet;
  readonly lunges?: readonly Lunge[];
  readonly dead?: ReadonlySet<number>;
}

/**
 * Where everybody is `progress` of the way from one frame to the next. A unit that died in between fades where it died, and
 * appears where it is reborn, however near that is.
 */
export function makeMovers(
  before: readonly Token[],
  after: readonly Token[],
  progress: number,
  { sheet, lunges = [], dead = new Set() }: Course,
): Mover[] {
  if (progress <= 0) return before.map(makeStill);
  if (progress >= 1) return after.map(makeStill);
  const later = new Map(after.map((token) => [token.id, token]));
  const lungeOf = new Map(lunges.map((lunge) => [lunge.id, lunge]));
  const movers: Mover[] = [];
  for (const token of before) {
    const next = later.get(token.id);
    later.delete(token.id);
    if (!next) movers.push({ ...makeStill(token), presence: 1 - progress });
    else if (dead.has(token.id) && !isSamePlace(token, next)) movers.push(...fade(token, next, progress));
    else movers.push(...move(token, next, progress, { sheet, lunge: lungeOf.get(token.id) }));
  }
  for (const token of later.values()) movers.push({ ...makeStill(token), presence: progress });
  return movers;
}

function makeStill(token: Token): Mover {
  return { token, row: token.row, column: token.column, presence: 1 };
}

const isSamePlace = (a: Token, b: Token): boolean => a.row === b.row && a.column === b.column;

function fade(token: Token, next: Token, progress: number): Mover[] {
  return [
    { ...makeStill(token), presence: 1 - progress },
    { ...makeStill(next), presence: progress },
  ];
}

interface Way {
  readonly sheet: Sheet;
  readonly lunge: Lunge | undefined;
}

function move(token: Token, next: Token, progress: number, { sheet, lunge }: Way): Mover[] {
  const rows = next.row - token.row;
  const columns = findShortestWay(token.column, next.column, sheet);
  if (Math.max(Math.abs(rows), Math.abs(columns)) > MAX_STEP) {
    return fade(token, next, progress);
  }
  const shown = turnToken(progress < 0.5 ? token : next, token, next, progress);
  if (rows === 0 && columns === 0 && lunge) {
    const reach = LUNGE_REACH * Math.sin(Math.PI * progress);
    return [{ ...makeStill(shown), row: token.row + reach * lunge.rows, column: token.column + reach * lunge.columns }];
  }
  const row = token.row + rows * progress;
  return [{ token: shown, row, column: token.column + columns * progress, presence: 1 }];
}

/** Columns from one to the other, on a ring the shorter way round. */
export function findShortestWay(from: number, to: number, { columns, isRing }: Sheet): number {
  const way = to - from;
  if (!isRing || Math.abs(way) <= columns / 2) return way;
  return way > 0 ? way - columns : way + columns;
}

/** A unit that turns does it smoothly too. */
function turnToken(shown: Token, before: Token, after: Token, progress: number): Token {
  if (before.turns === undefined || after.turns === undefined || before.turns === after.turns) return shown;
  const way = ((after.turns - before.turns + 6) % 4) - 2;
  return { ...shown, turns: before.turns + way * progress };
}
