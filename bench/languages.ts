// npm run bench:languages: the same bots in every language, on the same states, side by side. The demo hardly thinks: its time is that of reading.
import { execa } from 'execa';
import { GAMES } from '../engine/registry.ts';
import { prepareBot } from '../judge/prepare/prepare-bot.ts';
import { UNPROTECTED } from '../judge/prepare/protect/choose-sandbox.ts';
import { BotPreparer } from '../judge/prepare/bot-preparer.ts';
import { listSampleBots } from '../judge/prepare/find/sample-bots.ts';
import type { BotCommand } from '../judge/bot/process/start-process.ts';
import { makeTable } from '../cli/show/make-table.ts';
import { median } from './median.ts';
import { readStates } from './read-states.ts';

const REPEATS = 5;
const REFERENCE = 'cpp';

async function measureTime({ file, args, folder }: BotCommand, states: readonly Uint8Array[]): Promise<number> {
  const began = performance.now();
  await execa(file, args, { cwd: folder, input: Buffer.concat(states), buffer: { stdout: false } });
  return performance.now() - began;
}

const languages = listSampleBots().flatMap(({ name, language }) => (name === 'dummy' ? [language] : []));
const preparer = new BotPreparer();
const prepareAll = (bot: string) =>
  Promise.all(languages.map((language) => prepareBot(`${language}/${bot}`, { preparer, sandbox: UNPROTECTED })));
const bots = await prepareAll('dummy');
const readers = await prepareAll('demo');

for (const game of GAMES) {
  const states = await readStates(game.id);
  const starts: number[][] = languages.map(() => []);
  const answers: number[][] = languages.map(() => []);
  const readings: number[][] = languages.map(() => []);
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    for (const [index, { command }] of bots.entries()) {
      const start = await measureTime(command, states.slice(0, 1));
      starts[index]!.push(start);
      answers[index]!.push(((await measureTime(command, states)) - start) / (states.length - 2));
      const reader = readers[index]!.command;
      const readStart = await measureTime(reader, states.slice(0, 1));
      readings[index]!.push((1000 * ((await measureTime(reader, states)) - readStart)) / (states.length - 2));
    }
  }
  const reference = languages.indexOf(REFERENCE);
  const ratio = (times: number[][], index: number): string =>
    (median(times[index]!) / median(times[reference]!)).toFixed(1);
  const rows = languages.map((language, index) => [
    language,
    median(starts[index]!).toFixed(0),
    ratio(starts, index),
    median(answers[index]!).toFixed(2),
    ratio(answers, index),
    median(readings[index]!).toFixed(0),
    ratio(readings, index),
  ]);
  console.log(
    `${game.title}: dummy, ${states.length - 1} states; milliseconds, and how many times those of C++; demo: microseconds of a state`,
  );
  console.log(makeTable(['language', 'first answer', 'times', 'each later one', 'times', 'demo, µs', 'times'], rows));
}
