import { expect, test } from 'vitest';
import { conquerCities } from '../../../../../engine/games/ork-island/phases/conquer-cities.ts';
import { island, withOwners } from '../picture.ts';
import { play } from '../play.ts';

const NOBODY = -1;

function ownerAfter(scene: Parameters<typeof play>[1], owner = NOBODY): number {
  const after = play(conquerCities, withOwners(scene, { cities: [owner] }));
  return after.state.cityOwner[0]!;
}

test('who has more orks in a city conquers it [ork-island:count-orks-in-cities] [ork-island:majority-conquers]', () => {
  const scene = island`
    Ca Cb .l
    Ck C  .m`;
  expect(ownerAfter(scene, 1)).toBe(0);
});

test('who has fewer orks in a city loses it [ork-island:minority-loses]', () => {
  const scene = island`
    Ca Ck
    Cl C`;
  expect(ownerAfter(scene, 0)).toBe(1);
});

test('one ork is enough for an empty city [ork-island:majority-conquers]', () => {
  expect(ownerAfter(island`C Cx`)).toBe(3);
});

test.each([NOBODY, 0, 1, 2])(
  'with as many on both sides nothing changes: owner %i [ork-island:tie-changes-nothing]',
  (owner) => {
    const scene = island`
    Ca Cb
    Ck Cl`;
    expect(ownerAfter(scene, owner)).toBe(owner);
  },
);

test.each([
  ['two share the most', island`Ca Cb Ck Cl Cr`, 2],
  ['the first and the last share the most', island`Ca Ck Cx`, 1],
  ['it is empty', island`C C .a`, 2],
])('the owner stays when %s [ork-island:tie-changes-nothing]', (_, scene, owner) => {
  expect(ownerAfter(scene, owner)).toBe(owner);
});

test('more than each other player is enough, it need not be more than all together', () => {
  expect(ownerAfter(island`Ca Ck Cr Cs Cx`)).toBe(2);
});

test('each city is counted by itself', () => {
  const after = play(conquerCities, island`Ca Cb . Ck . C`);
  expect([...after.state.cityOwner]).toEqual([0, 1, NOBODY]);
});

test('orks on paths do not count', () => {
  expect(ownerAfter(island`Ca Pk Pl`)).toBe(0);
});
