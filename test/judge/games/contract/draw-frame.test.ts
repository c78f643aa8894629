// What the viewer would ask of a drawing, asked without a browser.
import { expect, test } from 'vitest';
import { drawFrame, type Frame, type PageDrawing } from '../../../../judge/games/contract/draw-frame.ts';

const view = { board: ['..', '..', '..'], units: [{ id: 4, player: 1, pos: [2, 1] }] };
const frame: Frame = { view, next: view, moves: [{ unit: 4 }], round: 3, config: { size: 2 } };

const drawing: PageDrawing = {
  paintBelow: ({ pen, cell, x }: { pen: CanvasRenderingContext2D; cell: number; x: (column: number) => number }) => {
    pen.fillStyle = '#ffffff';
    pen.arc(x(1), 0, cell, 0, 7);
    pen.fillText(pen.fillStyle, pen.measureText('gold').width, 0);
  },
  listTokens: ({ units }: typeof view) =>
    units.map(({ id, player, pos }) => ({ id, player, kind: 'pawn', row: pos[0], column: pos[1] })),
  figures: [{ key: 'units', label: 'Units' }],
  countFigures: () => [[1], [2], [3], [4]],
  legend: ['a disc: gold'],
};

test('a drawing that works', () => {
  expect(() => drawFrame(drawing, frame)).not.toThrow();
  expect(() => drawFrame({}, frame)).not.toThrow();
});

const TOKEN = { id: 1, player: 0, kind: 'pawn', row: 0, column: 0 };

test.each<[part: string, value: unknown, problem: string]>([
  [
    'paintAbove',
    ({ pen }: { pen: { fillCircle(): void } }) => pen.fillCircle(),
    '"paintAbove" fails in round 3: pen.fillCircle is not a function',
  ],
  [
    'paintBelow',
    ({ pen }: { pen: CanvasRenderingContext2D }) => pen.arc(0, 0, -1, 0, 7),
    'the radius of a disc is negative: -1',
  ],
  ['paintTile', 'green', 'invalid "paintTile": expected a function'],
  ['measureSheet', () => ({ rows: 0, columns: 2 }), '"measureSheet" in round 3: expected rows and columns'],
  [
    'listTokens',
    () => [{ ...TOKEN, row: Number.NaN }],
    '"listTokens" in round 3: expected a list of { id, player, kind, row, column }',
  ],
  [
    'paintToken',
    () => {
      throw new Error('no pen');
    },
    '"paintToken" fails in round 3: no pen',
  ],
  [
    'countFigures',
    () => [[1], [2], [3], [4, 5]],
    '"countFigures" in round 3: expected for each of four players as many numbers as "figures" has',
  ],
  ['describeCell', () => 'floor', '"describeCell" in round 3: expected a list of texts'],
  ['describeUnit', () => [7], '"describeUnit" in round 3: expected a list of texts'],
  [
    'findLunge',
    ({ to }: { to: number[] }) => to[0],
    '"findLunge" fails in round 3: Cannot read properties of undefined (reading \'0\')',
  ],
  ['legend', 'gold', '"legend" in round 3: expected a list of texts'],
])('%s that does not work', (part, value, problem) => {
  expect(() => drawFrame({ ...drawing, [part]: value }, frame)).toThrow(problem);
});
