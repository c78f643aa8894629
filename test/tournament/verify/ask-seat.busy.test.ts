// A bot is asked again what it was asked in a match: it says the same, something else, or something else each time.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findOurGame } from '../../../judge/games/our-games.ts';
import { BotPreparer } from '../../../judge/prepare/bot-preparer.ts';
import { prepareBot } from '../../../judge/prepare/prepare-bot.ts';
import { askSeat, type SeatAnswer } from '../../../tournament/verify/ask-seat.ts';
import { emptyFolder, runMinions } from '../../cli/run-minions.ts';
import { SITS, WALKS, writeShortConfig } from '../cup-files.ts';

const folder = emptyFolder();
const game = findOurGame('crematoria')!;

/** Walks in a direction that it makes up anew each time. */
const RANDOM = `process.stdin.setEncoding('utf8');
let rest = '';
process.stdin.on('data', (text) => {
  const lines = (rest + text).split('\\n');
  rest = lines.pop();
  for (const { round, player, units, over } of lines.map((line) => JSON.parse(line))) {
    if (over) continue;
    const mine = units.filter((unit) => unit.player === player);
    const dirs = ['Top', 'Left', 'Right', 'Bottom'];
    const orders = mine.map(({ id }) => ({ unit: id, dir: dirs[Math.floor(Math.random() * 4)] }));
    console.log(JSON.stringify({ round, orders }));
  }
});
`;

beforeAll(async () => {
  await writeShortConfig(folder);
  writeFileSync(join(folder, 'random.mjs'), RANDOM);
  const bots = [WALKS, SITS, join(folder, 'random.mjs'), SITS];
  const { code, stderr } = await runMinions(
    ['play', 'crematoria', ...bots, '-i', 'short.cnf', '-o', 'm.jsonl'],
    folder,
  );
  expect([code, stderr]).toEqual([0, expect.any(String)]);
}, 60_000);

async function ask(player: 0 | 1 | 2, source: string): Promise<SeatAnswer> {
  const preparer = new BotPreparer();
  const sandbox = await preparer.chooseSandbox('auto');
  const bot = await prepareBot(source, { game, preparer, sandbox });
  return askSeat({ replay: join(folder, 'm.jsonl'), player, bot, game });
}

test('the bot itself gives the same answers', async () => {
  expect(await ask(0, WALKS)).toEqual({ kind: 'same' });
});

test('orders that are not its own are told by the round', async () => {
  expect(await ask(0, SITS)).toEqual({ kind: 'other', round: 0 });
});

test('a bot that differs from itself is not deterministic, and nothing is forged', async () => {
  expect(await ask(2, join(folder, 'random.mjs'))).toEqual({ kind: 'not-deterministic', round: 0 });
});
