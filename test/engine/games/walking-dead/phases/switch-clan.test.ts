import { describe, expect, test } from 'vitest';
import { switchClan } from '../../../../../engine/games/walking-dead/phases/switch-clan.ts';
import { scripted } from '../../../core/scripted-generator.ts';
import { play, town } from '../picture.ts';

describe('a unit goes over from the largest clan to the smallest', () => {
  const before = town`aaa.bb.cc.d`;

  test('in one round of five [walking-dead:clan-switch]', () => {
    expect(play(switchClan, before, { rng: scripted(0, 0, 0, 0) }).picture).toBe('daa.bb.cc.d');
    for (const lot of [1, 2, 3, 4]) {
      expect(play(switchClan, before, { rng: scripted(lot) }).picture).toBe('aaa.bb.cc.d');
    }
    expect(() => play(switchClan, before, { rng: scripted(5) })).toThrow('from 0 to 4');
  });

  test('whichever the lot says [walking-dead:clan-switch]', () => {
    expect(play(switchClan, before, { rng: scripted(0, 0, 0, 1) }).picture).toBe('ada.bb.cc.d');
    expect(play(switchClan, before, { rng: scripted(0, 0, 0, 2) }).picture).toBe('aad.bb.cc.d');
    expect(() => play(switchClan, before, { rng: scripted(0, 0, 0, 3) })).toThrow('from 0 to 2');
  });

  test('with its cell, and no other', () => {
    const after = play(switchClan, town`0a0aa.bb.cc.d`, { rng: scripted(0, 0, 0, 0) });
    expect(after.picture).toBe('0d0aa.bb.cc.d');
    expect([...after.state.cells]).toEqual([4, 2, 2, 2]);
    expect([...after.state.living]).toEqual([2, 2, 2, 2]);
  });

  test('also while it is converting, which goes on', () => {
    const bitten = town`aaa.bb.cc.d`;
    bitten.state.turns[0] = 3;
    const after = play(switchClan, bitten, { rng: scripted(0, 0, 0, 0) });
    expect(after.picture).toBe('daa.bb.cc.d');
    expect(after.state.turns[0]).toBe(3);
  });

  test('to a clan without living units too', () => {
    expect(play(switchClan, town`aaDb.b.c`, { rng: scripted(0, 1, 0, 0) }).picture).toBe('daDb.b.c');
  });

  test('but the dead do not count, and do not go', () => {
    expect(play(switchClan, town`AAAabb.cc.ddd`, { rng: scripted(0, 0, 0, 0) }).picture).toBe('AAAabb.cc.add');
  });
});

describe('when several clans are the largest or the smallest', () => {
  test('one of the largest is drawn [walking-dead:clan-switch-ties]', () => {
    const before = town`aa.bb.cc.d`;
    const pictures = [0, 1, 2].map((lot) => play(switchClan, before, { rng: scripted(0, lot, 0, 0) }).picture);
    // From the last to the first, as the published program counts them.
    expect(pictures).toEqual(['aa.bb.dc.d', 'aa.db.cc.d', 'da.bb.cc.d']);
  });

  test('one of the smallest is drawn [walking-dead:clan-switch-ties]', () => {
    const before = town`aa.b.c.d`;
    const pictures = [0, 1, 2].map((lot) => play(switchClan, before, { rng: scripted(0, 0, lot, 0) }).picture);
    expect(pictures).toEqual(['ba.b.c.d', 'ca.b.c.d', 'da.b.c.d']);
  });

  test('two different ones are drawn if all are the same size [walking-dead:clan-switch-ties]', () => {
    const before = town`a.b.c.d`;
    expect(play(switchClan, before, { rng: scripted(0, 1, 0, 0) }).picture).toBe('b.b.c.d');
    expect(play(switchClan, before, { rng: scripted(0, 3, 3, 3, 2, 0) }).picture).toBe('a.b.d.d');
  });

  test('nobody goes when nobody lives', () => {
    expect(play(switchClan, town`A.Z.B`, { rng: scripted(0, 1, 0) }).picture).toBe('A.Z.B');
  });
});
