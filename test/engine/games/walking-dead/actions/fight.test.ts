import { describe, expect, test } from 'vitest';
import { movePlayers } from '../../../../../engine/games/walking-dead/phases/move-players.ts';
import { original } from '../../../../../engine/games/walking-dead/defaults.ts';
import type { WalkingDeadConfig } from '../../../../../engine/games/walking-dead/types.ts';
import { scripted } from '../../../core/scripted-generator.ts';
import { order, play, town, withStrength, type Played } from '../picture.ts';

const TURN = 1;
const SURPRISE = 0;
const NO_SURPRISE = 99;

/** Unit 0 of clan 0 attacks unit 1 of clan 1; the lots after that of the turn are given. */
function attack(strengths: [number, number], lots: number[], config: Partial<WalkingDeadConfig> = {}): Played {
  const rng = scripted(TURN, ...lots);
  const before = withStrength(town`.ab.`, ...strengths, 0, 0);
  const after = play(movePlayers, before, { orders: [order(0, 'Right')], rng, config });
  expect(rng.left).toBe(0);
  return after;
}

const attackerWon = (after: Played): boolean => after.picture === '.aB.';

describe('a unit that moves against a living unit of another clan', () => {
  test('fights with it, and one of them dies where it stands [walking-dead:fight]', () => {
    expect(attack([1, 1], [SURPRISE]).picture).toBe('.aB.');
    expect(attack([1, 1], [NO_SURPRISE, 1]).picture).toBe('.Ab.');
    expect(attack([1, 1], [SURPRISE]).moves).toEqual([order(0, 'Right')]);
  });

  test('costs the clan of the loser a living unit', () => {
    expect([...attack([1, 1], [SURPRISE]).state.living]).toEqual([1, 0, 0, 0]);
    expect([...attack([1, 1], [NO_SURPRISE, 1]).state.living]).toEqual([0, 1, 0, 0]);
  });

  test('moves nobody, whoever wins [walking-dead:fighters-stay]', () => {
    const after = attack([1, 1], [SURPRISE]);
    expect([...after.state.cell]).toEqual([1, 2]);
    expect([...after.state.cells]).toEqual([1, 1, 0, 0]);
  });

  test('begins the conversion of the loser [walking-dead:the-killed-convert]', () => {
    // Six, because the end of this round counts it down to five.
    expect(attack([1, 1], [SURPRISE]).state.turns[1]).toBe(6);
    expect(attack([1, 1], [SURPRISE], { turnsToZombie: 9 }).state.turns[1]).toBe(10);
  });

  test('starts the conversion of a bitten loser over [walking-dead:death-restarts-conversion]', () => {
    const before = town`.ab.`;
    before.state.turns[1] = 1;
    const after = play(movePlayers, before, { orders: [order(0, 'Right')], rng: scripted(TURN, SURPRISE) });
    expect(after.picture).toBe('.aB.');
    expect(after.state.turns[1]).toBe(6);
  });

  test('earns points for the clan of the winner [walking-dead:points-for-persons]', () => {
    expect([...attack([1, 1], [SURPRISE]).state.killPoints]).toEqual([50, 0, 0, 0]);
    expect([...attack([1, 1], [NO_SURPRISE, 1]).state.killPoints]).toEqual([0, 50, 0, 0]);
    expect([...attack([1, 1], [SURPRISE], { personPoints: 8 }).state.killPoints]).toEqual([8, 0, 0, 0]);
  });
});

describe('the winner of a fight', () => {
  test('is the attacker in 30 % of all cases, by surprise [walking-dead:surprise]', () => {
    expect(attackerWon(attack([0, 9], [29]))).toBe(true);
    expect(attackerWon(attack([0, 9], [30, 0]))).toBe(false);
    // A hundred cases: 100 would be one too many.
    expect(() => attack([0, 9], [100])).toThrow('the script says 100 for draw 2, from 0 to 99');
  });

  test('is otherwise drawn in proportion to the strengths [walking-dead:fight-odds]', () => {
    const wins = [0, 1, 2, 3].filter((lot) => attackerWon(attack([3, 1], [NO_SURPRISE, lot])));
    expect(wins).toEqual([0, 1, 2]);
    expect(attackerWon(attack([0, 5], [NO_SURPRISE, 0]))).toBe(false);
    expect(attackerWon(attack([5, 0], [NO_SURPRISE, 4]))).toBe(true);
  });

  test('is either with the same chance when neither clan has strength [walking-dead:fight-without-strength]', () => {
    expect(attackerWon(attack([0, 0], [NO_SURPRISE, 0]))).toBe(true);
    expect(attackerWon(attack([0, 0], [NO_SURPRISE, 1]))).toBe(false);
  });

  test('is drawn in millionths when the strengths are beyond what the generator can tell apart', () => {
    const strengths: [number, number] = [3_000_000, 1_000_000];
    expect(attackerWon(attack(strengths, [NO_SURPRISE, 749_999]))).toBe(true);
    expect(attackerWon(attack(strengths, [NO_SURPRISE, 750_000]))).toBe(false);
  });
});

describe('under the rules of the published program', () => {
  test('a surprise happens in 30 of 101 cases', () => {
    expect(attackerWon(attack([0, 9], [29], original))).toBe(true);
    expect(attackerWon(attack([0, 9], [30, 0], original))).toBe(false);
    expect(attackerWon(attack([0, 9], [100, 0], original))).toBe(false);
  });

  test('the odds are drawn as a number from 0 to 1000', () => {
    expect(attackerWon(attack([1, 1], [100, 499], original))).toBe(true);
    expect(attackerWon(attack([1, 1], [100, 500], original))).toBe(false);
    expect(attackerWon(attack([1, 2], [100, 333], original))).toBe(true);
    expect(attackerWon(attack([1, 2], [100, 334], original))).toBe(false);
    // Even without a defence one case in 1001 is lost.
    expect(attackerWon(attack([5, 0], [100, 1000], original))).toBe(false);
    expect(attackerWon(attack([0, 0], [100, 1], original))).toBe(false);
  });
});
