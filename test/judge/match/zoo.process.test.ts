// Nothing a bot does hurts the judge, the match or the other three. Each bot of the zoo does one thing wrong.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Limits } from '../../../judge/bot/limits.ts';
import type { BotCommand } from '../../../judge/bot/process/start-process.ts';
import { makeTable } from '../../../cli/show/make-table.ts';
import { testWith } from '../../test-with.ts';
import { enclose, fixture, isAlive, playFixtures, script, type Played } from '../play-fixtures.ts';

/** `memory in round` stands for any round. */
type Verdict = 'ok' | `${string} in round${string}`;

const MEMORY_MB = 300;
const rows: string[][] = [];
let silentScores: number[];

beforeAll(async () => {
  silentScores = (await playAgainst(fixture('silent'), {})).report.seats.map(({ score }) => score);
});

afterAll(() => {
  console.log(makeTable(['bot', 'verdict', 'held up', 'survived'], rows));
});

/** The bot in question against three that behave, and whose orders can be repeated. */
function playAgainst(bot: BotCommand, limits: Partial<Limits>): Promise<Played> {
  return playFixtures([bot, fixture('mover'), fixture('mover'), fixture('mover')], limits);
}

async function meet(
  name: string,
  bot: BotCommand,
  verdict: Verdict,
  reason: RegExp,
  limits: Partial<Limits> = {},
): Promise<Played> {
  const memory = process.memoryUsage().rss;
  const played = await playAgainst(bot, limits);
  const { seats } = played.report;
  const found = seats[0].verdict;
  const left = played.survivors;
  const heldUp = Math.max(0, ...played.rounds.map(({ clocks }) => clocks[0]?.wallMs ?? 0));
  rows.push([
    name,
    found ? `${found.code} in round ${found.round}` : 'ok',
    `${heldUp.toFixed(0)} ms`,
    left.join(' ') || 'nothing',
  ]);
  expect(found ? `${found.code} in round ${found.round}` : 'ok').toMatch(new RegExp(`^${verdict}`));
  expect(found?.reason ?? '').toMatch(reason);
  // The other three are unharmed: they are all in, and everything went as against a bot that keeps silent.
  expect([1, 2, 3].map((player) => seats[player]!.verdict)).toEqual([null, null, null]);
  expect(seats.map(({ score }) => score)).toEqual(silentScores);
  expect(left).toEqual([]);
  expect((process.memoryUsage().rss - memory) / 2 ** 20).toBeLessThan(MEMORY_MB);
  return played;
}

const quick: Partial<Limits> = { roundMs: 300 };

