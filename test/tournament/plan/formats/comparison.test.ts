import { describe, expect, test } from 'vitest';
import { makePlan } from '../../../../tournament/plan/make-plan.ts';
import type { Block } from '../../../../tournament/plan/plan.ts';
import { defineExample } from '../example-definition.ts';

type Design = 'same-chair' | 'same-table';

/** Old is 0 and new is 1; the rivals have greater numbers. */
function plan(design: Design, seats: number, blocks: number, rivals: readonly number[]): readonly Block[] {
  return makePlan(defineExample(2, { kind: 'comparison', design, seats, blocks }, { house: rivals.map(String) }))
    .blocks;
}

/** A line for each match: O and N for the two, letters for the rivals. */
const draw = ({ seatings }: Block): string[] =>
  seatings.map((seating) => seating.map((bot) => 'ONabcdefg'[Number(bot)]).join(''));

test('same chair: the new bot takes the place of the old one, in every seat', () => {
  const [block] = plan('same-chair', 4, 1, [2]);
  expect(draw(block!)).toEqual(['Oaaa', 'Naaa', 'aOaa', 'aNaa', 'aaOa', 'aaNa', 'aaaO', 'aaaN']);
});

test('same table: both sit with two others, and swap', () => {
  for (const block of plan('same-table', 1, 20, [2, 3])) {
    const [first, second] = draw(block) as [string, string];
    expect([...first].sort().join('')).toBe('NOab');
    expect(second).toBe(first.replace(/[NO]/g, (bot) => (bot === 'O' ? 'N' : 'O')));
  }
});

describe('over many blocks', () => {
  test.each([1, 2, 3])('%i seats come equally often', (seats) => {
    const chairs = plan('same-chair', seats, 12, [2, 3, 4]).flatMap((block) =>
      draw(block).map((line) => line.indexOf('N')),
    );
    const counts = [0, 1, 2, 3].map((seat) => chairs.filter((chair) => chair === seat).length);
    expect(counts).toEqual([3, 3, 3, 3].map((count) => count * seats));
  });

  test('all pairs of seats come', () => {
    const pairs = plan('same-table', 1, 60, [2, 3]).map((block) =>
      draw(block)[0]!.replaceAll(/[NO]/g, 'X').replaceAll(/[ab]/g, '.'),
    );
    expect([...new Set(pairs)].sort()).toEqual(['..XX', '.X.X', '.XX.', 'X..X', 'X.X.', 'XX..']);
  });

  test('a block has the same three rivals throughout, and of five all come', () => {
    const blocks = plan('same-chair', 4, 30, [2, 3, 4, 5, 6]);
    for (const block of blocks) {
      expect(new Set(draw(block).map((line) => line.replaceAll(/[NO]/g, ''))).size).toBe(1);
    }
    expect(new Set(blocks.flatMap((block) => [...draw(block)[0]!.replace('O', '')])).size).toBe(5);
  });
});
