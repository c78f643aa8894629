// Whatever bots, builds and jobs say, a terminal shows it and does not obey it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasHidden } from '../../protocol/visible-text.ts';
import { emptyFolder, runMinions, type Run } from './run-minions.ts';

const TRICK = '\u001b[2J\u009b31m\u202e\r\u0007';

const hides = ({ stdout, stderr }: Run): boolean => hasHidden((stdout + stderr).replaceAll(/[\n\t]/g, ''));

/** A bot that says something odd on standard error, and answers something odder. */
function writeBot(folder: string, answer: unknown): void {
  writeFileSync(
    join(folder, 'odd.mjs'),
    `process.stdin.once('data', () => {
      process.stderr.write(${JSON.stringify(TRICK)} + 'said\\n');
      process.stdout.write(${JSON.stringify(`${JSON.stringify(answer)}\n`)});
    });`,
  );
}

describe.each([
  ['a field with a trick for a name', { round: 0, orders: [], [TRICK]: 1 }],
  ['a trick instead of a direction', { round: 0, orders: [{ unit: 0, dir: TRICK }] }],
  ['a field with a name of a million letters', { round: 0, orders: [], ['x'.repeat(1_000_000)]: 1 }],
])('%s', (_, answer) => {
  test.each([['play'], ['play', '--json'], ['check'], ['check', '--json']])('%s %s', async (...words) => {
    const folder = emptyFolder();
    writeBot(folder, answer);
    const [command, ...options] = words;
    const play = ['crematoria', 'odd.mjs', 'null', 'null', 'null', '-s', '1', '--set', 'rounds=3'];
    const bots = command === 'play' ? play : ['odd.mjs', 'crematoria'];
    const run = await runMinions([command!, ...bots, '--sandbox', 'none', ...options], folder);
    expect(hides(run)).toBe(false);
    expect(run.code).toBe(command === 'play' ? 0 : 1);
    if (command === 'play') expect(run.stdout).toContain('protocol');
    // Transcripts for programs are whole; everything else is short.
    if (!(command === 'check' && options.length > 0)) expect(run.stdout.length).toBeLessThan(20_000);
  });
});

test('what a build prints', async () => {
  const folder = emptyFolder();
  const build = ['node', '-e', `console.error(${JSON.stringify(TRICK)}); process.exit(1)`];
  mkdirSync(join(folder, 'bot'));
  writeFileSync(join(folder, 'bot/bot.json'), JSON.stringify({ run: ['node', 'x.mjs'], build }));
  writeFileSync(join(folder, 'bot/x.mjs'), '');
  const run = await runMinions(['play', 'crematoria', 'bot', 'null', 'null', 'null', '--sandbox', 'none'], folder);
  expect(run.code).toBe(2);
  expect(run.stderr).toContain('\\u001b[2J\\u009b31m\\u202e');
  expect(hides(run)).toBe(false);
});

describe('a name with something hidden in it is refused before anything starts', () => {
  const refused = async (args: string[], folder: string): Promise<void> => {
    const run = await runMinions(args, folder);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain('expected characters that can be shown');
    expect(hides(run)).toBe(false);
  };

  test.each([['a\u0007'], ['a\u202eb'], ['a\u009b']])('%j on the command line', async (name) => {
    await refused(['play', 'crematoria', `${name}=demo`, 'null', 'null', 'null', '--sandbox', 'none'], emptyFolder());
  });

  test.each([['a\u0007'], ['a\ud83d'], ['\u202ea']])('%j in a job', async (name) => {
    const folder = emptyFolder();
    const seats = [name, 'b', 'c', 'd'].map((called) => ({ name: called, bot: { source: 'null' } }));
    writeFileSync(join(folder, 'job.json'), JSON.stringify({ game: 'crematoria', seed: 1, sandbox: 'none', seats }));
    await refused(['play', '--job', 'job.json'], folder);
  });
});
