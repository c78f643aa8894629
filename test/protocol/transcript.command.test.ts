// protocol/examples/transcript.md is a real match, played anew each time.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import { findGame } from '../../engine/registry.ts';
import { ALL_ALIVE, startDialogue } from '../dialogue/start-dialogue.ts';
import { startLineBot } from '../sample-bots/line-bot.ts';

const page = fileURLToPath(new URL('../../protocol/examples/transcript.md', import.meta.url));

test('a match of three rounds on the smallest island, every line of player 0', async () => {
  const game = findGame('ork-island');
  const config = { ...game.configure('text'), rounds: 3, rows: 20, columns: 20, orks: 2 };
  const dialogue = startDialogue(game, { config });
  const bots = await Promise.all(byPlayer(() => startLineBot('dummy')));
  const text = [
    '# A whole match',
    '',
    'Ork Island on its smallest board, two orks each, three rounds, four times the sample bot `dummy`: every line',
    'that player 0 gets (`>`) and writes (`<`). Made by a test from a real match.',
    '',
  ];
  for (;;) {
    const lines = dialogue.makeLines(ALL_ALIVE);
    text.push('```', `> ${new TextDecoder().decode(lines[0]).trimEnd()}`, '```', '');
    if (dialogue.match.isOver) break;
    const answers = await Promise.all(bots.map((bot, player) => bot.ask(lines[player]!)));
    text.push('```', `< ${answers[0]}`, '```', '');
    const orders = answers.map((answer) => (JSON.parse(answer) as { orders: object[] }).orders);
    dialogue.play(orders as ByPlayer<object[]>);
  }
  for (const bot of bots) bot.end();
  await expect(`${text.join('\n').trimEnd()}\n`).toMatchFileSnapshot(page);
});
