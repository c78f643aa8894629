import { describe, expect, test } from 'vitest';
import { defaults } from '../../../../engine/games/crematoria/defaults.ts';
import { arrive, cloneState, conquer, isPerson, makeRoster } from '../../../../engine/games/crematoria/state.ts';
import { UNIT_TYPES } from '../../../../engine/games/crematoria/vocabulary.ts';
import { cave, expectPicture, levels } from './picture.ts';
import { isSameState } from './play.ts';

describe('the roster', () => {
  const { types, people, firstHellhound, size, maxHealth } = makeRoster(defaults);

  test('four groups of furyans and pioneers, then necromongers, then hellhounds', () => {
    const group = [...Array.from({ length: 5 }, () => 'furyan'), ...Array.from({ length: 15 }, () => 'pioneer')];
    expect(Array.from(types, (type) => UNIT_TYPES[type])).toEqual([
      ...group,
      ...group,
      ...group,
      ...group,
      ...Array.from({ length: 10 }, () => 'necromonger'),
      ...Array.from({ length: 3 }, () => 'hellhound'),
    ]);
    expect([people, firstHellhound, size]).toEqual([80, 90, 93]);
  });

  test('what each is born with [crematoria:pioneer-health] [crematoria:furyan-health] [crematoria:necromonger-health]', () => {
    const health = Object.fromEntries(Array.from(types, (type, id) => [UNIT_TYPES[type], maxHealth[id]]));
    expect(health).toEqual({ pioneer: 50, furyan: 100, necromonger: 75, hellhound: -1 });
  });

  test('its numbers can be set', () => {
    const roster = makeRoster({ ...defaults, furyans: 1, pioneers: 2, necromongers: 1, hellhounds: 0 });
    expect(Array.from(roster.types, (type) => UNIT_TYPES[type]![0]).join('')).toBe('fppfppfppfppn');
  });
});

describe('conquering', () => {
  test('moves a cell from one count to another', () => {
    const { state, windows } = cave('..   .2');
    const [row, column] = windows[0]!.at;
    conquer(state, row * 80 + column, 1);
    expect([...state.cells]).toEqual([0, 1, 1, 0]);
    conquer(state, row * 80 + column + 1, 1);
    expect([...state.cells]).toEqual([0, 2, 0, 0]);
    conquer(state, row * 80 + column + 1, 1);
    expect([...state.cells]).toEqual([0, 2, 0, 0]);
  });

  test('only pioneers conquer and pick where they arrive', () => {
    const scene = levels({ cave: 'aB..', outside: '..GG' });
    const place = (column: number, level: number): number => (level * 40 + 10) * 80 + 10 + column;
    arrive(scene.state, 0, place(2, 1));
    arrive(scene.state, 1, place(3, 1));
    expect([...scene.state.gems]).toEqual([1, 0, 0, 0]);
    expect(scene.state.gem[place(3, 1)]).toBe(1);
    arrive(scene.state, 0, place(2, 0));
    arrive(scene.state, 1, place(3, 0));
    expect([...scene.state.cells]).toEqual([1, 0, 0, 0]);
  });
});

test('people are pioneers and furyans', () => {
  const { state } = levels({ cave: 'aBH', outside: '..N' });
  expect([0, 1, 2, state.roster.firstHellhound, -1].map((id) => isPerson(state, id))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a copy is equal and stands alone', () => {
  const scene = cave('aBH   01.', { round: 7 });
  const copy = { ...scene, state: cloneState(scene.state) };
  expect(isSameState(copy, scene)).toBe(true);
  expectPicture(copy, 'aBH   01.');
  copy.state.words.fill(0);
  copy.state.round += 1;
  expectPicture(scene, 'aBH   01.');
  expect(scene.state.round).toBe(7);
});
