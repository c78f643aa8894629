// A state that fits the pipe is written at once, whatever the bot reads. Node cannot make pipes larger than the system does.
import { expect, test } from 'vitest';
import { drawOrders } from '../../judge/games/contract/draw-orders.ts';
import { OUR_GAMES } from '../../judge/games/our-games.ts';
import { ALL_ALIVE, NO_ORDERS, startDialogue } from './start-dialogue.ts';

/** What a pipe takes on Linux, unless somebody has made it smaller. */
const PIPE_BYTES = 65_536;
/** As many as a bot that plays gives, and not one that floods. */
const ORDERS = 40;

test.each(OUR_GAMES)('the longest state of $id fits into a pipe', (game) => {
  let longest = 0;
  for (const seed of [1, 2]) {
    for (const isIdle of [true, false]) {
      const dialogue = startDialogue(game, { seed });
      const draw = drawOrders(game, game.start(game.configure('text'), seed).view(), 'ours', ORDERS);
      const note = (): void => {
        for (const line of dialogue.makeLines(ALL_ALIVE)) longest = Math.max(longest, line!.length);
      };
      while (!dialogue.match.isOver) {
        note();
        dialogue.play(isIdle ? NO_ORDERS : draw());
      }
      note();
    }
  }
  expect(longest).toBeGreaterThan(5000);
  expect(longest).toBeLessThan(PIPE_BYTES);
});
