// Where the document speaks and the published program does otherwise: pictures of both, and how often things happen.
// The table of docs/decisions/0034 names these tests.
import { describe, expect, test } from 'vitest';
import { original } from '../../../../engine/games/walking-dead/defaults.ts';
import { movePlayers } from '../../../../engine/games/walking-dead/phases/move-players.ts';
import { moveZombies } from '../../../../engine/games/walking-dead/phases/move-zombies.ts';
import { reviveZombies } from '../../../../engine/games/walking-dead/phases/revive-zombies.ts';
import { countShare, expectShare } from '../../core/count-share.ts';
import { scripted } from '../../core/scripted-generator.ts';
import { order, picture, play, town, withStrength, withStrengthPoints } from './picture.ts';

const DRAWS = 10_000;

test('food strengthens at once: an attack after a meal is won against no strength [walking-dead:eat-food]', () => {
  const before = withStrength(
    town`
    aM.
    ab.`,
    0,
    0,
    0,
    0,
  );
  const orders = [order(0, 'Right'), order(1, 'Right')];
  const won = picture(`
    0a.
    aB.`);
  const attack = (config = {}): number =>
    countShare(DRAWS, (rng) => play(movePlayers, before, { orders, rng, config }).picture === won);
  expect(attack()).toBe(1);
  expectShare(attack(original), 0.65);
});

test('strength is what it is at that moment: a death strengthens the rest of the clan [walking-dead:strength]', () => {
  const before = withStrengthPoints(town`aba`, 20, 10, 0, 0);
  const surprised = play(movePlayers, before, { orders: [order(1, 'Left')], rng: scripted(1, 0) });
  expect(surprised.picture).toBe('Aba');
  const revenge = (config = {}): number =>
    countShare(
      DRAWS,
      (rng) => play(movePlayers, surprised, { orders: [order(2, 'Left')], rng, config }).picture === 'ABa',
    );
  expectShare(revenge(), 0.3 + (0.7 * 2) / 3);
  expectShare(revenge({ strengthAtOnce: false }), 0.65);
});

describe('a killed zombie stays until the end of the round', () => {
  const orders = [order(0, 'Right'), order(2, 'Left')];

  test('so that nobody can enter its cell [walking-dead:zombies-are-reborn]', () => {
    const after = play(movePlayers, town`aZb`, { orders });
    expect(after.picture).toBe('aZb');
    expect(after.reasons).toEqual(['unit 2 Left: zombie 1 was killed there']);
    expect([...after.state.killPoints]).toEqual([10, 0, 0, 0]);
    expect(play(movePlayers, town`aZb`, { orders, config: original }).picture).toBe('ab1');
  });

  test('does nothing any more, and another zombie does not enter either [walking-dead:zombies-are-blocked]', () => {
    const killed = play(movePlayers, town`ZZa`, { orders: [order(2, 'Left')] });
    const after = play(moveZombies, killed);
    expect(after.picture).toBe('ZZa');
    expect(after.moves).toEqual([]);
    expect(after.state.turns[2]).toBe(-1);
  });

  test('and comes back in another position, on its own only when there is no other [walking-dead:zombies-are-reborn]', () => {
    const revive = (before: string, ...lots: number[]): string => {
      const rng = scripted(1, ...lots);
      return play([movePlayers, reviveZombies], town(before), { orders: [order(0, 'Right')], rng }).picture;
    };
    expect(revive('aZ...', 0)).toBe('a...a');
    // Cells are drawn until one is empty.
    expect(revive('aZ.', 0, 1, 0, 2)).toBe('a.a');
    expect(revive('aZ')).toBe('aa');
  });
});

test('a zombie chooses among units, however many cells lead to each [walking-dead:zombies-choose-by-lot]', () => {
  const before = town`
    b....
    .....
    ..Z.a
    .....
    .....`;
  const towardsTheDiagonal = (config = {}): number =>
    countShare(DRAWS, (rng) => play(moveZombies, before, { rng, config }).moves[0]!.dir === 'UL');
  expectShare(towardsTheDiagonal(), 0.5);
  expectShare(towardsTheDiagonal(original), 0.25);
});

test('a zombie that has chosen a unit takes any of the steps towards it [walking-dead:zombies-choose-by-lot]', () => {
  const before = town`
    b....
    .....
    ..Z.a
    .....
    .....`;
  // The units are b and a, by the steps that lead to them; three steps lead to a.
  expect(play(moveZombies, before, { rng: scripted(0, 2) }).moves[0]!.dir).toBe('RU');
  expect(play(moveZombies, before, { rng: scripted(1, 0) }).moves[0]!.dir).toBe('UL');
});

describe('zombies are no obstacles to each other’s ways', () => {
  test('the rear one in a street follows [walking-dead:zombies-approach]', () => {
    expect(play(moveZombies, town`a.ZZ`).picture).toBe('aZZ.');
    expect(play(moveZombies, town`a.ZZ`, { config: original }).picture).toBe('aZ.Z');
  });

  test('but waits while the other is there [walking-dead:zombies-are-blocked]', () => {
    expect(play(moveZombies, town`ZZ.a`).picture).toBe('Z.Za');
    const queue = play(moveZombies, town`aZZ`, { rng: scripted(0) });
    expect([queue.picture, queue.moves]).toEqual(['aZZ', [order(1, 'Left')]]);
  });

  test('or goes past it where there is room [walking-dead:zombies-approach]', () => {
    const after = play(
      moveZombies,
      town`
      aZZ
      ...`,
    );
    expect(after.picture).toBe(
      picture(`
      aZ.
      .Z.`),
    );
  });
});
