import { describe, expect, test } from 'vitest';
import { movePlayers } from '../../../../../engine/games/walking-dead/phases/move-players.ts';
import { reviveZombies } from '../../../../../engine/games/walking-dead/phases/revive-zombies.ts';
import { scripted } from '../../../core/scripted-generator.ts';
import { order, picture, play, town } from '../picture.ts';

const killAndRevive = [movePlayers, reviveZombies];

describe('a killed zombie', () => {
  const before = town`aZ......`;
  const orders = [order(0, 'Right')];

  test('comes back at the end of the round as a living unit of its killer [walking-dead:zombies-are-reborn]', () => {
    const after = play(killAndRevive, before, { orders, rng: scripted(1, 0) });
    expect(after.picture).toBe('a...a...');
    expect([...after.state.living]).toEqual([2, 0, 0, 0]);
    expect([...after.state.cells]).toEqual([2, 0, 0, 0]);
    expect(after.state.turns[1]).toBe(-1);
  });

  test('comes back on any of the safe cells [walking-dead:zombies-are-reborn]', () => {
    const pictures = [0, 1, 2, 3].map((lot) => play(killAndRevive, before, { orders, rng: scripted(1, lot) }).picture);
    expect(pictures).toEqual(['a...a...', 'a....a..', 'a.....a.', 'a......a']);
  });

  test('keeps its id [walking-dead:ids-never-change]', () => {
    const after = play(killAndRevive, before, { orders, rng: scripted(1, 3) });
    expect(after.state.cell[1]).toBe(7);
    expect(after.state.clan[1]).toBe(0);
  });
});

test('the clans get their units one after another, each in the order in which it killed', () => {
  const before = town`
    bZZb............
    aZXX............`;
  const orders = [order(0, 'Right'), order(3, 'Left'), order(4, 'Right')];
  // Clan 1 kills zombies 1 and 2, then clan 0 zombie 5; clan 0 has the first draw all the same.
  const rng = scripted(2, 2, 1, 0, 0, 0);
  const after = play(killAndRevive, before, { orders, rng });
  expect(after.picture).toBe(
    picture(`
    b..b..a..b..b...
    a.XX............`),
  );
  expect([5, 1, 2].map((id) => after.state.cell[id])).toEqual([6, 9, 12]);
});

test('nothing is drawn when no zombie was killed', () => {
  expect(play(reviveZombies, town`Z.a`, { rng: scripted() }).picture).toBe('Z.a');
});
