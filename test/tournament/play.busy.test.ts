// What happens while a tournament is played: limits of time, bots that keep failing, judges that die, Ctrl-C twice.
import { execa } from 'execa';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { SYSTEM_PROC } from '../../judge/host/proc.ts';
import { scanProcesses } from '../../judge/host/processes/stat.ts';
import type { JournalRecord, Played } from '../../protocol/types/tournament/record.ts';
import type { Standings } from '../../protocol/types/tournament/standings.ts';
import { emptyFolder, runMinions, type Run } from '../cli/run-minions.ts';
import { BEGIN, BOTS, readReport, SALT_KEY, SECRET, WALKS, writeShortConfig } from './cup-files.ts';

const minions = fileURLToPath(new URL('../../dist/minions.cjs', import.meta.url));
const folder = emptyFolder();
const run = (...args: string[]): Promise<Run> => runMinions(args, folder);
const start = (...args: string[]) => execa(process.execPath, [minions, ...args], { cwd: folder, reject: false });

beforeAll(async () => {
  await writeShortConfig(folder);
  writeFileSync(
    join(folder, 'one.cnf'),
    readFileSync(join(folder, 'short.cnf'), 'utf8').replace(/nb_rounds.*/, 'nb_rounds 1'),
  );
});

const readRecords = (cup: string): JournalRecord[] =>
  readFileSync(join(folder, cup, 'journal.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as JournalRecord);

const countPlayed = (cup: string): number =>
  existsSync(join(folder, cup, 'journal.jsonl')) ? readRecords(cup).filter(({ kind }) => kind === 'played').length : 0;

const FOUR = ['tournament', 'crematoria', ...BOTS.slice(0, 4), '-i', 'one.cnf', '--no-check', '--seats', '1'];

test('--dry-run tells matches, time and error bars, and leaves nothing behind', async () => {
  const before = readdirSync(folder);
  const { code, stdout } = await run(...FOUR, '--cycles', '6', '--for', '8h', '--dry-run');
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^Crematoria, round-robin: 4 bots, 24 matches in 24 blocks, 24 for each bot\nTime: .+ on .+ slots?, by one block .+\nError bars: about ± 100 points; .+\nIn 8h: \d+ whole cycles of 6$/,
  );
  const told = JSON.parse((await run(...FOUR, '--format', 'upc', '--dry-run', '--json', '-o', 'dry')).stdout) as object;
  expect(told).toMatchObject({ isExact: false, matches: expect.any(Number), secondsPerMatch: expect.any(Number) });
  expect(readdirSync(folder)).toEqual(before);
});

test('two tournaments at once: no match is recorded as pinned to a core that the other used too', async () => {
  const both = await Promise.all(['left', 'right'].map((cup) => run(...FOUR, '--cycles', '2', '-o', cup)));
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.some(({ stderr }) => stderr.includes('another tournament, contest or worker'))).toBe(true);
  const [left, right] = ['left', 'right'].map((cup) => readRecords(cup).filter((record) => record.kind === 'played'));
  const wrong = left!.flatMap((one) => right!.filter((other) => haveSharedCores(one, other))).length;
  expect(wrong).toBe(0);
});

/** Whether two matches were on the same cores at the same time, and one of them does not say so. */
function haveSharedCores({ measured: one }: Played, { measured: other }: Played): boolean {
  const begins = [one, other].map(({ startedAt }) => Date.parse(startedAt));
  const ends = [one, other].map(({ durationMs }, index) => begins[index]! + durationMs);
  if (Math.max(...begins) >= Math.min(...ends) || one.cores !== other.cores) return false;
  return one.pinned === true || other.pinned === true;
}

test('--for plays whole cycles and ends; more cycles follow when they are asked for', async () => {
  const { code } = await run(...FOUR, '--for', '1s', '-o', 'timed');
  expect(code).toBe(0);
  const played = countPlayed('timed');
  expect([played % 4, played > 0, played < 400]).toEqual([0, true, true]);
  expect(readRecords('timed').map(({ kind }) => kind)).toContain('ended');
  const cycles = played / 4 + 1;
  expect((await run('tournament', 'add', 'timed', 'late=null')).stderr).toContain('the time was over');
  const { stdout } = await run('tournament', 'resume', 'timed', '--cycles', String(cycles), '--secret', SECRET);
  expect(stdout).toMatch(/^Commitment [0-9a-f]{64}: .* the further seeds come$/m);
  expect(countPlayed('timed')).toBe(4 * cycles);
  expect((await run('tournament', 'verify', 'timed')).code).toBe(0);
});

test('--out-after 3 withdraws a bot that keeps failing, as soon as the blocks under way are over', async () => {
  for (const jobs of ['1', '2']) {
    const begin = [
      'tournament',
      'crematoria',
      ...BOTS,
      '-i',
      'one.cnf',
      '--no-check',
      '--seats',
      '1',
      '--secret',
      SECRET,
      '--salt-key',
      SALT_KEY,
    ];
    const { stderr } = await run(...begin, '--cycles', '5', '--out-after', '3', '-j', jobs, '-o', `out-${jobs}`);
    expect(stderr).toContain('minions: broken is withdrawn: it went out of 3 matches');
    const records = readRecords(`out-${jobs}`);
    const faults = records.flatMap((record) =>
      record.kind === 'played' && record.seats.some(({ verdict }) => verdict) ? [record.block] : [],
    );
    const third = faults.toSorted((a, b) => a - b)[2]!;
    const withdrawn = records.flatMap((record) => (record.kind === 'withdrawn' ? [record.fromBlock] : []));
    expect(withdrawn).toEqual([third + Number(jobs)]);
    const text = readFileSync(join(folder, `out-${jobs}/report/standings.json`), 'utf8');
    const broken = (JSON.parse(text) as Standings).rows.find(({ name }) => name === 'broken');
    expect(broken).toMatchObject({ rank: null, status: 'withdrawn' });
  }
});

