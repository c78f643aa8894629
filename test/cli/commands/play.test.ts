import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { GAMES } from '../../../engine/registry.ts';
import { findValidator } from '../../../protocol/find-validator.ts';
import { runInMemory } from '../run-in-memory.ts';
import { emptyFolder } from '../run-minions.ts';

interface Summary {
  readonly seed: number;
  readonly replay: string | null;
  readonly seats: { name: string; score: number; verdict: unknown }[];
}

/** For what a long match would not show better. */
const short = ['--set', 'rounds=5'];

const linesOf = (path: string): string[] => readFileSync(path, 'utf8').trim().split('\n');

const fingerprintsOf = (path: string): unknown[] =>
  linesOf(path).map((line) => (JSON.parse(line) as { fingerprint?: string }).fingerprint);

test.each(GAMES)('$title: the same seed twice gives the same match, and verify says so', async ({ id, title }) => {
  const folder = emptyFolder();
  const play = (file: string) =>
    runInMemory(['play', id, 'dummy', 'demo', 'null', 'demo', '-s', '7', '--set', 'rounds=25', '-o', file], folder);
  const runs = [await play('a.jsonl'), await play('b.jsonl')];
  expect(runs.map(({ code, stderr }) => ({ code, stderr }))).toEqual(Array.from(runs, () => ({ code: 0, stderr: '' })));
  expect(runs[0]!.stdout).toContain(`${title}, `);
  expect(runs[0]!.stdout).toContain('Check it with: minions verify a.jsonl');
  expect(fingerprintsOf(join(folder, 'a.jsonl'))).toEqual(fingerprintsOf(join(folder, 'b.jsonl')));
  const { code, stdout } = await runInMemory(['verify', 'a.jsonl'], folder);
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringContaining('every fingerprint the same') as string,
  });
});

test('verify names the round of an order that was altered', async () => {
  const folder = emptyFolder();
  const play = ['play', 'crematoria', 'demo', 'demo', 'null', 'demo', '-s', '3', '--set', 'rounds=60'];
  await runInMemory([...play, '-o', 'a.jsonl'], folder);
  const lines = linesOf(join(folder, 'a.jsonl'));
  const line = JSON.parse(lines[58]!) as { round: number; orders: { dir: string }[][] };
  line.orders[1]![4]!.dir = line.orders[1]![4]!.dir === 'None' ? 'Left' : 'None';
  lines[58] = JSON.stringify(line);
  writeFileSync(join(folder, 'b.jsonl'), lines.join('\n'));
  const { code, stdout } = await runInMemory(['verify', 'b.jsonl'], folder);
  expect(line.round).toBe(57);
  expect(stdout).toBe(
    'b.jsonl: verification failed in round 57: these orders do not lead to the recorded fingerprint.',
  );
  expect(code).toBe(1);
});

test('the command of the documents works: names as given, the published form out [crematoria:command-line] [apocalypse:command-line] [crematoria:demo-player] [apocalypse:demo-player]', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'default.cnf'), (await runInMemory(['games', 'crematoria', '--config'], folder)).stdout);
  const args = [
    'play',
    'crematoria',
    'Demo',
    'Demo',
    'Demo',
    'Demo',
    '-s',
    '30',
    '-i',
    'default.cnf',
    '-o',
    'default.res',
  ];
  const { code } = await runInMemory(args, folder);
  expect(code).toBe(0);
  const lines = linesOf(join(folder, 'default.res'));
  expect(lines.slice(0, 5)).toEqual(['Game', '', 'Seed 30', '', 'Crematoria 1.2']);
  expect(lines[16]).toBe('names               Demo Demo Demo Demo');
  expect(lines.filter((line) => line === 'movements')).toHaveLength(120);
});

