// What commands print of a use case that takes long or needs a machine of its own; here it is a stub.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineDoctor } from '../../../cli/commands/doctor.ts';
import { defineLab } from '../../../cli/commands/lab.ts';
import { defineQueue } from '../../../cli/commands/queue.ts';
import { defineWorker } from '../../../cli/commands/worker.ts';
import { JudgeCommand } from '../../../cli/judge-command.ts';
import type { LabOptions } from '../../../contest/lab/serve-lab.ts';
import type { QueueStatus } from '../../../tournament/queue/read-queue-status.ts';
import type { WorkerOptions } from '../../../tournament/queue/worker/run-worker.ts';

let out: string;
let err: string;

beforeEach(() => {
  [out, err] = ['', ''];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void (out += `${text}\n`));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void (err += `${text}\n`));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
});
const before = process.listeners('SIGTERM');
afterEach(() => {
  vi.restoreAllMocks();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    for (const added of process.listeners(signal)) if (!before.includes(added)) process.off(signal, added);
});

async function run(define: (command: JudgeCommand) => void, args: readonly string[]): Promise<number> {
  const program = new JudgeCommand('minions').enablePositionalOptions().exitOverride();
  define(program.command('tried'));
  await program.parseAsync(['tried', ...args], { from: 'user' });
  return program.exitCode;
}

const FINDINGS = [
  { name: 'cores', isGood: true, found: '2', follows: 'one match at a time' },
  { name: 'Java', isGood: false, found: 'no javac, java', follows: 'install a JDK' },
];

test('doctor: a row for every finding, and the findings as JSON', async () => {
  const doctor = (command: JudgeCommand): void => defineDoctor(command, () => Promise.resolve(FINDINGS));
  expect(await run(doctor, [])).toBe(0);
  expect(out.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^ok +cores +2 +one match at a time$/),
    expect.stringMatching(/^-- +Java +no javac, java +install a JDK$/),
    '',
  ]);
  out = '';
  await run(doctor, ['--json']);
  expect(JSON.parse(out)).toEqual(FINDINGS);
});

const STATUS: QueueStatus = {
  coordinator: null,
  workers: [],
  slots: 0,
  blocks: { waiting: 1, running: 2, done: 3 },
  results: { waiting: 1 },
};

test('queue status: for people, and as JSON without the password of the Redis', async () => {
  const queue = (command: JudgeCommand): void => defineQueue(command, () => Promise.resolve(STATUS));
  expect(await run(queue, ['status', '--queue', 'redis://me:secret@host'])).toBe(0);
  expect(out).toContain('1 block waiting, 2 running, 3 done; 1 result waiting.');
  out = '';
  await run(queue, ['status', '--queue', 'redis://me:secret@host', '--json']);
  expect(JSON.parse(out)).toMatchObject({ prefix: 'minions', blocks: STATUS.blocks, slots: 0 });
  expect(out).not.toContain('secret');
});

test.each<[args: string[], shown: string]>([
  [
    [],
    'minions: it shares its cores\nminions: 1 slot on 2 cores, 300 steps in a microsecond\n' +
      'minions: waiting\nminions: stopped after 1 match; what was not played is given back\n',
  ],
  [['-q'], 'minions: it shares its cores\n'],
])('worker %j', async (args, shown) => {
  const asked: WorkerOptions[] = [];
  const worker = (command: JudgeCommand): void =>
    defineWorker(command, (options) => {
      asked.push(options);
      options.onEvent?.({ kind: 'warning', text: 'it shares its cores' });
      options.onEvent?.({ kind: 'measured', slots: 1, cores: 2, speed: 300 });
      options.onEvent?.({ kind: 'log', line: 'waiting' });
      options.onEvent?.({ kind: 'played', worker: 'w', block: 1, match: 1, attempt: 1, durationMs: 5 });
      return Promise.resolve({ played: 1 });
    });
  expect(await run(worker, ['--queue', 'redis://host', ...args])).toBe(0);
  expect([out, err]).toEqual(['', shown]);
  expect(asked).toMatchObject([{ address: { url: 'redis://host' }, turns: 'serial', acceptsGames: false }]);
});

test('lab: what happens to a version, until somebody stops it', async () => {
  const asked: LabOptions[] = [];
  let isClosed = false;
  const lab = (command: JudgeCommand): void =>
    defineLab(command, (options) => {
      asked.push(options);
      setImmediate(() => {
        options.onEvent?.({ kind: 'saved', number: 2, isKnown: true });
        options.onEvent?.({ kind: 'state', id: 4, number: 2, state: 'rejected' });
        options.onEvent?.({ kind: 'first-match', number: 2, seconds: 1.25 });
        options.onEvent?.({ kind: 'problem', message: 'it is empty', hint: 'save a file' });
        options.onFailure?.(new Error('no space'));
        process.emit('SIGINT');
      });
      return Promise.resolve({
        url: 'http://127.0.0.1:8070',
        bot: 'mine',
        folder: 'there',
        isSandboxed: false,
        close: () => Promise.resolve(void (isClosed = true)),
      });
    });
  expect(await run(lab, ['crematoria', './mine', '--no-open', '--set', 'rounds=9'])).toBe(130);
  expect(asked).toMatchObject([{ source: './mine', matches: 40, config: { rounds: 9 }, game: { id: 'crematoria' } }]);
  expect(out).toContain('the lab of mine is at http://127.0.0.1:8070\n');
  expect(out).toContain(
    'version 2 is in the folder again\n' +
      'version 2: rejected; http://127.0.0.1:8070/versions/4 says why\n' +
      'version 2: first rated match 1.3 s after the save\n' +
      'it is empty\n  save a file\n',
  );
  expect([err, isClosed]).toEqual(['minions: no space\n', true]);
});