test('a judge process that dies loses one match, which is played again', async () => {
  const begin = [...BEGIN, '--seats', '1', '--cycles', '2', '-j', '1'];
  const whole = await run(...begin, '-o', 'whole');
  expect(whole.code).toBe(0);
  const cup = start(...begin, '-o', 'died');
  await expect.poll(() => countPlayed('died'), { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
  const judge = scanProcesses(SYSTEM_PROC).find(({ parent }) => parent === cup.pid)!;
  process.kill(judge.pid, 'SIGKILL');
  expect((await cup).exitCode).toBe(0);
  expect(countPlayed('died')).toBe(10);
  expect(readReport(join(folder, 'died/report'))).toEqual(readReport(join(folder, 'whole/report')));
});

describe('Ctrl-C', () => {
  test('once waits for the running match, twice does not', async () => {
    // Every answer takes longer than any test: only who does not wait comes to an end.
    writeFileSync(join(folder, 'slow.mjs'), "process.stdin.on('data', () => {});\nsetInterval(() => {}, 1000);\n");
    const bots = ['slow=slow.mjs', ...BOTS.slice(0, 3)];
    const limits = ['--limits', 'none', '--no-check', '-i', 'short.cnf', '-j', '1'];
    const cup = start('tournament', 'crematoria', ...bots, ...limits, '--secret', SECRET, '-o', 'twice');
    let told = '';
    cup.stderr.on('data', (text: Buffer) => void (told += text.toString()));
    const listBots = (): number => scanProcesses(SYSTEM_PROC).filter((stat) => isBelow(cup.pid!, stat.pid)).length;
    await expect.poll(listBots, { timeout: 60_000, interval: 50 }).toBeGreaterThan(4);
    cup.kill('SIGINT');
    // Two signals at once may arrive as one.
    await expect.poll(() => told.includes('another Ctrl-C stops at once')).toBe(true);
    cup.kill('SIGINT');
    expect((await cup).exitCode).toBe(130);
    expect(existsSync(join(folder, 'twice/lock'))).toBe(false);
    expect((await run('tournament', 'status', 'twice')).stdout).toContain('Nothing is being played. Continue with: ');
  });
});

/** Whether a process is a child of another, or of one of its children. */
function isBelow(root: number, pid: number): boolean {
  const parents = new Map(scanProcesses(SYSTEM_PROC).map((stat) => [stat.pid, stat.parent]));
  for (let at = parents.get(pid); at !== undefined && at > 1; at = parents.get(at)) if (at === root) return true;
  return false;
}

describe('changes with wrong words get a sentence and code 2', () => {
  test.each<[args: string, sentence: string]>([
    ['resume nowhere', 'there is no tournament in'],
    ['resume whole --cycles 1 --rounds 2', '--cycles and --rounds were given'],
    ['resume whole --rounds 2', '--rounds does not belong to a tournament of format round-robin'],
    ['resume whole --cycles 0', 'invalid --cycles: expected'],
    ['resume whole --cycles 2 -j 1000', '1000 matches at once need 1000 cores'],
    ['resume whole --cycles 2 --for soon', 'invalid --for: expected'],
    ['resume whole --cycles 2 --secret abc', 'expected 64 hexadecimal digits'],
    ['add whole', "missing required argument 'bots'"],
    ['add whole nobody', 'there is no bot "nobody"'],
    ['add whole second=null', 'two bots are called "second"'],
    ['withdraw whole zoe', 'no bot of the tournament is called "zoe"'],
    ['withdraw whole second --reason=', 'invalid --reason: expected a text, got ""'],
    ['replace whole second', "missing required argument 'bot'"],
    [`replace whole second ${WALKS}`, 'second is made of the same files already'],
    ['replace whole zoe null', 'no bot of the tournament is called "zoe"'],
    ['void whole 1.1', "required option '--reason <text>' not specified"],
    ['void whole 1.1 --reason=', 'invalid --reason: expected a text, got ""'],
    ['void whole 9.9 --reason=x', 'match 9.9 does not count'],
    ['void whole one --reason=x', 'invalid match: expected block and match, got "one"'],
    ['report whole --publish whole/journal.jsonl', 'is a file'],
    ['verify whole --depth', "unknown option '--depth'"],
  ])('%s', async (args, sentence) => {
    const before = readFileSync(join(folder, 'whole/journal.jsonl'), 'utf8');
    const { code, stderr } = await run('tournament', ...args.split(' '));
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
    expect(readFileSync(join(folder, 'whole/journal.jsonl'), 'utf8')).toBe(before);
    expect(existsSync(join(folder, 'whole/lock'))).toBe(false);
  });
});
