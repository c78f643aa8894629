import { byPlayer, defineGame } from 'minions-judge/engine';
import { comeBack } from './rules/come-back.ts';
import { crashSnakes } from './rules/crash-snakes.ts';
import { dropFruits } from './rules/drop-fruits.ts';
import { eatFruits } from './rules/eat-fruits.ts';
import { generate } from './rules/generate.ts';
import { moveSnakes } from './rules/move-snakes.ts';
import { readPicture, writePicture } from './rules/picture.ts';
import { takeOrders } from './rules/take-orders.ts';
import type { Snakes } from './rules/types.ts';
import { legalOrders, view } from './rules/view.ts';

const numbers = { size: 21, walls: 5, fruits: 8, length: 4, absence: 5, fruitPoints: 10, crashPoints: 25 };

export const game = defineGame<Snakes>({
  id: 'snakes',
  title: 'Snakes',
  version: '1',
  defaults: { rules: 'text', rounds: 200, ...numbers },
  boardSizes: [{ size: 11 }, { size: 60 }],
  generate,
  takeOrders,
  round: [moveSnakes, crashSnakes, eatFruits, comeBack, dropFruits],
  view,
  score: ({ snakes }) => byPlayer((player) => snakes[player]!.points),
  standing: ({ snakes }) => byPlayer((player) => ({ length: snakes[player]!.cells.length })),
  legalOrders,
  picture: { read: readPicture, write: writePicture },
  describeEvent: ({ player, at }, names) => `${names[player!]} crashes at (${at!.join(', ')})`,
});
