import { expect, test } from 'vitest';
import { drawPseudonym } from '../../../tournament/folder/draw-pseudonym.ts';

const first = (): number => 0;
const last = (below: number): number => below - 1;

test('a pseudonym is a colour and an animal', () => {
  expect(drawPseudonym(new Set(), first)).toBe('Amber Badger');
  expect(drawPseudonym(new Set(), last)).toBe('Violet Wolf');
  expect(drawPseudonym(new Set(['Amber Badger', 'Violet Wolf']), first)).toBe('Amber Crane');
});

test('with a number when all are taken', () => {
  const taken = new Set<string>();
  for (let count = 0; count < 420; count += 1) taken.add(drawPseudonym(taken, first));
  expect(drawPseudonym(taken, first)).toBe('Amber Badger 2');
  taken.add('Amber Badger 2');
  expect(drawPseudonym(taken, first)).toBe('Amber Crane 2');
});
