import { expect, test } from 'vitest';
import { recoverHealth } from '../../../../../engine/games/crematoria/phases/recover-health.ts';
import { cave, outside } from '../picture.ts';
import { play, unitOf } from '../play.ts';

const recovered = (letter: string, health: number): number =>
  unitOf(play(recoverHealth, outside(letter, { health: { [letter]: health } })), letter).health;

test.each(['a', 'B', 'N', 'n'])('%s recovers five points of health [crematoria:recovery]', (letter) => {
  expect(recovered(letter, 1)).toBe(6);
});

test.each([
  ['a', 50],
  ['B', 100],
  ['N', 75],
  ['n', 75],
])('%s never has more than %i [crematoria:recovery-limit]', (letter, most) => {
  expect([most - 6, most - 5, most - 4, most].map((health) => recovered(letter, health))).toEqual([
    most - 1,
    most,
    most,
    most,
  ]);
});

test('the dead do not recover [crematoria:recovery]', () => {
  expect(recovered('a', 0)).toBe(0);
  expect(recovered('N', 0)).toBe(0);
});

test('hellhounds have no health to recover', () => {
  expect(unitOf(play(recoverHealth, cave('H')), 'H').health).toBe(-1);
});

test('the amount can be set', () => {
  const scene = cave('a', { health: { a: 1 }, config: { recovery: 11 } });
  expect(unitOf(play(recoverHealth, scene), 'a').health).toBe(12);
});
