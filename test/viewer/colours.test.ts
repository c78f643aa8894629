import { describe, expect, test } from 'vitest';
import { mix, PLAYER_COLOURS, PLAYER_SHAPES } from '../../viewer/games/palette.ts';

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
const LEAST_DIFFERENCE = 25;

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

describe('players can be told apart', () => {
  test.each(Object.keys(VISIONS))('by colour, with %s', (name) => {
    const labs = PLAYER_COLOURS.map((colour) => lab(colour, VISIONS[name]!));
    const distances = labs.flatMap((a, i) =>
      labs.slice(i + 1).map((b) => Math.hypot(...a.map((value, part) => value - b[part]!))),
    );
    expect(distances).toHaveLength(6);
    expect(Math.min(...distances)).toBeGreaterThan(LEAST_DIFFERENCE);
  });

  test('by shape', () => {
    expect(new Set(PLAYER_SHAPES).size).toBe(4);
  });
});

test('colours mix', () => {
  expect(mix('#ff0000', '#0000ff', 0.5)).toBe('#800080');
});
