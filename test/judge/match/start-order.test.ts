import { expect, test } from 'vitest';
import type { StartBot } from '../../../judge/bot/bot.ts';
import { findOurGame } from '../../../judge/games/our-games.ts';
import { runScripts, silent } from './run-scripts.ts';

/** Notes when it is started and when it is closed. */
const note =
  (events: string[]): StartBot =>
  (context) => {
    events.push('bot started');
    const bot = silent(context);
    return Object.assign(Object.create(bot) as typeof bot, {
      close: () => {
        events.push('bot closed');
        return bot.close();
      },
    });
  };

test('bots are started before the map is made, and are there when the match begins', async () => {
  const events: string[] = [];
  const watcher = { begin: () => void events.push('map made'), end: () => void events.push('match ended') };
  await runScripts([note(events)], { watcher });
  expect(events).toEqual(['bot started', 'map made', 'bot closed', 'match ended']);
});

test('a map that cannot be made ends the bots, and is told', async () => {
  const events: string[] = [];
  const bot = note(events);
  const start = (): never => {
    throw new Error('there is no such map');
  };
  const game = { ...findOurGame('crematoria')!, start };
  await expect(runScripts([bot, bot, bot, bot], { game })).rejects.toThrow('there is no such map');
  expect(events.filter((event) => event === 'bot closed')).toHaveLength(4);
});
