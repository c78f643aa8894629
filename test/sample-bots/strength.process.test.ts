import { pino } from 'pino';
import { expect, test } from 'vitest';
import { byPlayer } from '../../engine/core/players.ts';
import { GAMES, type PlayableGame } from '../../engine/registry.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/bot-limits.ts';
import { buildBot } from '../../judge/bot/find/build-bot.ts';
import { findBot } from '../../judge/bot/find/find-bot.ts';
import { runMatch } from '../../judge/match/run-match.ts';

const MATCHES = 20;
const WINS = 19;

/** The dummy sits on another seat in every match. */
async function wins(game: PlayableGame, seed: number): Promise<boolean> {
  const dummy = { name: 'dummy', command: await buildBot(findBot('dummy')) };
  const demo = { name: 'demo', command: await buildBot(findBot('demo')) };
  const contestants = byPlayer((player) => (player === seed % 4 ? dummy : demo));
  const plan = {
    game,
    config: game.configure('text'),
    seed,
    contestants,
    limits: { ...DEFAULT_LIMITS, roundMs: 10_000 },
  };
  const { places, bots } = await runMatch(plan, [], pino({ enabled: false }));
  expect(bots.map(({ verdict }) => verdict)).toEqual([undefined, undefined, undefined, undefined]);
  return places[(seed % 4) as 0] === 1 && places.filter((place) => place === 1).length === 1;
}

test.each(GAMES)('$title: dummy beats three demos in at least 19 of 20 matches', { timeout: 300_000 }, async (game) => {
  let won = 0;
  for (let seed = 1; seed <= MATCHES; seed++) won += Number(await wins(game, seed));
  expect(won).toBeGreaterThanOrEqual(WINS);
});
