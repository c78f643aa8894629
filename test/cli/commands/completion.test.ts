import { execa } from 'execa';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeCompletion } from '../../../cli/show/make-completion.ts';
import { makePaint } from '../../../cli/show/paint.ts';
import { findValidator } from '../../../protocol/find-validator.ts';
import { runInMemory } from '../run-in-memory.ts';
import { emptyFolder, runMinions } from '../run-minions.ts';

test('bash completes commands, their own commands, options and the values of options', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'complete.sh'), (await runMinions(['completion', 'bash'], folder)).stdout);
  const complete = async (...args: string[]): Promise<string> => {
    const script = `source complete.sh; COMP_WORDS=(minions "$@"); COMP_CWORD=$#; _minions; echo "\${COMPREPLY[@]}"`;
    return (await execa('bash', ['-c', script, 'bash', ...args], { cwd: folder })).stdout;
  };
  expect(await complete('pl')).toBe('play');
  expect(await complete('play', '--ru')).toBe('--rules');
  expect(await complete('play', '--rules', '')).toBe('text original');
  expect(await complete('play', 'cre')).toBe('crematoria');
  expect(await complete('tournament', 'res')).toBe('resume');
  expect(await complete('play', 'crematoria', 'comp')).toBe('complete.sh');
});

test('fish is told what may stand in quotes', () => {
  const options = [{ flags: ['--time', '-t'], about: "a bot's time", values: [], takesValue: true }];
  const fish = makeCompletion('fish', [{ name: 'play', about: 'x', options, children: [] }], {
    games: ['g'],
    bots: [],
  });
  expect(fish).toContain(`-l time -s t -r -d 'a bot\\'s time'`);
});

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [false, { FORCE_COLOR: '1' }, true],
  [true, { FORCE_COLOR: '0' }, false],
  [true, { TERM: 'dumb' }, false],
])('a terminal: %s, %j: colours: %s', (isTTY, environment, expected) => {
  expect(makePaint({ isTTY }, environment)('red', 'x') !== 'x').toBe(expected);
});

test('with --json every failure is an object, whatever failed', async () => {
  const isFailure = findValidator('error');
  const four = ['null', 'null', 'null', 'null'];
  const runs = [
    ['play', 'chess', ...four],
    ['play', 'crematoria', ...four, '--set', 'round=3'],
    ['play', 'crematoria', ...four, '--bogus'],
    ['verify', 'nothing.jsonl'],
    ['series', 'chess', 'null'],
  ];
  for (const args of runs) {
    const { code, stdout } = await runInMemory([...args, '--json'], emptyFolder());
    expect({ args, code, isFailure: isFailure(JSON.parse(stdout)) }).toEqual({ args, code: 2, isFailure: true });
  }
});

test('a configuration is our own JSON, that of a replay, or the usual one with some numbers set; --strict', async () => {
  const folder = emptyFolder();
  const four = ['null', 'null', 'null', 'null'];
  const play = (...more: string[]) => runInMemory(['play', 'crematoria', ...four, '-s', '1', ...more], folder);
  const configOf = ({ stdout }: { stdout: string }) => (JSON.parse(stdout) as { config: object }).config;
  writeFileSync(join(folder, 'mine.json'), (await runInMemory(['games', 'crematoria', '--json'], folder)).stdout);
  const first = await play(
    '-i',
    'mine.json',
    '--set',
    'rounds=3',
    '--set',
    'gemPoints=7',
    '--json',
    '-o',
    'a b.jsonl.gz',
  );
  expect(configOf(first)).toMatchObject({ rounds: 3, gemPoints: 7, rules: 'text' });
  expect(configOf(await play('-i', 'a b.jsonl.gz', '--json'))).toEqual(configOf(first));
  expect((await play('-i', 'a b.jsonl.gz', '-o', 'c d.jsonl')).stdout).toContain("view 'c d.jsonl'");
  const unknown = await play('--set', 'gempoints=7');
  expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('did you mean "gemPoints"?') as string });
  const other = await runInMemory(['play', 'ork-island', ...four, '-i', 'a b.jsonl.gz'], folder);
  expect(other.stderr).toContain('is a replay of Crematoria, and the game is Ork Island');
  writeFileSync(join(folder, 'bad.mjs'), 'console.log("hello");\nsetTimeout(() => {}, 60_000);\n');
  const strict = ['play', 'crematoria', 'bad.mjs', 'null', 'null', 'null', '--set', 'rounds=2', '--strict', '-q'];
  expect((await runInMemory(strict, folder)).code).toBe(1);
});
