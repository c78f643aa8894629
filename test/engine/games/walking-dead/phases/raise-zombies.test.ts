import { describe, expect, test } from 'vitest';
import { movePlayers } from '../../../../../engine/games/walking-dead/phases/move-players.ts';
import { moveZombies } from '../../../../../engine/games/walking-dead/phases/move-zombies.ts';
import { raiseZombies } from '../../../../../engine/games/walking-dead/phases/raise-zombies.ts';
import { scripted } from '../../../core/scripted-generator.ts';
import { order, play, town, type Town } from '../picture.ts';

function converting(text: string, turns: number): Town {
  const before = town(text);
  before.state.turns[0] = turns;
  return before;
}

describe('a conversion', () => {
  test('goes on by one round at a time', () => {
    const after = play(raiseZombies, converting('.A.', 5));
    expect(after.picture).toBe('.A.');
    expect(after.state.turns[0]).toBe(4);
  });

  test('ends with a zombie when its rounds are over [walking-dead:conversion-ends]', () => {
    expect(play(raiseZombies, converting('.A.', 1)).picture).toBe('.Z.');
    expect(play(raiseZombies, converting('.a.', 1)).picture).toBe('.Z.');
    expect(play(raiseZombies, converting('.a.', 2)).picture).toBe('.a.');
  });

  test('of a bitten unit takes five rounds after that of the bite [walking-dead:conversion-ends]', () => {
    let after = play([moveZombies, raiseZombies], town`Za`);
    const seen: string[] = [];
    for (let round = 1; round <= 5; round++) {
      seen.push(`${after.picture} ${after.state.turns[1]}`);
      after = play([moveZombies, raiseZombies], after);
    }
    expect(seen).toEqual(['Za 5', 'Za 4', 'Za 3', 'Za 2', 'Za 1']);
    expect(after.picture).toBe('ZZ');
  });

  test('of a killed unit takes five rounds after that of its death [walking-dead:the-killed-convert]', () => {
    const orders = [order(0, 'Right')];
    let after = play([movePlayers, raiseZombies], town`ab`, { orders });
    expect(after.state.turns[1]).toBe(5);
    for (let round = 1; round <= 4; round++) after = play(raiseZombies, after);
    expect(after.picture).toBe('aB');
    expect(play(raiseZombies, after).picture).toBe('aZ');
  });

  test('does not keep a unit from acting like any living unit [walking-dead:converting-units-live]', () => {
    const after = play(movePlayers, converting('.aM', 1), { orders: [order(0, 'Right')] });
    expect(after.picture).toBe('.0a');
    expect(after.state.strengthPoints[0]).toBe(50);
    const fight = play(movePlayers, converting('.ab', 1), { orders: [order(0, 'Right')], rng: scripted(1, 0) });
    expect(fight.picture).toBe('.aB');
  });
});

describe('a unit that becomes a zombie', () => {
  test('leaves its clan, which loses the cell', () => {
    const after = play(raiseZombies, converting('0a0', 1));
    expect([...after.state.cells]).toEqual([2, 0, 0, 0]);
    expect([...after.state.living]).toEqual([0, 0, 0, 0]);
    expect(after.state.clan[0]).toBe(-1);
  });

  test('is only counted off once, when it dies or when it turns', () => {
    expect([...play(raiseZombies, converting('Aa', 1)).state.living]).toEqual([1, 0, 0, 0]);
  });

  test('keeps its id [walking-dead:ids-never-change]', () => {
    const after = play(raiseZombies, converting('a.b', 1));
    expect(after.state.cell[0]).toBe(0);
    expect(after.picture).toBe('Z.b');
  });
});
