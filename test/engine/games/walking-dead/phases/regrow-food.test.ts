import { expect, test } from 'vitest';
import { movePlayers } from '../../../../../engine/games/walking-dead/phases/move-players.ts';
import { moveZombies } from '../../../../../engine/games/walking-dead/phases/move-zombies.ts';
import { regrowFood } from '../../../../../engine/games/walking-dead/phases/regrow-food.ts';
import { scripted } from '../../../core/scripted-generator.ts';
import { order, play, town } from '../picture.ts';

test('food that a unit has eaten appears again elsewhere [walking-dead:food-comes-back]', () => {
  const orders = [order(0, 'Right')];
  const before = town`aM......`;
  expect(play([movePlayers, regrowFood], before, { orders, rng: scripted(1, 0) }).picture).toBe('0a..M...');
  expect(play([movePlayers, regrowFood], before, { orders, rng: scripted(1, 3) }).picture).toBe('0a.....M');
});

test('food that a zombie has destroyed appears again too [walking-dead:zombies-destroy-food]', () => {
  const after = play([moveZombies, regrowFood], town`ZM.a.......`, { rng: scripted(0, 1) });
  expect(after.picture).toBe('.Z.a...M...');
});

test('as much appears as was eaten, and then no more', () => {
  const orders = [order(0, 'Right'), order(1, 'Right')];
  const before = town`aM.bM..........`;
  const after = play([movePlayers, regrowFood, regrowFood], before, { orders, rng: scripted(1, 1, 0, 0) });
  // The second keeps away from the first.
  expect(after.picture).toBe('0a.1b..M..M....');
  const close = play([movePlayers, regrowFood], before, {
    orders,
    rng: scripted(1, 1, 0, 0),
    config: { safeFromFood: false },
  });
  expect(close.picture).toBe('0a.1b..MM......');
});

test('nothing is drawn when nothing was eaten', () => {
  expect(play(regrowFood, town`aM.`, { rng: scripted() }).picture).toBe('aM.');
});
