import { byPlayer, defineGame } from 'minions-judge/engine';
import { gatherOil } from './rules/gather-oil.ts';
import { generate } from './rules/generate.ts';
import { readPicture, writePicture } from './rules/picture.ts';
import { takeOrders } from './rules/take-orders.ts';
import { throwStones } from './rules/throw-stones.ts';
import type { NightWatch } from './rules/types.ts';
import { legalOrders, movesFor, view, viewFor } from './rules/view.ts';
import { walk } from './rules/walk.ts';

const numbers = { size: 15, walls: 9, cans: 6, sight: 4, reach: 4, health: 3, hitPoints: 2.5, lastPoints: 10 };

export const game = defineGame<NightWatch>({
  id: 'night-watch',
  title: 'Night Watch',
  version: '1',
  defaults: { rules: 'text', rounds: 150, ...numbers },
  boardSizes: [{ size: 9 }, { size: 40 }],
  generate,
  takeOrders,
  round: [walk, throwStones, gatherOil],
  isOver: ({ guards }) => guards.filter(({ health }) => health > 0).length <= 1,
  isOut: ({ guards }, _, player) => guards[player]!.health === 0,
  view,
  viewFor,
  movesFor,
  score: ({ guards }) => byPlayer((player) => guards[player]!.points),
  standing: ({ guards }) => byPlayer((player) => ({ health: guards[player]!.health })),
  legalOrders,
  describeEvent: ({ kind, player }, names) => `${names[player]} is ${kind === 'killed' ? 'out' : 'hit'}`,
  picture: { read: readPicture, write: writePicture },
});
