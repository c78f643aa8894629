// In C++, which is quickest; another test shows that the bots are the same in every language.
import { describe, expect } from 'vitest';
import { byPlayer } from '../../engine/core/players.ts';
import { GAMES } from '../../engine/registry.ts';
import { testWith } from '../test-with.ts';
import { startLineBot } from './line-bot.ts';
import { playLineMatch } from './line-match.ts';

/** Maps and bots follow from the seed, so a match on each seat shows what has changed. More: MATCHES=20 npx vitest … */
const MATCHES = Number(process.env['MATCHES'] ?? 4);
const WINS = Math.ceil(MATCHES * 0.95);

describe.each(GAMES)('$title', (game) => {
  testWith('g++')(`dummy beats three demos in at least ${WINS} of ${MATCHES} matches`, async () => {
    const dummy = await startLineBot('cpp/dummy');
    const demos = await Promise.all(['cpp/demo', 'cpp/demo', 'cpp/demo'].map(startLineBot));
    let won = 0;
    for (let seed = 1; seed <= MATCHES; seed++) {
      // The dummy sits on another seat in every match.
      const seat = seed % 4;
      const waiting = [...demos];
      const match = await playLineMatch(
        game,
        seed,
        byPlayer((player) => (player === seat ? dummy : waiting.pop()!)),
      );
      const scores = match.scores();
      won += Number(scores.every((score, player) => player === seat || score < scores[seat]!));
    }
    for (const bot of [dummy, ...demos]) bot.end();
    expect(won).toBeGreaterThanOrEqual(WINS);
  });
});
