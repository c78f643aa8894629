import { describe, expect, test } from 'vitest';
import { feedClans } from '../../../../../engine/games/walking-dead/phases/feed-clans.ts';
import { movePlayers } from '../../../../../engine/games/walking-dead/phases/move-players.ts';
import { scripted } from '../../../core/scripted-generator.ts';
import { order, play, town, withStrength, withStrengthPoints } from '../picture.ts';

describe('the strength points of a clan', () => {
  test('go down by one for each living unit in every round [walking-dead:strength-points-decrease]', () => {
    const after = play(feedClans, withStrengthPoints(town`aaa.bb.CC.Z`, 100, 100, 100, 100));
    expect([...after.state.strengthPoints]).toEqual([97, 98, 100, 100]);
  });

  test('never go below none [walking-dead:strength-points-not-negative]', () => {
    const after = play(feedClans, withStrengthPoints(town`aaa.bb`, 2, 2, 0, 0));
    expect([...after.state.strengthPoints]).toEqual([0, 0, 0, 0]);
  });

  test('go up when its units eat [walking-dead:food-strengthens]', () => {
    const before = withStrengthPoints(town`aMa.b`, 0, 10, 0, 0);
    const orders = [order(0, 'Right')];
    expect([...play([movePlayers, feedClans], before, { orders }).state.strengthPoints]).toEqual([48, 9, 0, 0]);
    const rich = play([movePlayers, feedClans], before, { orders, config: { foodStrength: 7 } });
    expect(rich.state.strengthPoints[0]).toBe(5);
  });

  test('stop at the greatest number there is room for', () => {
    const before = withStrengthPoints(town`aM`, 2 ** 31 - 1, 0, 0, 0);
    const after = play([movePlayers, feedClans], before, { orders: [order(0, 'Right')] });
    // One less, for the unit that ate.
    expect(after.state.strengthPoints[0]).toBe(2 ** 31 - 2);
  });

  test('count each meal once', () => {
    const after = play([movePlayers, feedClans, feedClans], town`aM`, { orders: [order(0, 'Right')] });
    expect(after.state.strengthPoints[0]).toBe(48);
  });
});

describe('the strength of a clan', () => {
  test('is its strength points for each living unit, rounded down [walking-dead:strength]', () => {
    const after = play(feedClans, withStrengthPoints(town`aaa.bb.c`, 103, 103, 0, 9));
    expect([...after.state.strengthPoints]).toEqual([100, 101, 0, 9]);
    expect([...after.state.strength]).toEqual([33, 50, 0, 0]);
  });

  test('does not change during a round in the published program, whatever is eaten and whoever dies', () => {
    const before = withStrength(
      town`
        .Mab
        ..a.`,
      0,
      5,
      0,
      0,
    );
    // Unit 0 eats, unit 2 takes its place and is attacked by unit 1: five lots, all of them for the attacker.
    const orders = [order(0, 'Left'), order(2, 'Up'), order(1, 'Left')];
    const config = { foodAtOnce: false, strengthAtOnce: false };
    const after = play([movePlayers], before, { orders, config, rng: scripted(1, 1, 1, 30, 4) });
    expect(after.state.meals[0]).toBe(1);
    expect([...after.state.strength]).toEqual([0, 5, 0, 0]);
    const beyond = scripted(1, 1, 1, 30, 5);
    expect(() => play(movePlayers, before, { orders, config, rng: beyond })).toThrow('from 0 to 4');
  });
});
