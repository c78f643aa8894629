// A result and its replay come in one request, again and again if they have to, and count once.
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import type { MatchOrder, PlayedMatch, WorkerRecord } from '../../../../judge/slots/block-players.ts';
import { TOOL } from '../../../../judge/host/package-info.ts';
import { DEFAULT_LIMITS } from '../../../../judge/bot/limits.ts';
import type { MatchResult } from '../../../../protocol/types/match/result.ts';
import { makeAttemptId } from '../../../../tournament/queue/block-id.ts';
import { KnownWorkers } from '../../../../tournament/queue/coordinator/known-workers.ts';
import type { GateReport } from '../../../../protocol/types/contest/gate-report.ts';
import { OpenGates } from '../../../../tournament/queue/coordinator/open-gates.ts';
import { OpenBlock } from '../../../../tournament/queue/coordinator/open-block.ts';
import { makeReplayGames } from '../../../../judge/games/replay-games.ts';
import { ResultIntake } from '../../../../tournament/queue/coordinator/result-intake.ts';
import { makeOutcomeBody, type SentOutcome } from '../../../../tournament/queue/outcome-body.ts';
import { StateCollector } from '../../../../tournament/journal/tournament-state.ts';
import { makeDefinition } from '../../made-records.ts';
import { MadePlayers } from '../../run/made-players.ts';

const CONTEST = `sha256:${'0'.repeat(64)}`;
const AT = '2025-01-31T12:00:00.000Z';
const CARD = { machine: 'here', slots: 2, cores: 4, speed: 300, tool: TOOL };
const job = {
  game: 'crematoria',
  seed: 's',
  seats: ['anna', 'bob', 'carl', 'dora'].map((name) => ({
    name,
    bot: { source: name, digest: `sha256:${'1'.repeat(64)}` },
  })),
  config: { rules: 'text', rounds: 120 },
  limits: DEFAULT_LIMITS,
  turns: 'serial',
} as unknown as MatchOrder['job'];
const order: MatchOrder = { block: 3, match: 1, attempt: 1, job };

const replay = gzipSync('{"replay":1}\n');
const digest = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

const makeKey = (worker: string): string => `the key of ${worker}`;

let replays: string;
let event: WorkerRecord[];
let taken: PlayedMatch[];
let takenBack: number[];
let finished: number[];
let gates: OpenGates;
let stop: AbortController;
let intake: ResultIntake;
let believing: boolean;

/** Waits for match 3.1 and no other. */
beforeEach(() => {
  replays = mkdtempSync(join(tmpdir(), 'minions-intake-'));
  [event, taken, takenBack, finished] = [[], [], [], []];
  gates = new OpenGates(replays);
  stop = new AbortController();
  believing = true;
  const collector = new StateCollector(makeDefinition(['anna', 'bob', 'carl', 'dora']));
  for (const worker of ['w-1', 'w-2', 'liar']) {
    const key = createHash('sha256').update(makeKey(worker)).digest('hex');
    collector.take({ kind: 'joined', ...CARD, worker, key, at: AT });
  }
  collector.take({ kind: 'quarantined', worker: 'liar', reason: 'it lies', at: AT });
  const state = collector.state();
  const block = new OpenBlock(
    { block: 3, isAlone: false, matches: [order] },
    (played) => taken.push(played),
    stop.signal,
  );
  intake = new ResultIntake({
    contest: CONTEST,
    replays,
    state,
    games: makeReplayGames(undefined),
    get isTrusting() {
      return believing;
    },
    board: {
      find: (id) => (block.find(id) ? { block, order: block.find(id)! } : undefined),
      hold: (number, worker) => ([3, 9].includes(number) ? (block.holder ??= worker) === worker : undefined),
      finish: (number) => void finished.push(number),
      takeBack: (number) => void takenBack.push(number),
    },
    gates,
    workers: new KnownWorkers(state, 100),
    log: () => {},
    recordEvent: (record) => event.push(record),
  });
});

interface Difference {
  readonly worker?: string;
  readonly contest?: string;
  readonly match?: number;
  /** Of the first player. */
  readonly points?: number;
  readonly seed?: string;
  readonly replay?: string;
  readonly interrupted?: string;
}

async function makeOutcome(difference: Difference = {}): Promise<SentOutcome> {
  const {
    worker = 'w-1',
    contest = CONTEST,
    match = 1,
    points = 0,
    seed = 's',
    replay = '{"replay":1}\n',
    interrupted = null,
  } = difference;
  let result!: MatchResult;
  const players = new MadePlayers(1);
  await players.play(
    { block: 3, isAlone: false, matches: [order] },
    (played) => (result = played.result),
    new AbortController().signal,
  );
  Object.assign(result, { tool: TOOL, seed, replay: digest(replay), interrupted });
  result.seats[0].score += points;
  return { kind: 'played', contest, worker, block: 3, match, attempt: 1, result, pinned: null, forced: false };
}

