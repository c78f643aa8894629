// npm run bench:reading [other build]/dist: microseconds of CPU time for a state, and megabytes a second, by language and game. The
// bots read each state into the types of its game and give no orders. What others do on the machine hardly matters: it is CPU time.
// With another build, the same bots made with its kits, in turns.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTable } from '../cli/show/make-table.ts';
import { GAMES } from '../engine/registry.ts';
import type { BotCommand } from '../judge/bot/process/start-process.ts';
import { loadPrepareBot } from './load-judge.ts';
import { median } from './median.ts';
import { makeReaders } from './readers.ts';
import { readStates } from './read-states.ts';

const REPEATS = 3;
/** So many states that a millisecond, which is how exact the times of the shell are, is little beside them. */
const STATES = 1000;
const STATES_OF_COMPILED = 6000;
const INTERPRETED = new Set(['java', 'javascript', 'typescript', 'python']);
const OWN_BUILD = fileURLToPath(new URL('..', import.meta.url));
const own = (name: string): string => join(OWN_BUILD, '../bench', name);

const folder = mkdtempSync(join(tmpdir(), 'minions-reading-'));

interface Kits {
  /** The bots that read, by the name of the row. */
  readonly sources: ReadonlyMap<string, string>;
  readonly prepareBot: (source: string, game: string) => Promise<BotCommand>;
}

async function makeKits(build: string, number: number): Promise<Kits> {
  const root = join(folder, String(number));
  mkdirSync(root);
  const published = ['published API (C++)', own('null-player.cc')] as const;
  const readers = [...makeReaders(root, build)];
  const sources = number === 0 ? [['no reading (C++)', own('trivial-bot.cc')] as const, published] : [published];
  return { sources: new Map([...sources, ...readers]), prepareBot: await loadPrepareBot(build) };
}

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

/** Microseconds for a state, and megabytes a second. */
function measure(name: string, command: BotCommand, [first, ...later]: readonly Uint8Array[]): string[] {
  const count = INTERPRETED.has(name) ? STATES : STATES_OF_COMPILED;
  const repeated = Array.from({ length: count }, (_, number) => later[number % later.length]!);
  const measureOnce = (): number => measureCpuMs(command, [first!, ...repeated]) - measureCpuMs(command, [first!]);
  const us = (1000 * median(Array.from({ length: REPEATS }, measureOnce))) / count;
  return [us.toFixed(1), (averageLength(later) / us).toFixed(0)];
}

const averageLength = (lines: readonly Uint8Array[]): number =>
  lines.reduce((sum, line) => sum + line.length, 0) / lines.length;

const others = process.argv.slice(2).map((other) => resolve(other));
const kits = await Promise.all([OWN_BUILD, ...others].map(makeKits));
console.log(
  `load of the machine ${loadavg()[0]!.toFixed(1)}; median of ${REPEATS}, ${STATES_OF_COMPILED} states each, ${STATES} of interpreted languages`,
);
for (const { id, title } of GAMES) {
  // The last one says that the match is over.
  const states = (await readStates(id)).slice(0, -1);
  const rows: string[][] = [];
  for (const name of kits[0]!.sources.keys()) {
    const row = [name];
    for (const { sources, prepareBot } of kits) {
      const source = sources.get(name);
      row.push(...(source === undefined ? ['', ''] : measure(name, await prepareBot(source, id), states)));
    }
    rows.push(row);
  }
  console.log(`${title}: states of ${averageLength(states.slice(1)).toFixed(0)} bytes`);
  const columns = ['bot', 'µs a state', 'MB/s', ...others.flatMap((other) => [other, 'MB/s'])];
  console.log(makeTable(columns, rows));
}
rmSync(folder, { recursive: true });
