import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runMinions } from '../run-minions.ts';
import { check, failuresOf } from './run-check.ts';

const bots = fileURLToPath(new URL('../../fixtures/bots/', import.meta.url));

/** The bots in JavaScript share a file, which a sandbox would not show them. */
const open = ['--sandbox', 'none'];

// Most of a check is waiting: several go on at once.
describe.concurrent('a bot that misbehaves fails at the right step, with the right sentence', () => {
  test.each([
    ['grandchild-holds-pipe.sh', 'starts', /^it exited with code 3/],
    ['never-reads.mjs', 'answers the first states in time', /^it gave no answer within 1000 ms/],
    ['no-newline.mjs', 'answers the first states in time', /^it gave no answer within 1000 ms/],
    ['thinks-forever.mjs', 'answers the first states in time', /^it gave no answer within 700 ms/],
    [
      'segfaults.mjs',
      'answers the first states in time',
      /^it (was ended by SIGSEGV|exited with code 139 \(SIGSEGV\))/,
    ],
    ['closes-output.mjs', 'answers the first states in time', /^it closed its standard output/],
    ['huge-line.sh', 'answers the first states in time', /^it wrote a line longer than/],
    ['floods-stdout.sh', 'answers the first states in time', /^it wrote more than/],
    ['prints.mjs', 'writes one line for each state', /^2 lines came for one state/],
    ['answers-twice.mjs', 'writes one line for each state', /^2 lines came for one state/],
    ['answers-a-list.mjs', 'answers in the right form', /^expected an object, got \[\]/],
    ['answers-a-string.mjs', 'answers in the right form', /^expected an object, got "Left"/],
    ['prototype.mjs', 'answers in the right form', /expected no field "__proto__"/],
    ['not-utf8.mjs', 'answers in the right form', /not UTF-8/],
    ['deep-nesting.mjs', 'answers in the right form', /at most 64 deep/],
    ['too-many-orders.mjs', 'answers in the right form', /^1001 orders in one answer/],
    ['answers-ahead.mjs', 'echoes the round', /^it answered round 1 when it was asked for round 0/],
    ['answers-old-round.mjs', 'echoes the round', /^it answered round 0 when it was asked for round 1/],
    ['bad-orders.mjs', 'orders its own units', /^order 0 was refused/],
    ['exits.mjs', 'plays a whole match', /^in round 3 it exited with code 7/],
    ['late-once.mjs', 'answers the first states in time', /^it (gave no answer within|answered after) 400 ms/],
    ['forks-and-exits.sh', 'starts', /^it exited with code 0/],
    ['drips-bytes.mjs', 'answers the first states in time', /^it gave no answer within 700 ms/],
    ['drips-newlines.mjs', 'answers the first states in time', /^it gave no answer within 700 ms/],
    ['busy-forever.mjs', 'answers the first states in time', /^it gave no answer within 700 ms/],
    ['stops-itself.mjs', 'answers the first states in time', /^it gave no answer within 700 ms/],
    ['closes-input.sh', 'answers the first states in time', /^it gave no answer within 700 ms/],
    ['exits-badly.mjs', 'answers the first states in time', /^it exited with code 1/],
    ['long-line.mjs', 'answers the first states in time', /^it wrote a line longer than/],
    ['half-an-answer.mjs', 'answers the first states in time', /^it exited with code 0/],
    ['nul-bytes.mjs', 'answers in the right form', /^expected one line with a JSON object/],
    ['infinite-number.mjs', 'answers in the right form', /^at \/orders\/0\/unit: expected an integer/],
    ['answers-unasked.mjs', 'writes one line for each state', /^2 lines came for one state/],
    ['thousand-orders.mjs', 'orders its own units', /^order 0 was refused/],
    ['answers-and-exits.mjs', 'plays a whole match', /^in round 4 it exited with code 0/],
    ['memory-hog.mjs', 'plays a whole match', /MiB of memory; 1024 are allowed/],
    ['burns-cpu.mjs', 'plays a whole match', /ms of CPU time in this match; 2000 are allowed/],
    ['odd-numbers.mjs', 'orders its own units', /^order 1 was refused: there is no unit 9007199254740992/],
  ])('%s: %s', async (bot, step, problem) => {
    const isSilent = ['never-reads.mjs', 'no-newline.mjs'].includes(bot);
    const times = ['--time', bot === 'late-once.mjs' ? '400' : '700', '--start-time', isSilent ? '1000' : '20000'];
    const budget = bot === 'burns-cpu.mjs' ? ['--cpu-time', '2000'] : [];
    const sandbox = bot.endsWith('.mjs') ? open : [];
    const { code, results } = await check(`${bots}${bot}`, 'crematoria', ...times, ...budget, ...sandbox);
    const last = results[0]!.steps.at(-1)!;
    expect({ name: last.name, kind: last.finding.kind }).toEqual({ name: step, kind: 'failed' });
    expect(last.finding.problem).toMatch(problem);
    expect(code).toBe(1);
  });

  test('lingers: exits at the end of its input; daemon: leaves no process behind', async () => {
    const file = (): string => join(mkdtempSync(join(tmpdir(), 'minions-')), 'pids');
    const options = ['crematoria', ...open, '--start-time', '20000'];
    expect(failuresOf((await check(`node ${bots}lingers.mjs ${file()}`, ...options)).results)).toEqual([
      'crematoria: exits at the end of its input',
    ]);
    expect(failuresOf((await check(`node ${bots}daemon.mjs ${file()}`, ...options)).results)).toEqual([
      'crematoria: leaves no process behind',
    ]);
  });

  test('--all goes on after a failure', async () => {
    const { results } = await check(`${bots}prints.mjs`, 'crematoria', '--all', '--start-time', '20000', ...open);
    expect(results[0]!.steps.length).toBeGreaterThan(10);
    expect(failuresOf(results)).toContain('crematoria: prints nothing else');
  });
});

test('for people: each step a line, the failure with its transcript and advice', async () => {
  const { code, stdout } = await runMinions(
    ['check', `${bots}prints.mjs`, 'crematoria', '--start-time', '20000', ...open],
    tmpdir(),
  );
  expect(code).toBe(1);
  expect(stdout).toContain('  ok       starts\n');
  expect(stdout).toContain('FAILED   writes one line for each state: 2 lines came for one state');
  expect(stdout).toContain('write debugging output to standard error');
  expect(stdout).toMatch(/sent {4}\{"protocol":1,.*\(\d+ bytes\)/);
  expect(stdout).toContain('came    best move so far: 3');
});