/** A request in pieces of some size. */
async function* cut(body: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < body.length; from += size) yield body.subarray(from, from + size);
}

/** Comes with the key of whoever it says it is from, or with another one. */
function send(body: Buffer, size = 700, key?: string): ReturnType<ResultIntake['take']> {
  const [, worker = ''] = /"worker":"([\w-]+)"/.exec(body.toString('latin1')) ?? [];
  return intake.take(cut(body, size), key ?? makeKey(worker));
}

test.each([1, 7, 700, 1e9])('a match is taken with its replay, in pieces of %d bytes', async (size) => {
  const answer = await send(makeOutcomeBody(await makeOutcome(), replay), size);
  expect(answer).toEqual({ status: 200, body: { isWanted: true } });
  expect(taken.map((played) => [makeAttemptId(played.order), played.worker])).toEqual([['3.1.1', 'w-1']]);
  expect(readdirSync(replays)).toEqual(['00003-1.jsonl.gz']);
  expect(readFileSync(join(replays, '00003-1.jsonl.gz')).equals(replay)).toBe(true);
  expect([intake.matches, intake.waiting, event]).toEqual([1, 0, []]);
});

test('a match that the host had no time for is taken as it is: its replay need not be whole', async () => {
  believing = false;
  const outcome = await makeOutcome({ interrupted: 'host too busy: a bot waited' });
  expect(await send(makeOutcomeBody(outcome, replay))).toEqual({ status: 200, body: { isWanted: true } });
  expect(taken.map(({ result }) => result.interrupted)).toEqual(['host too busy: a bot waited']);
  expect(event).toEqual([]);
});

test('after the signal the rest of the block is not wanted', async () => {
  stop.abort();
  expect(await send(makeOutcomeBody(await makeOutcome(), replay))).toEqual(UNWANTED);
  expect(taken).toHaveLength(1);
});

const UNWANTED = { status: 200, body: { isWanted: false } };
const refusal = (status: number, words: string): object => ({
  status,
  body: { sentence: expect.stringContaining(words) as string },
});
const FALSE_REPLAY = refusal(422, 'not the one it is said to be');
const NO_OUTCOME = refusal(400, 'invalid outcome of a block');

test.each<[what: string, difference: Difference, replay: Buffer, answer: object, event: object[]]>([
  ['one that nobody waits for', { match: 9 }, replay, UNWANTED, []],
  ['one of another tournament', { contest: `sha256:${'2'.repeat(64)}` }, replay, UNWANTED, []],
  ['another replay', {}, gzipSync('{}'), FALSE_REPLAY, []],
  ['a torn replay', {}, replay.subarray(0, 20), FALSE_REPLAY, []],
  ['no replay', {}, Buffer.alloc(0), FALSE_REPLAY, []],
  ['a bomb', {}, gzipSync(Buffer.alloc(600 * 2 ** 20)), FALSE_REPLAY, []],
  ['more than may come', {}, Buffer.alloc(65 * 2 ** 20), FALSE_REPLAY, []],
  ['one from a liar', { worker: 'liar' }, replay, refusal(403, 'it lies'), []],
  ['one from nobody', { worker: 'w-9' }, replay, refusal(403, 'unknown worker'), []],
  [
    'one of another match',
    { seed: 'x' },
    replay,
    refusal(403, 'match 3.1: its seed'),
    [{ kind: 'quarantined', worker: 'w-1' }],
  ],
  [
    'one that was stopped',
    { interrupted: 'SIGINT' },
    replay,
    refusal(403, 'match 3.1: the match was interrupted: SIGINT'),
    [{ kind: 'quarantined', worker: 'w-1' }],
  ],
])('not taken: %s', async (_, difference, bytes, answer, told) => {
  expect(await send(makeOutcomeBody(await makeOutcome(difference), bytes), 1e6)).toEqual(answer);
  expect([taken, readdirSync(replays), intake.matches]).toEqual([[], [], 0]);
  expect(event).toMatchObject(told);
});

test.each([
  ['nothing', ''],
  ['no line', 'x'.repeat(9 * 2 ** 20)],
  ['no JSON', 'x\n'],
  ['something else', '{}\n'],
])('not understood: %s', async (_, text) => {
  expect(await send(Buffer.from(text), 1e6)).toEqual(NO_OUTCOME);
});

test('whatever comes is answered, and only an outcome is taken', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.integer({ min: 1, max: 50 }), async (bytes, size) => {
      expect(await send(Buffer.from(bytes), size)).toEqual(NO_OUTCOME);
    }),
  );
});

test('what is sent again counts once, and is no second result', async () => {
  const body = makeOutcomeBody(await makeOutcome(), replay);
  const answers = await Promise.all([send(body), send(body)]);
  expect(answers).toEqual([
    { status: 200, body: { isWanted: true } },
    { status: 200, body: { isWanted: true } },
  ]);
  expect(await send(body)).toEqual(UNWANTED);
  expect([taken.length, event]).toEqual([1, []]);
});

