import { expect, test } from 'vitest';
import { movePlayers } from '../../../../../engine/games/walking-dead/phases/move-players.ts';
import { moveZombies } from '../../../../../engine/games/walking-dead/phases/move-zombies.ts';
import { updateScores } from '../../../../../engine/games/walking-dead/phases/update-scores.ts';
import { scripted } from '../../../core/scripted-generator.ts';
import { order, play, town } from '../picture.ts';

test('each cell that a clan owns is worth a point [walking-dead:points-for-cells]', () => {
  expect([...play(updateScores, town`00a.1b.22`).state.scores]).toEqual([3, 2, 2, 0]);
});

test('a score is the sum of the points for killing and for cells [walking-dead:score-is-the-sum]', () => {
  const before = town`
    0aZ
    .b.`;
  const after = play([movePlayers, updateScores], before, { orders: [order(0, 'Right')] });
  expect([...after.state.scores]).toEqual([12, 1, 0, 0]);
  // The points for killing stay, those for cells are counted anew.
  const next = play([movePlayers, updateScores], after, { orders: [order(2, 'Up')], rng: scripted(1, 0) });
  expect([...next.state.scores]).toEqual([12, 51, 0, 0]);
});

test('a score goes down when cells are lost [walking-dead:scores-can-decrease]', () => {
  const before = play(updateScores, town`Z0a`);
  expect(before.state.scores[0]).toBe(2);
  expect(play([moveZombies, updateScores], before).state.scores[0]).toBe(1);
});

test('a cell is worth what the configuration says, but always one point in the published program', () => {
  const before = town`00a`;
  expect(play(updateScores, before, { config: { cellPoints: 4 } }).state.scores[0]).toBe(12);
  expect(play(updateScores, before, { config: { cellPoints: 4, useCellPoints: false } }).state.scores[0]).toBe(3);
});

test('a score stops at the greatest number there is room for, instead of turning negative', () => {
  const before = town`0aZ`;
  before.state.killPoints[0] = 2 ** 31 - 2;
  const after = play([movePlayers, updateScores], before, { orders: [order(0, 'Right')] });
  expect([after.state.killPoints[0], after.state.scores[0]]).toEqual([2 ** 31 - 1, 2 ** 31 - 1]);
});
