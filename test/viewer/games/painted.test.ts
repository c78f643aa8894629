// What is painted of a game, as a list: the ground cell by cell, and every unit.
import { describe, expect, test } from 'vitest';
import type { Drawing } from '../../../viewer/games/drawings.ts';
import type { Stage } from '../../../viewer/games/game-drawing.ts';
import { findLandColour, findPlayerColour, LIGHT, PLAIN_LIGHT } from '../../../viewer/games/palette.ts';
import { drawingOf } from '../drawing-of.ts';
import { makeRecordingPen } from '../recording-pen.ts';

const CELL = 10;

/** The colour that each cell of the ground is filled with; land of a player is that player's number. */
function paintGround(drawing: Drawing, view: object, palette = LIGHT): string[][] {
  const { rows, columns } = drawing.measureSheet(view);
  const codes = new Uint16Array(rows * columns);
  drawing.codeGround(view, codes);
  const colours = Array.from(codes, (code) => {
    const { pen, painted } = makeRecordingPen();
    drawing.paintTile(pen, code, 4, palette);
    const colour = painted.find((line) => line.startsWith('fillRect'))?.split(' ')[1] ?? 'nothing';
    const owner = [0, 1, 2, 3].find((player) => findLandColour(player, false) === colour);
    return owner === undefined ? colour : String(owner);
  });
  return Array.from({ length: rows }, (_, row) => colours.slice(row * columns, (row + 1) * columns));
}

/** What is painted of a view between ground and page, with cells of ten pixels. */
function paintThings(drawing: Drawing, view: object, change: Partial<Stage<object>> = {}): string[] {
  const { pen, painted } = makeRecordingPen();
  const [x, y] = [(column: number) => CELL * column, (row: number) => CELL * row];
  const fixed = { progress: 0, config: drawing.config, palette: LIGHT, cell: CELL, letters: false };
  const stage = { pen, view, next: view, ...fixed, x, y, ...change };
  drawing.paintBelow?.(stage);
  for (const token of drawing.listTokens(view))
    drawing.paintToken(stage, token, x(token.column + 0.5), y(token.row + 0.5));
  return painted;
}

describe('Crematoria', () => {
  const drawing = drawingOf('crematoria');
  const unit = (id: number, type: string, player: number, health?: number) => ({
    id,
    type,
    player,
    pos: [0, 1, 1],
    health,
  });
  const view = {
    board: [
      ['R.E...', '......'],
      ['..E...', '......'],
    ],
    owners: ['..013.', '222222'],
    gems: [],
    night: [4, 5],
    units: [],
    landings: [],
  };

  test('every player has land in the own colour, and nobody has rock or lifts', () => {
    const [outside, , , , first, second] = paintGround(drawing, view);
    const [rock, cave, day] = ['#6d5f50', '#efebe4', '#f6dc83'];
    expect(outside!.map((colour) => colour === day)).toEqual([true, true, expect.any(Boolean), true, true, true]);
    expect(first!.map((colour, column) => (column === 2 ? 'lift' : colour))).toEqual([
      rock,
      cave,
      'lift',
      '1',
      '3',
      cave,
    ]);
    expect(second).toEqual(['2', '2', '2', '2', '2', '2']);
    const owned = paintGround(drawing, {
      ...view,
      board: [['......', '......'], view.board[1]!],
      owners: ['0000..', '......'],
    });
    expect(owned[4]).toEqual(['0', '0', '0', '0', cave, cave]);
  });

  test('half of its health is half of the bar', () => {
    const half = paintThings(drawing, { ...view, units: [unit(7, 'furyan', 2, 50)] });
    const whole = paintThings(drawing, { ...view, units: [unit(7, 'furyan', 2, 100)] });
    const bars = (lines: string[]): string[] => lines.filter((line) => line.startsWith('fillRect #ffffff'));
    expect(half.some((line) => line.startsWith(`fill ${findPlayerColour(2)}`))).toBe(true);
    // A radius of six pixels: twelve for the whole, six for a half.
    expect(bars(half)).toEqual(['fillRect #ffffff 9 9.32 6 2.52']);
    expect(bars(whole)).toEqual([]);
  });

  test('necromongers are black with an N, hellhounds red with an H, and the sky tells when they land', () => {
    const texts = (lines: string[]): string[] => lines.filter((line) => line.startsWith('fillText'));
    const units = [unit(1, 'necromonger', -1, 10), unit(2, 'hellhound', -1)];
    const landings = [{ id: 3, pos: [1, 1], turns: 5 }];
    const painted = paintThings(drawing, { ...view, units, landings });
    expect(texts(painted).map((line) => line.split(' ')[2])).toEqual(['N', 'H', '5']);
    expect(painted).toContain('strokeRect #dc1428 0 -10 30 30');
  });
});