test.each([
  ['the same', 0, true],
  ['another', 1, false],
])('a second result is compared with the first: %s', async (_, points, same) => {
  await send(makeOutcomeBody(await makeOutcome(), replay));
  const second = await makeOutcome({ worker: 'w-2', points, replay: '{"replay":1,"at":2}\n' });
  expect(await send(makeOutcomeBody(second, gzipSync('{"replay":1,"at":2}\n')))).toEqual(UNWANTED);
  expect(event).toMatchObject([{ kind: 'duplicate', block: 3, match: 1, attempt: 1, worker: 'w-2', same }]);
  expect([taken.length, readdirSync(replays)]).toEqual([1, ['00003-1.jsonl.gz']]);
});

test('of two that come at the same time one counts', async () => {
  const other = await makeOutcome({ worker: 'w-2', replay: '{"replay":1,"at":2}\n' });
  await Promise.all([
    send(makeOutcomeBody(await makeOutcome(), replay)),
    send(makeOutcomeBody(other, gzipSync('{"replay":1,"at":2}\n'))),
  ]);
  expect([taken.length, intake.matches, readdirSync(replays)]).toEqual([1, 1, ['00003-1.jsonl.gz']]);
  expect(event).toEqual([]);
});

test('nobody lies in the name of another worker: it is refused, and the other one stays believed', async () => {
  const lie = makeOutcomeBody(await makeOutcome({ seed: 'x' }), replay);
  for (const key of ['', makeKey('w-2'), 'guessed']) {
    expect(await send(lie, 700, key)).toEqual(refusal(403, 'belongs to a worker with another key'));
  }
  expect([taken, event]).toEqual([[], []]);
  expect(await send(makeOutcomeBody(await makeOutcome(), replay))).toEqual({ status: 200, body: { isWanted: true } });
});

test('a result counts only from the worker that holds the block', async () => {
  const taking = { kind: 'taken', contest: CONTEST, worker: 'w-1', block: 3 } as const;
  expect(await send(makeOutcomeBody(taking))).toEqual({ status: 200, body: { isWanted: true, isHeld: false } });
  const other = makeOutcomeBody({ ...taking, worker: 'w-2' });
  expect(await send(other)).toEqual({ status: 200, body: { isWanted: true, isHeld: true } });
  expect(await send(makeOutcomeBody(await makeOutcome({ worker: 'w-2' }), replay))).toEqual(UNWANTED);
  expect([taken, event]).toEqual([[], []]);
  await send(makeOutcomeBody(await makeOutcome(), replay));
  expect(taken).toHaveLength(1);
  expect(await send(makeOutcomeBody({ ...taking, block: 4 }))).toEqual({
    status: 200,
    body: { isWanted: false, isHeld: false },
  });
});

test('a block that is given back', async () => {
  const outcome = { kind: 'given-back', contest: CONTEST, worker: 'w-1', block: 3 } as const;
  expect(await send(makeOutcomeBody(outcome))).toEqual(UNWANTED);
  await send(makeOutcomeBody({ ...outcome, worker: 'liar' }));
  await send(makeOutcomeBody({ ...outcome, contest: `sha256:${'2'.repeat(64)}` }));
  expect(takenBack).toEqual([3]);
});

test('a result is not believed without its replay', async () => {
  believing = false;
  expect(await send(makeOutcomeBody(await makeOutcome(), replay))).toEqual(refusal(403, 'its replay cannot be played'));
  expect([taken, readdirSync(replays)]).toEqual([[], []]);
});

const REPORT: GateReport = { gate: 1, passed: true, digest: null, tool: TOOL, steps: [], stderr: [], replay: true };

test.each<[what: string, block: number, sent: string, status: number, reports: boolean[]]>([
  ['the report of a gate goes to whoever waits for it, with its replay', 9, '{"replay":1}\n', 200, [true]],
  ['a gate that nobody waits for is nothing to us', 10, '{"replay":1}\n', 200, []],
  ['the replay of a gate must be the one it is said to be', 9, 'other', 422, []],
])('%s', async (_, block, sent, status, expected) => {
  const reports: GateReport[] = [];
  const stages: string[] = [];
  const kept = join(replays, 'gate.jsonl.gz');
  gates.add(9, { replay: kept, onStage: (stage) => stages.push(stage), onReport: (report) => reports.push(report) });
  const by = { contest: CONTEST, worker: 'w-1', block } as const;
  await send(makeOutcomeBody({ kind: 'gate-stage', ...by, stage: 'checking' }));
  const answer = await send(makeOutcomeBody({ kind: 'gated', ...by, report: REPORT, replay: digest(sent) }, replay));
  expect([answer.status, reports.map((report) => report.replay)]).toEqual([status, expected]);
  expect(finished).toEqual(expected.map(() => 9));
  expect(stages).toEqual(block === 9 ? ['checking'] : []);
  expect(readdirSync(replays)).toEqual(expected.map(() => 'gate.jsonl.gz'));
});