describe('what comes out of a bot [walking-dead:standard-input-and-output] [walking-dead:at-most-1000-orders] [ork-island:at-most-1000-orders] [crematoria:a-thousand-orders]', () => {
  test.each<[bot: BotCommand, verdict: Verdict, reason: RegExp, limits?: Partial<Limits>]>([
    [
      fixture('no-newline'),
      'timeout in round 0',
      /^gave no answer within 1500 ms .* without a newline at the end/,
      { startMs: 1500 },
    ],
    [fixture('drips-bytes'), 'timeout in round 1', /^gave no answer within 300 ms/, quick],
    [fixture('drips-newlines'), 'timeout in round 1', /^gave no answer within 300 ms/, quick],
    [
      script('floods-stdout'),
      'output-limit in round 0',
      /^wrote more than 4194304 bytes on standard output in one round/,
    ],
    [script('huge-line'), 'output-limit in round 0', /^wrote a line longer than 1048576 bytes/],
    [fixture('long-line'), 'output-limit in round 1', /^wrote a line longer than 1048576 bytes/],
    [fixture('answers-twice'), 'ok', /^$/],
    [fixture('answers-unasked'), 'ok', /^$/],
    [
      fixture('answers-ahead'),
      'protocol in round 0',
      /^answered round 1 in round 0; set "round" to the round of the state/,
    ],
    [
      fixture('answers-old-round'),
      'timeout in round 1',
      /^gave no answer within 300 ms .* an answer to round 0/,
      quick,
    ],
    [
      fixture('late-once'),
      'timeout in round 2',
      /^gave no answer within 300 ms \(wall [\d.]+ ms - .* without a CPU - .* judge lag = .* of its own; CPU .*\)/,
      quick,
    ],
    [fixture('crlf'), 'ok', /^$/],
    [fixture('byte-order-mark'), 'ok', /^$/],
    [fixture('nul-bytes'), 'protocol in round 0', /^expected one line with a JSON object, got "\\u0000\\u0000/],
    [fixture('not-utf8'), 'protocol in round 0', /not UTF-8/],
    [fixture('duplicate-keys'), 'ok', /^$/],
    [fixture('prototype'), 'protocol in round 0', /expected no field "__proto__"/],
    [fixture('deep-nesting'), 'protocol in round 0', /at most 64 deep/],
    [fixture('infinite-number'), 'protocol in round 0', /^at \/orders\/0\/unit: expected an integer/],
    [fixture('odd-numbers'), 'ok', /^$/],
    [fixture('empty-lines'), 'ok', /^$/],
    [fixture('prints'), 'protocol in round 1', /write debugging output to standard error/],
    [fixture('answers-a-list'), 'protocol in round 0', /^expected an object, got \[\]/],
    [fixture('answers-a-string'), 'protocol in round 0', /^expected an object, got "Left"/],
    [fixture('thousand-orders'), 'ok', /^$/],
    [
      fixture('too-many-orders'),
      'too-many-orders in round 2',
      /^gave 1001 orders; at most 1000 are allowed in a round/,
    ],
    [fixture('bad-orders'), 'ok', /^$/],
    [fixture('talks'), 'ok', /^$/],
    [fixture('says-goodbye'), 'ok', /^$/],
  ])('$args.0 $file', async (bot, verdict, reason, limits) => {
    await meet(nameOf(bot), bot, verdict, reason, limits);
  });

  test('a gigabyte on standard error is drained, and little of it kept', async () => {
    const { rounds } = await meet('floods-stderr', script('floods-stderr'), 'ok', /^$/, { startMs: 60_000 });
    expect(rounds[0]!.stderr[0].length).toBeLessThan(10_000);
    expect(rounds[0]!.stderr[0]).toMatch(/99\d{7} characters left out/);
  });

  test('bad orders are refused one by one, and the bot plays on', async () => {
    const { report, rounds } = await playFixtures([fixture('bad-orders')]);
    expect(report.seats[0].refused).toBe(8 * 5);
    expect(rounds[0]!.outcome.refused[0].map(({ reason }) => reason)).toContain('there is no unit 1000000');
  });
});

describe('what a bot does with its pipes and processes [crematoria:limits]', () => {
  test.each<[bot: BotCommand, verdict: Verdict, reason: RegExp, limits?: Partial<Limits>]>([
    [fixture('closes-output'), 'closed-output in round 2', /^closed its standard output/],
    [script('closes-input'), 'timeout in round 2', /^gave no answer within 300 ms/, quick],
    [fixture('never-reads'), 'timeout in round 0', /^gave no answer within 500 ms/, { startMs: 500 }],
    [fixture('slow-start'), 'timeout in round 0', /^gave no answer within 500 ms/, { startMs: 500 }],
    [fixture('answers-and-exits'), 'crashed in round 4', /^exited with code 0/],
    [fixture('exits'), 'crashed in round 3', /^exited with code 7/],
    [fixture('exits-badly'), 'crashed in round 2', /^exited with code 1/],
    [fixture('half-an-answer'), 'protocol in round 2', /^expected one line with a JSON object/],
    [fixture('segfaults'), 'crashed in round 2', /^was ended by SIGSEGV/],
    [fixture('stops-itself'), 'timeout in round 2', /^gave no answer within 300 ms/, quick],
    [fixture('thinks-forever'), 'timeout in round 2', /^gave no answer within 300 ms/, quick],
    [fixture('busy-forever'), 'timeout in round 1', /^gave no answer within 300 ms/, quick],
    [script('forks-and-exits'), 'crashed in round 0', /^exited with code 0/],
    [script('grandchild-holds-pipe'), 'crashed in round 0', /^exited with code 3/],
    [
      script('fork-bomb'),
      'processes in round 0',
      /^has \d+ processes; 40 are allowed/,
      { processes: 40, startMs: 60_000 },
    ],
    [fixture('memory-hog'), 'memory in round', /^uses \d+ MiB of memory; 300 are allowed/, { memoryMb: 300 }],
    [fixture('busy-after-answer'), 'ok', /^$/],
    [
      fixture('burns-cpu'),
      'timeout in round',
      /^used \d+ ms of CPU time in this match; 400 are allowed/,
      { cpuMs: 400 },
    ],
    [
      { file: '/no/such/program', args: [], folder: tmpdir() },
      'could-not-start in round 0',
      /^could not start "\/no\/such\/program"/,
    ],
  ])('$args.0 $file', async (bot, verdict, reason, limits) => {
    await meet(nameOf(bot), bot, verdict, reason, limits);
  });

  test.each(['lingers', 'daemon'])('%s: nobody it started survives the match', async (name) => {
    const file = join(mkdtempSync(join(tmpdir(), 'minions-')), 'pids');
    await meet(name, fixture(name, file), 'ok', /^$/);
    const pids = JSON.parse(readFileSync(file, 'utf8')) as number[];
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
  });
});

describe('what a bot tries to reach, inside bubblewrap', () => {
  const stderrOf = ({ rounds }: Played): string => rounds.map(({ stderr }) => stderr[0]).join('');

  testWith('bwrap')('it writes nowhere but in its own /tmp', async () => {
    const bot = fixture('writes-files');
    const played = await meet('writes-files', await enclose(bot), 'ok', /^$/);
    expect(stderrOf(played)).toBe('[]');
    rmSync(join(bot.folder, 'trace'), { force: true });
  });

  testWith('bwrap')('it reaches no network, not even this machine', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const played = await meet('opens-socket', await enclose(fixture('opens-socket', String(port))), 'ok', /^$/);
    server.close();
    expect(stderrOf(played)).toBe('ECONNREFUSED');
  });

  testWith('bwrap')('it can signal nobody', async () => {
    await meet('signals-others', await enclose(fixture('signals-others')), 'ok', /^$/);
  });

  testWith('bwrap')('it cannot read what belongs to another bot', async () => {
    const secret = join(mkdtempSync(join(tmpdir(), 'minions-')), 'plan.txt');
    const played = await meet('reads-others', await enclose(fixture('reads-others', secret)), 'ok', /^$/);
    expect(stderrOf(played)).toBe('ENOENT');
  });
});

function nameOf({ file, args }: BotCommand): string {
  return (args[0] ?? file)
    .split('/')
    .at(-1)!
    .replace(/\.(mjs|sh)$/, '');
}