describe('Ork Island', () => {
  const drawing = drawingOf('ork-island');
  const view = {
    board: ['W.F', 'SCP'],
    cities: [{ cells: [[1, 1]], owner: 3 }],
    paths: [{ cells: [[1, 2]], owner: -1, ends: [0, 0] }],
    units: [{ id: 4, player: 1, pos: [0, 2], health: 25 }],
  };

  test('land by its kind, cities and paths by their owners', () => {
    const [sea, coast] = paintGround(drawing, view);
    expect(sea).toEqual(['#bcdcee', '#d8e6c0', '#9fbf93']);
    expect(coast![0]).toBe('#f1e6bd');
    expect(coast![2]).toBe('#c9bda9');
    const { pen, painted } = makeRecordingPen();
    const codes = new Uint16Array(6);
    drawing.codeGround(view, codes);
    drawing.paintTile(pen, codes[4]!, 4, LIGHT);
    expect(painted.join('\n')).toContain(findLandColour(3, false));
  });

  test('an ork with a quarter of its health has a quarter of the bar, and shows how much in large cells', () => {
    const bar = paintThings(drawing, view).filter((line) => line.startsWith('fillRect #ffffff'));
    // A radius of 4.7 pixels: 9.4 for the whole.
    expect(bar.map((line) => line.split(' ')[4])).toEqual(['2.35']);
    expect(paintThings(drawing, view).some((line) => line.includes('Text'))).toBe(false);
    const large = paintThings(drawing, view, { cell: 20 });
    expect(large.filter((line) => line.startsWith('fillText')).map((line) => line.split(' ')[2])).toEqual(['25']);
  });
});

describe('The Walking Dead', () => {
  const drawing = drawingOf('walking-dead');
  const view = {
    board: ['X.M', '...'],
    owners: ['..0', '123'],
    food: [{ pos: [0, 2] }],
    units: [
      { id: 0, type: 'living', clan: 1, pos: [0, 1] },
      { id: 1, type: 'living', clan: 2, pos: [1, 1], turnsToZombie: 7 },
      { id: 2, type: 'dead', clan: 3, pos: [1, 0] },
      { id: 3, type: 'zombie', pos: [1, 2] },
    ],
  };

  test('debris, streets and land of all four', () => {
    expect(paintGround(drawing, view)).toEqual([
      ['#62627a', '#eeece7', '0'],
      ['1', '2', '3'],
    ]);
    expect(paintGround(drawing, view, PLAIN_LIGHT)[1]).toEqual(['#eeece7', '#eeece7', '#eeece7']);
  });

  test('who lives, who is bitten, who is dead, and who walks', () => {
    const painted = paintThings(drawing, view);
    const fills = painted.filter((line) => line.startsWith('fill ') || line.startsWith('fillRect #7a1fa2'));
    expect(fills.map((line) => line.split(' ')[1])).toEqual([
      '#d3172f',
      findPlayerColour(1),
      findPlayerColour(2),
      expect.stringMatching(/^#/),
      '#7a1fa2',
    ]);
    // The ring of who is bitten.
    expect(painted.filter((line) => line.startsWith(`stroke ${LIGHT.danger}`))).toEqual([
      `stroke ${LIGHT.danger} arc 15 15 5.2 0 6.28`,
    ]);
  });

  test('letters, as in the document', () => {
    const texts = paintThings(drawing, view, { letters: true }).filter((line) => line.startsWith('fillText'));
    expect(texts.map((line) => line.split(' ')[2])).toEqual(['M', 'X', 'D', 'Z']);
  });
});

describe('Apocalypse', () => {
  const drawing = drawingOf('apocalypse');
  const view = {
    board: [':.OX', '....'],
    fire: [{ pos: [0, 0], rounds: 3 }],
    posts: [{ pos: [1, 3], owner: 2, value: 100 }],
    soldiers: [{ id: 5, player: 0, pos: [1, 1], life: Number(drawing.config['life']) / 2 }],
    helicopters: [],
  };

  test('forest, grass, water and mountains', () => {
    expect(paintGround(drawing, view)[0]).toEqual(['#a3c494', '#dfe8c2', '#bcdcee', '#7d7873']);
  });

  test('a soldier has half of a bar left, and a post the colour of its owner', () => {
    const [soldier] = drawing.listTokens(view);
    expect(soldier).toMatchObject({ id: 5, player: 0, row: 1, column: 1, share: 0.5 });
    const painted = paintThings(drawing, view);
    expect(painted.some((line) => line.startsWith(`fill ${findPlayerColour(2)}`))).toBe(true);
    expect(painted.some((line) => line.startsWith(`fill ${findPlayerColour(0)}`))).toBe(true);
  });
});