test('--json prints one object, several outputs are written, .gz is compressed', async () => {
  const folder = emptyFolder();
  const bots = ['null', 'Zed=null', 'null', 'null'];
  const args = ['play', 'crematoria', ...bots, '-s', '5', '--json', '-o', 'a.jsonl.gz', '-o', 'a.jsonl', '-o', 'a.res'];
  const { code, stdout } = await runInMemory([...args, ...short], folder);
  expect(code).toBe(0);
  const summary = JSON.parse(stdout) as Summary;
  const validate = findValidator('match/result');
  expect(validate(summary) || validate.errors).toBe(true);
  const bytes = readFileSync(join(folder, 'a.jsonl'));
  expect(summary.replay).toBe(`sha256:${createHash('sha256').update(bytes).digest('hex')}`);
  expect(summary.seed).toBe(5);
  expect(summary.seats.map(({ name }) => name)).toEqual(['null', 'Zed', 'null#2', 'null#3']);
  expect(readdirSync(folder).sort()).toEqual(['a.jsonl', 'a.jsonl.gz', 'a.res']);
  expect(gunzipSync(readFileSync(join(folder, 'a.jsonl.gz')))).toEqual(readFileSync(join(folder, 'a.jsonl')));
  expect((await runInMemory(['verify', 'a.jsonl.gz'], folder)).code).toBe(0);
});

test('--job plays a match that is data, and the same words play the same', async () => {
  const folder = emptyFolder();
  const bots = ['demo', 'null', 'demo', 'null'];
  const seats = bots.map((source) => ({ bot: { source } }));
  const job = { game: 'ork-island', seed: 4, seats, config: { rounds: 30 } };
  writeFileSync(join(folder, 'job.json'), JSON.stringify(job));
  writeFileSync(join(folder, 'bad.json'), JSON.stringify({ ...job, seats: seats.slice(1) }));
  const { code, stdout } = await runInMemory(['play', '--job', 'job.json', '--json', '-o', 'a.jsonl'], folder);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ game: 'ork-island', seed: 4, config: { rounds: 30 }, interrupted: null });
  const bad = await runInMemory(['play', '--job', 'bad.json'], folder);
  expect(bad).toMatchObject({ code: 2, stderr: expect.stringContaining('invalid job: at /seats') as string });
  const both = await runInMemory(['play', 'ork-island', ...bots, '--job', 'job.json'], folder);
  expect(both).toMatchObject({ code: 2, stderr: expect.stringContaining('give one or the other') as string });
});

test('a seed may be a text, and has to be a number with the published rules', async () => {
  const folder = emptyFolder();
  const bots = ['null', 'null', 'null', 'null'];
  const seeded = ['-s', 'final, table 4', '-o', 'a.jsonl', '-o', 'a.res', ...short];
  expect((await runInMemory(['play', 'ork-island', ...bots, ...seeded], folder)).stdout).toContain(
    'seed final, table 4\n',
  );
  expect((await runInMemory(['verify', 'a.jsonl'], folder)).stdout).toContain('a.jsonl verified');
  expect((await runInMemory(['states', 'a.jsonl', '0', '0'], folder)).stdout).toContain('"start":{"seed":106976175,');
  expect(linesOf(join(folder, 'a.res'))[2]).toBe('Seed final, table 4');
  const original = await runInMemory(['play', 'ork-island', ...bots, '--rules', 'original', ...short], folder);
  expect(original.stdout).toMatch(/rules original, seed \d{1,10}\n/);
});

test('without a seed one is drawn and printed; --quiet prints nothing', async () => {
  const folder = emptyFolder();
  const bots = ['null', 'null', 'null', 'null'];
  const play = ['play', 'crematoria', ...bots, ...short];
  expect((await runInMemory(play, folder)).stdout).toMatch(/rules text, seed [0-9a-f]{32}\n/);
  expect(await runInMemory([...play, '--quiet'], folder)).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
});

test('a bot that goes out is named with round, code and reason; the log has it too', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'bad.mjs'), 'console.log("hello");\nsetTimeout(() => {}, 60_000);\n');
  const { code, stdout } = await runInMemory(
    ['play', 'crematoria', 'bad.mjs', 'null', 'null', 'null', '--log', 'log'],
    folder,
  );
  expect(code).toBe(0);
  expect(stdout).toContain('protocol in round 0');
  expect(stdout).toContain(
    'bad (player 0) went out in round 0: protocol: expected one line with a JSON object, got "hello"',
  );
  const log = linesOf(join(folder, 'log')).map((line) => JSON.parse(line) as object);
  expect(log).toContainEqual(expect.objectContaining({ name: 'bad', player: 0, code: 'protocol', msg: 'out' }));
});
