// npm run bench:reading: microseconds of CPU time for a state, and megabytes a second, by language and game. The bots read each state
// into the types of its game and give no orders. What others do on the machine hardly matters: it is CPU time.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTable } from '../cli/show/make-table.ts';
import { GAMES } from '../engine/registry.ts';
import type { BotCommand } from '../judge/bot/process/start-process.ts';
import { BotPreparer } from '../judge/prepare/bot-preparer.ts';
import { prepareBot } from '../judge/prepare/prepare-bot.ts';
import { UNPROTECTED } from '../judge/prepare/protect/choose-sandbox.ts';
import { loadGame } from '../judge/games/load-game.ts';
import { median } from './median.ts';
import { makeReaders } from './readers.ts';
import { readStates } from './read-states.ts';

const REPEATS = 3;
/** So many states that a millisecond, which is how exact the times of the shell are, is little beside them. */
const STATES = 1000;
const STATES_OF_COMPILED = 6000;
const INTERPRETED = new Set(['java', 'javascript', 'typescript', 'python']);
const own = (name: string): string => fileURLToPath(new URL(`../../bench/${name}`, import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'minions-reading-'));
const preparer = new BotPreparer();
const options = { preparer, sandbox: UNPROTECTED };

/** CPU time of a bot that reads a file, its start included. It has to answer every state. */
function measureCpuMs({ file, args, folder: home }: BotCommand, states: readonly Uint8Array[]): number {
  const [input, output] = [join(folder, 'states'), join(folder, 'answers')];
  writeFileSync(input, Buffer.concat(states));
  const script = 'TIMEFORMAT="%3U %3S"; { time "${@:2}" < "$0" > "$1" 2> /dev/null; } 2>&1';
  const text = execFileSync('bash', ['-c', script, input, output, file, ...args], { cwd: home, encoding: 'utf8' });
  const answers = readFileSync(output, 'latin1').trimEnd().split('\n').length;
  if (answers !== states.length) throw new Error(`${file} answered ${answers} of ${states.length} states`);
  return text
    .trim()
    .split(/\s+/)
    .reduce((sum, seconds) => sum + 1000 * Number(seconds), 0);
}

const readers = makeReaders(folder);
const names = ['no reading (C++)', 'published API (C++)', ...readers.keys()];
console.log(
  `load of the machine ${loadavg()[0]!.toFixed(1)}; median of ${REPEATS}, ${STATES_OF_COMPILED} states each, ${STATES} of interpreted languages`,
);
for (const game of GAMES) {
  const loaded = await loadGame(game.id);
  const sources = [own('trivial-bot.cc'), own('null-player.cc'), ...readers.values()];
  const states = await readStates(game.id);
  // The last one says that the match is over.
  const later = states.slice(1, -1);
  const bytes = later.reduce((sum, line) => sum + line.length, 0) / later.length;
  const rows: string[][] = [];
  for (const [index, source] of sources.entries()) {
    const { command } = await prepareBot(source, { ...options, game: loaded });
    const count = INTERPRETED.has(names[index]!) ? STATES : STATES_OF_COMPILED;
    const repeated = Array.from({ length: count }, (_, number) => later[number % later.length]!);
    const measure = (): number =>
      measureCpuMs(command, [states[0]!, ...repeated]) - measureCpuMs(command, states.slice(0, 1));
    const us = (1000 * median(Array.from({ length: REPEATS }, measure))) / count;
    rows.push([names[index]!, us.toFixed(1), (bytes / us).toFixed(0)]);
  }
  console.log(`${game.title}: states of ${bytes.toFixed(0)} bytes`);
  console.log(makeTable(['bot', 'µs a state', 'MB/s'], rows));
}
rmSync(folder, { recursive: true });
