// protocol/examples/transcript.md is a real match, played anew each time.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { RoundOutcome } from '../../engine/core/match.ts';
import { byPlayer } from '../../engine/core/players.ts';
import { findGame } from '../../engine/registry.ts';
import { seedOfPlayer } from '../../engine/core/generator.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { sharedState } from '../../dialogue/shared-state.ts';
import { makeStateLines } from '../../dialogue/state-message.ts';
import { startLineBot } from '../sample-bots/line-bot.ts';

const page = fileURLToPath(new URL('../../protocol/examples/transcript.md', import.meta.url));

test('a match of three rounds on the smallest island, every line of player 0', async () => {
  const game = findGame('ork-island')!;
  const match = game.start({ ...game.configure('text'), rounds: 3, rows: 20, columns: 20, orks: 2 } as never, 1);
  const bots = await Promise.all(byPlayer(() => startLineBot('dummy')));
  const text = [
    '# A whole match',
    '',
    'Ork Island on its smallest board, two orks each, three rounds, four times the sample bot `dummy`: every line',
    'that player 0 gets (`>`) and writes (`<`). Made by a test from a real match.',
    '',
  ];
  let last: RoundOutcome | undefined;
  for (;;) {
    const shared = sharedState(
      match,
      { names: byPlayer((player) => `bot${player}`), alive: byPlayer(() => true), timeMs: 1000 },
      last,
    );
    const lines = makeStateLines(
      shared,
      byPlayer((player) => {
        const start = { seed: seedOfPlayer(1, player), config: match.config, limits: DEFAULT_LIMITS };
        return { player, rejected: last?.refused[player] ?? [], ...(last ? {} : { start }) };
      }),
    );
    text.push('```', `> ${String(lines[0]).trimEnd()}`, '```', '');
    if (match.isOver) break;
    const answers = await Promise.all(bots.map((bot, player) => bot.ask(lines[player]!)));
    text.push('```', `< ${answers[0]}`, '```', '');
    const orders = answers.map((answer) => (JSON.parse(answer) as { orders: object[] }).orders);
    last = match.play([orders[0]!, orders[1]!, orders[2]!, orders[3]!]);
  }
  for (const bot of bots) bot.end();
  await expect(`${text.join('\n').trimEnd()}\n`).toMatchFileSnapshot(page);
});
