import { describe, expect, test } from 'vitest';
import { PLAYERS } from '../../../engine/core/players.ts';
import type { Pen } from '../../../viewer/games/game-drawing.ts';
import { paintPlayer } from '../../../viewer/games/paint-shape.ts';
import {
  DARK,
  findCurveColour,
  findHalo,
  findLandColour,
  LIGHT,
  measureLuminance,
  mix,
  PLAYER_COLOURS,
  PLAYER_SHAPES,
} from '../../../viewer/games/palette.ts';

// How the world looks without one kind of cone: Machado, Oliveira and Fernandes, 2009, severity 1.
const VISIONS: Record<string, number[][]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(colour: string): number[] {
  return [1, 3, 5].map((from) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

/** CIE L*a*b*, in which distances are about what eyes see. */
function lab(colour: string, vision: number[][]): number[] {
  const seen = vision.map((row) => row.reduce((sum, part, index) => sum + part * linear(colour)[index]!, 0));
  const [r, g, b] = seen.map((value) => Math.min(1, Math.max(0, value))) as [number, number, number];
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart the two colours are that are nearest to each other, `fixed` ones only from the others. */
function findLeastDistance(colours: readonly string[], fixed: readonly string[], vision: number[][]): number {
  const seen = (colour: string): number[] => lab(colour, vision);
  const measure = (a: string, b: string): number => Math.hypot(...seen(a).map((value, part) => value - seen(b)[part]!));
  const pairs = colours.flatMap((a, i) => [...colours.slice(i + 1), ...fixed].map((b) => measure(a, b)));
  expect(pairs).toHaveLength(6 + 4 * fixed.length);
  return Math.min(...pairs);
}

function measureContrast(a: string, b: string): number {
  const [light, dark] = [measureLuminance(a), measureLuminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const THEMES = [
  { name: 'light', palette: LIGHT, nobodys: ['#eeece7', '#efebe4'] },
  { name: 'dark', palette: DARK, nobodys: ['#33363c', '#4b463f'] },
];

describe.each(Object.keys(VISIONS))('with %s players can be told apart', (vision) => {
  test('by the colour of units', () => {
    expect(findLeastDistance(PLAYER_COLOURS, [], VISIONS[vision]!)).toBeGreaterThan(25);
  });

  test.each(THEMES)('by their land, $name', ({ palette, nobodys }) => {
    const land = PLAYERS.map((player) => findLandColour(player, palette.isDark));
    expect(findLeastDistance(land, [], VISIONS[vision]!)).toBeGreaterThan(20);
    expect(findLeastDistance(land, nobodys, VISIONS[vision]!)).toBeGreaterThan(15);
  });

  test.each(THEMES)('by their curves, $name', ({ palette }) => {
    const curves = PLAYERS.map((player) => findCurveColour(player, palette.isDark));
    expect(findLeastDistance(curves, [], VISIONS[vision]!)).toBeGreaterThan(25);
  });
});

test('players can be told apart by shape', () => {
  expect(new Set(PLAYER_SHAPES).size).toBe(4);
});

describe('contrast', () => {
  test.each(THEMES)('curves with the page, $name', ({ palette }) => {
    for (const player of PLAYERS) {
      const colour = findCurveColour(player, palette.isDark);
      expect({ colour, ok: measureContrast(colour, palette.page) >= 3 }).toEqual({ colour, ok: true });
    }
  });

  test.each([...PLAYER_COLOURS, '#808080', '#777777', '#ff0000', '#ffffff'])('a label in %s with its rim', (colour) => {
    expect(measureContrast(colour, findHalo(colour))).toBeGreaterThanOrEqual(4.5);
  });
});

/** Remembers what is filled with which colour. */
function makePen(): { pen: Pen; fills: string[] } {
  const fills: string[] = [];
  const pen = new Proxy({} as Record<string, unknown>, {
    get: (target, name: string) =>
      name === 'fill' || name === 'fillRect'
        ? () => void fills.push(String(target['fillStyle']))
        : (target[name] ?? (() => {})),
  });
  return { pen: pen as unknown as Pen, fills };
}

test('a hurt unit keeps the colour of its player', () => {
  const { pen, fills } = makePen();
  paintPlayer(pen, LIGHT, { player: 1, share: 0.1 }, { x: 10, y: 10, radius: 5 });
  expect(fills[0]).toBe(PLAYER_COLOURS[1]);
  expect(fills.slice(1)).toEqual(['#17181b', '#ffffff']);
});

test('colours mix', () => {
  expect(mix('#ff0000', '#0000ff', 0.5)).toBe('#800080');
});
