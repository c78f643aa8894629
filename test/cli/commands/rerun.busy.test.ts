import { execa } from 'execa';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkShape } from '../../../protocol/check-shape.ts';
import type { RerunReport } from '../../../protocol/types/rerun/report.ts';
import { emptyFolder, minions, runMinions } from '../run-minions.ts';

const folder = emptyFolder();
const REPLAY = 'crematoria.jsonl';

const run = async (...args: string[]): Promise<string> => {
  const { code, stdout, stderr } = await runMinions(args, folder);
  expect(code, stderr).toBe(0);
  return stdout;
};

const runJson = async (schema: string, ...args: string[]): Promise<unknown> => {
  const value = JSON.parse(await run(...args, '--json', '--sandbox', 'none')) as unknown;
  expect(checkShape(schema, value)).toBeUndefined();
  return value;
};

/** The first rounds of a replay, as the engine sees them. */
const takeFingerprints = (name: string, count: number): unknown[] =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .slice(1, 1 + count)
    .map((line) => (JSON.parse(line) as { fingerprint: string }).fingerprint);

beforeAll(async () => {
  await run('play', 'crematoria', 'demo', 'demo', 'null', 'demo', '-s', '5', '-o', REPLAY, '-q', '--sandbox', 'none');
}, 60_000);

test('replaced in round 57, everything before is equal, and the replay holds', async () => {
  const again = ['rerun', REPLAY, '2=demo', '--from', '57', '-o', 'second.jsonl'];
  const report = (await runJson('rerun/report', ...again)) as RerunReport;
  expect(report.differences[0]).toMatchObject({ round: 57, player: 2, recorded: { orders: [] } });
  expect(report.seats.map(({ liveFrom }) => liveFrom)).toEqual([58, 58, 57, 58]);
  expect(await run('verify', 'second.jsonl')).toContain('verified');
  expect(takeFingerprints('second.jsonl', 57)).toEqual(takeFingerprints(REPLAY, 57));
});

test('the same bots answer the same, also those that join late', async () => {
  const report = (await runJson('rerun/report', 'rerun', REPLAY)) as RerunReport;
  expect(report).toMatchObject({ compared: 120, divergedIn: null, differences: [] });
  expect(await run('rerun', REPLAY, '--from', '57', '--sandbox', 'none')).toContain(
    'No difference: the same answers to the same boards in 120 rounds.',
  );
});

test('ask: what a bot would answer', async () => {
  expect(await run('ask', REPLAY, '0=demo', '--sandbox', 'none')).toBe(
    'demo (player 0) answers as recorded in all of 120 rounds.',
  );
  const all = await runJson('rerun/ask', 'ask', REPLAY, '2=demo');
  expect(all).toMatchObject({ differs: 120, first: 0, name: 'demo' });
  const one = await run('ask', REPLAY, '2=demo', '--round', '57', '--sandbox', 'none');
  expect(one).toMatch(
    /^Round 57: demo \(player 2\) answers differently\.\n {2}recorded: no orders\n {2}now: {6}\{"unit":/,
  );
});

test('diff: where two replays part', async () => {
  expect(await run('diff', REPLAY, REPLAY)).toContain('No difference: the same match, with the same answers.');
  const { code, stdout } = await runMinions(['diff', REPLAY, 'second.jsonl', '--exit-code'], folder);
  expect(code).toBe(1);
  expect(stdout).toContain('First difference: in round 57 null (player 2) gives other orders.\n  first:  no orders');
});

test('export: a pipe that is closed early is no error, and a file ends as its name says', async () => {
  const { stdout, stderr } = await execa({
    shell: true,
    cwd: folder,
  })`${process.execPath} ${minions} export ${REPLAY} --frames | head -1`;
  expect({ stderr, round: (JSON.parse(stdout) as { round: number }).round }).toEqual({ stderr: '', round: 0 });
  await run('export', REPLAY, '--scores', '-o', 'scores.csv');
  expect(readFileSync(join(folder, 'scores.csv'), 'utf8').split('\r\n')).toHaveLength(1 + 4 * 121 + 1);
});

describe('bad usage', () => {
  beforeAll(() => {
    const text = readFileSync(join(folder, REPLAY), 'utf8');
    const write = (name: string, from: RegExp, to: string): void =>
      writeFileSync(join(folder, name), text.replace(from, to));
    write('old.jsonl', /"rulesVersion":"[^"]*"/, '"rulesVersion":"0.1"');
    write('command.jsonl', /"source":"demo"/, '"source":"node -e 1"');
    write('cut.jsonl', /"fingerprint"/, '"fingerprin');
  });

  test.each<[args: string[], message: string, hint: string]>([
    [
      ['rerun', REPLAY, '7=demo'],
      'invalid seat: expected a player from 0 to 3, got "7" in "7=demo"',
      'for example: 0=./mine',
    ],
    [
      ['rerun', REPLAY, '--from', '120'],
      'invalid --from: expected a whole number from 0 to 119, got "120"',
      'for example: --from 0',
    ],
    [['rerun', 'old.jsonl'], 'old.jsonl: it was played with version 0.1 of the rules of Crematoria', ''],
    [['rerun', 'command.jsonl'], 'player 0 (demo) cannot be played again: it is a command', 'as in: 0="node -e 1"'],
    [['rerun', 'cut.jsonl'], 'cut.jsonl: line 1 is not JSON', ''],
    [['diff', REPLAY, 'cut.jsonl'], 'cut.jsonl: line 1 is not JSON', ''],
    [['export', REPLAY], 'nothing chosen to export', 'choose what to export: --frames, --orders, --events or --scores'],
    [
      ['ask', REPLAY, '0=demo', '--round', '120'],
      'invalid --round: expected a whole number from 0 to 119, got "120"',
      'for example: --round 0',
    ],
  ])('%j', async (args, message, hint) => {
    const { code, stderr, stdout } = await runMinions(args, folder);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).toContain(hint);
  });
});
