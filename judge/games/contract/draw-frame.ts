import { pretendPen } from './pretend-canvas.ts';

/** What is drawn of one round. */
export interface Frame {
  readonly view: object;
  readonly next: object;
  readonly moves: readonly object[];
  readonly round: number;
  readonly config: Readonly<Record<string, unknown>>;
}

/** A drawing as its author wrote it: any parts of `Drawing`, with a type that nobody has checked. */
export type PageDrawing = Readonly<Record<string, unknown>>;

type Part = (...args: unknown[]) => unknown;

const CELL = 24;
const MAX_CELLS = 200;
const PALETTE = { isDark: false, page: '#f6f5f2', ink: '#1d1f23', line: '#17181b', danger: '#c8102e' };

/** Asks a drawing for everything that the viewer would in this round. Throws what is wrong, with the part and the round. */
export function drawFrame(drawing: PageDrawing, frame: Frame): void {
  const { view, next, moves, config } = frame;
  const call = (name: string, ...args: unknown[]): unknown => callPart(drawing, name, frame, args);
  const need = (name: string, isRight: boolean, expected: string): void => {
    if (!isRight) throw new Error(`"${name}" in round ${frame.round}: expected ${expected}`);
  };
  const sheet = (call('measureSheet', view, config) ?? measureBoard(view)) as { rows: number; columns: number };
  need('measureSheet', [sheet.rows, sheet.columns].every(isCount), 'rows and columns, whole numbers from 1 to 1000');
  const stage = {
    pen: pretendPen(),
    view,
    next,
    config,
    palette: PALETTE,
    cell: CELL,
    letters: false,
    x: scale,
    y: scale,
  };

  const codes = new Uint16Array(sheet.rows * sheet.columns);
  call('codeGround', view, codes, config);
  for (const code of new Set(codes)) call('paintTile', stage.pen, code, CELL, PALETTE);
  for (const name of ['paintBelow', 'paintAbove']) for (const progress of [0, 0.5]) call(name, { ...stage, progress });

  const tokens = (call('listTokens', view, config) ?? []) as Record<string, unknown>[];
  need('listTokens', Array.isArray(tokens) && tokens.every(isToken), 'a list of { id, player, kind, row, column }');
  for (const token of tokens) {
    call('paintToken', { ...stage, progress: 0 }, token, scale(Number(token['column'])), scale(Number(token['row'])));
    const lines = call('describeUnit', view, token['id'], ['a', 'b', 'c', 'd'], config);
    need('describeUnit', lines === undefined || isTexts(lines), 'a list of texts');
  }
  for (const move of moves) call('findLunge', move, view, config);
  for (const [figures, count] of [
    ['figures', 'countFigures'],
    ['parts', 'countParts'],
  ] as const) {
    const counted = call(count, view, config);
    const length = (drawing[figures] as unknown[] | undefined)?.length ?? 0;
    need(
      count,
      counted === undefined || isCounts(counted, length),
      `for each of four players as many numbers as "${figures}" has`,
    );
  }
  for (let n = 0; n < Math.min(MAX_CELLS, codes.length); n++) {
    const [row, column] = [Math.floor(n / sheet.columns), n % sheet.columns];
    const lines = call('describeCell', view, row, column, config);
    need('describeCell', lines === undefined || isTexts(lines), 'a list of texts');
    call('nameCell', row, column);
    call('findCell', view, row + 0.5, column + 0.5, config);
    call('outlineCell', view, row, column, config);
    call('numberRow', row);
  }
  need('legend', drawing['legend'] === undefined || isTexts(drawing['legend']), 'a list of texts');
}

/** What the part gives; undefined where the drawing leaves that to the viewer. */
function callPart(drawing: PageDrawing, name: string, { round }: Frame, args: readonly unknown[]): unknown {
  const part = drawing[name];
  if (part === undefined) return undefined;
  if (typeof part !== 'function') throw new Error(`invalid "${name}": expected a function`);
  try {
    return (part as Part).apply(drawing, [...args]);
  } catch (error) {
    const { message, stack } = error as Error;
    throw Object.assign(new Error(`"${name}" fails in round ${round}: ${message}`), { stack });
  }
}

const scale = (place: number): number => place * CELL;

function measureBoard(view: object): { rows: number; columns: number } {
  const { board } = view as { board?: unknown };
  const rows = Array.isArray(board) ? board.filter((row) => typeof row === 'string') : [];
  return { rows: Math.max(1, rows.length), columns: Math.max(1, ...rows.map((row) => row.length)) };
}

const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= 1000;

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');

function isToken(token: Record<string, unknown> | null): boolean {
  const numbers = [token?.['id'], token?.['player'], token?.['row'], token?.['column']];
  return numbers.every(Number.isFinite) && typeof token?.['kind'] === 'string';
}

const isCounts = (value: unknown, length: number): boolean =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((list) => Array.isArray(list) && list.length === length && list.every(Number.isFinite));
