// The steps of "minions check" with bots that are functions: what each notices, and what it advises. Whole matches of real
// programs are in test/cli/commands/check.e2e.test.ts.
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, type Limits } from '../../../judge/bot/limits.ts';
import type { Exit, FaultCause } from '../../../judge/bot/observations.ts';
import { hasFailed } from '../../../judge/check/check-bot.ts';
import type { Conversation, Exchange } from '../../../judge/check/conversation.ts';
import { Exam, type ExamTerms, type StepFinding } from '../../../judge/check/exam.ts';
import { LATER_STEPS } from '../../../judge/check/later-steps.ts';
import { OPENING_STEPS } from '../../../judge/check/opening-steps.ts';
import type { StateMessage } from '../../../judge/check/scene.ts';
import { findOurGame } from '../../../judge/games/our-games.ts';
import type { Host } from '../../../judge/host/host.ts';

interface Behaviour {
  /** The lines that come for a state: with one order for its first unit when not given. */
  readonly answer?: (state: StateMessage, exchange: number) => readonly string[] | FaultCause;
  readonly exitMs?: number;
  readonly endsByItself?: boolean;
  readonly exitCode?: number;
  readonly leftBehind?: number;
  readonly peakMb?: number;
  readonly wallMs?: number;
  readonly game?: string;
  readonly limits?: Partial<Limits>;
}

const CRASH: FaultCause = { code: 'crashed', reason: 'crashed (exit code 1)', evidence: {} } as unknown as FaultCause;
const LATE: FaultCause = { code: 'timeout', reason: 'took too long', evidence: {} } as unknown as FaultCause;

const listUnits = (state: StateMessage): { id: number; clan: number; type: string }[] =>
  state['units'] as { id: number; clan: number; type: string }[];

const mineOf = (state: StateMessage): number[] =>
  listUnits(state).flatMap(({ id, clan, type }) => (clan === 0 && type === 'living' ? [id] : []));

const answer = (state: StateMessage, orders: readonly object[] = []): string =>
  JSON.stringify({ round: state['round'], orders });

const orderFirst = (state: StateMessage): readonly string[] => {
  if (state['over'] === true) return [];
  return [
    answer(
      state,
      mineOf(state)
        .slice(0, 1)
        .map((unit) => ({ unit, dir: 'Up' })),
    ),
  ];
};

let asked: StateMessage[];

class MadeUpConversation {
  readonly exchanges: Exchange[] = [];
  fault: FaultCause | undefined;
  readonly end: Exit | undefined;
  readonly exitMs: number;
  readonly leftBehind: number;
  readonly peakMb: number;

  constructor(private readonly behaviour: Behaviour) {
    this.end = { code: behaviour.exitCode ?? 0, signal: null } as unknown as Exit;
    this.exitMs = behaviour.exitMs ?? 1;
    this.leftBehind = behaviour.leftBehind ?? 0;
    this.peakMb = behaviour.peakMb ?? 10;
  }

  ask(state: StateMessage): Promise<Exchange> {
    return this.exchange(state, true);
  }

  send(state: StateMessage): Promise<Exchange> {
    return this.exchange(state, false);
  }

  close(): Promise<boolean> {
    return Promise.resolve(this.behaviour.endsByItself ?? true);
  }

  private exchange(state: StateMessage, isQuestion: boolean): Promise<Exchange> {
    asked.push(state);
    const came = (this.behaviour.answer ?? orderFirst)(state, this.exchanges.length);
    if ('code' in came) this.fault = came;
    const lines = 'code' in came ? [] : came;
    const clocks = isQuestion ? { wallMs: this.behaviour.wallMs ?? 3 } : undefined;
    const exchange = { sent: `${JSON.stringify(state)}\n`, came: lines, stderr: '', clocks } as unknown as Exchange;
    this.exchanges.push(exchange);
    return Promise.resolve(exchange);
  }
}

class MadeUpExam extends Exam {
  constructor(private readonly behaviour: Behaviour) {
    const game = findOurGame(behaviour.game ?? 'walking-dead')!;
    const limits = { ...DEFAULT_LIMITS, roundMs: 100, memoryMb: 512, ...behaviour.limits };
    const command = {} as ExamTerms['command'];
    super({ game, limits, command, opponent: command, host: {} as Host });
  }

  override openConversation(): Conversation {
    return new MadeUpConversation(this.behaviour) as unknown as Conversation;
  }
}

const STEPS = [...OPENING_STEPS, ...LATER_STEPS].filter(({ name }) => name !== 'plays a whole match');

async function examine(behaviour: Behaviour, only: string): Promise<StepFinding> {
  asked = [];
  const exam = new MadeUpExam(behaviour);
  // Later steps look at what these left.
  await OPENING_STEPS[0]!.run(exam);
  return STEPS.find(({ name }) => name === only)!.run(exam);
}

const say = (finding: StepFinding): string =>
  finding.kind === 'failed'
    ? `${finding.problem} → ${finding.advice} (${finding.transcript.length})`
    : `${finding.kind}${finding.note === undefined ? '' : `: ${finding.note}`}`;

test('a good bot passes all steps', async () => {
  asked = [];
  const exam = new MadeUpExam({});
  const found: string[] = [];
  for (const step of STEPS) found.push(`${step.name}: ${say(await step.run(exam))}`);
  expect(found).toEqual([
    'starts: passed',
    'answers the first states in time: passed',
    'writes one line for each state: passed',
    'answers in the right form: passed',
    'echoes the round: passed',
    'orders its own units: passed',
    'survives a state without units of its own: passed',
    'plays on the smallest and the largest board: skipped: this game has boards of one size',
    'ignores unknown fields: passed',
    'copes with refused orders: passed',
    'handles the end of the match: passed',
    'exits at the end of its input: passed',
    'leaves no process behind: passed',
    'prints nothing else: passed',
    'answers the same states alike when seeded alike: passed',
    'keeps to its time and memory: passed: slowest answer 3.0 of 100 ms, memory 10 of 512 MiB',
  ]);
  expect(STEPS.filter(({ isRequired }) => !isRequired).map(({ name }) => name)).toEqual([
    'answers the same states alike when seeded alike',
  ]);
});

test('only a required step fails a bot', () => {
  const finding = { kind: 'failed', problem: '', advice: '', transcript: [] } as const;
  expect(hasFailed({ name: '', isRequired: true, finding })).toBe(true);
  expect(hasFailed({ name: '', isRequired: false, finding })).toBe(false);
  expect(hasFailed({ name: '', isRequired: true, finding: { kind: 'passed' } })).toBe(false);
});

const INDENTED = (state: StateMessage): string[] =>
  JSON.stringify({ round: state['round'], orders: [] }, null, 1).split('\n');
const afterFirst =
  (fault: FaultCause) =>
  (state: StateMessage, exchange: number): readonly string[] | FaultCause =>
    exchange === 0 ? orderFirst(state) : fault;

test.each<[step: string, behaviour: Behaviour, found: string]>([
  ['starts', { answer: () => CRASH }, 'it crashed (exit code 1) → run it by hand, and look at its output (1)'],
  ['starts', { answer: afterFirst(CRASH) }, 'passed'],
  ['starts', { answer: () => LATE }, 'passed'],
  [
    'answers the first states in time',
    { answer: afterFirst(LATE) },
    'it took too long → feed it this state by hand, and see what it does (1)',
  ],
  [
    'answers the first states in time',
    { answer: () => [] },
    'it gave no answer → read one line, write one line, and flush standard output after it (1)',
  ],
  [
    'writes one line for each state',
    { answer: (state) => [answer(state), 'hello'] },
    '2 lines came for one state → answer each state with exactly one line; write debugging output to standard error (1)',
  ],
  [
    'writes one line for each state',
    { answer: INDENTED },
    '4 lines came for one state → they are one answer: write it on one line, without indentation ' +
      '(json.dumps(answer) without indent, JSON.stringify(answer)) (1)',
  ],
  [
    'answers in the right form',
    { answer: (state) => [answer(state, [{ unit: 'a', dir: 'Up' }])] },
    'at /orders/0/unit: expected an integer, got "a" → compare it with "minions schema games/walking-dead/answer" (1)',
  ],
  [
    'answers in the right form',
    {
      answer: (state) => [
        answer(
          state,
          Array.from({ length: 3 }, () => ({ unit: 1, dir: 'Up' })),
        ),
      ],
      limits: { orders: 2 },
    },
    '3 orders in one answer → give at most 2 (1)',
  ],
  [
    'echoes the round',
    { answer: (state, exchange) => [JSON.stringify({ round: exchange === 1 ? 7 : state['round'], orders: [] })] },
    'it answered round 7 when it was asked for round 2 → copy "round" from the state into the answer (1)',
  ],
  [
    'orders its own units',
    {
      answer: (state) => {
        const rival = listUnits(state).find(({ clan }) => clan === 1)!.id;
        return [answer(state, [{ unit: rival, dir: 'Up' }])];
      },
    },
    'order 0 was refused: unit 20 is not yours → order only living units with your "player" number, each once (1)',
  ],
  [
    'survives a state without units of its own',
    { answer: (state) => (mineOf(state).length === 0 ? CRASH : orderFirst(state)) },
    'it crashed (exit code 1) → your units may all be gone for a while: give no orders then (1)',
  ],
  [
    'survives a state without units of its own',
    { answer: (state) => (mineOf(state).length === 0 ? ['nonsense'] : orderFirst(state)) },
    'expected one line with a JSON object, got "nonsense"; write debugging output to standard error, only answers to ' +
      'standard output → your units may all be gone for a while: give no orders then (1)',
  ],
  [
    'ignores unknown fields',
    { answer: (state) => ('weather' in state && 'futureField' in state ? CRASH : orderFirst(state)) },
    'it crashed (exit code 1) → later versions may send more fields: ignore those you do not know (1)',
  ],
  [
    'ignores unknown fields',
    { answer: (state) => (listUnits(state).every((unit) => 'mood' in unit) ? CRASH : orderFirst(state)) },
    'it crashed (exit code 1) → later versions may send more fields: ignore those you do not know (1)',
  ],
  [
    'copes with refused orders',
    {
      answer: (state) =>
        JSON.stringify(state['last'] ?? null).includes('"refused to see what you do"') ? CRASH : orderFirst(state),
    },
    'it crashed (exit code 1) → "last.rejected" says what was refused; play on (1)',
  ],
  ['plays on the smallest and the largest board', { game: 'ork-island', answer: (state) => [answer(state)] }, 'passed'],
  [
    'plays on the smallest and the largest board',
    {
      game: 'ork-island',
      answer: (state) => ((state['board'] as string[]).length > 90 ? CRASH : [answer(state)]),
    },
    'it crashed (exit code 1) → take the size of the board from the state, not from the rules (1)',
  ],
  [
    'handles the end of the match',
    { answer: (state) => [answer(state)] },
    'it answered the message with "over": true → the match is over then: no answer is expected (1)',
  ],
  [
    'handles the end of the match',
    { answer: (state) => (state['over'] === true ? CRASH : orderFirst(state)), exitCode: 1 },
    'it crashed (exit code 1) → handle the message with "over": true (1)',
  ],
  [
    'handles the end of the match',
    { answer: (state) => (state['over'] === true ? CRASH : orderFirst(state)) },
    'passed',
  ],
  ['exits at the end of its input', { exitMs: 1800 }, 'passed: after 1800 ms; a match waits 500 ms'],
  ['exits at the end of its input', { exitMs: 500 }, 'passed'],
  [
    'exits at the end of its input',
    { endsByItself: false },
    'it was still running 3 seconds after its input had ended → leave the loop at the end of input (1)',
  ],
  [
    'leaves no process behind',
    { leftBehind: 2 },
    '2 of its processes were left → end every process that you start (0)',
  ],
  ['leaves no process behind', { leftBehind: 2, endsByItself: false }, 'passed'],
  [
    'prints nothing else',
    { answer: (state) => [answer(state), 'hello'] },
    'lines came that answer nothing → standard output is for answers; write everything else to standard error (1)',
  ],
  [
    'answers the same states alike when seeded alike',
    { answer: (state) => [answer(state, asked.length === 5 ? [{ unit: 1, dir: 'Up' }] : [])] },
    'state 2 was answered in two ways → seed all random numbers from "start.seed", so that your matches can be repeated (2)',
  ],
  [
    'keeps to its time and memory',
    { peakMb: 600, wallMs: 12.34 },
    'slowest answer 12.3 of 100 ms, memory 600 of 512 MiB → use less memory (0)',
  ],
  ['keeps to its time and memory', { peakMb: 512 }, 'passed: slowest answer 3.0 of 100 ms, memory 512 of 512 MiB'],
  [
    'keeps to its time and memory',
    { peakMb: 600, limits: { memoryMb: null, roundMs: null } },
    'passed: slowest answer 3.0 of any ms, memory 600 of any MiB',
  ],
])('%s: %o', async (step, behaviour, found) => {
  expect(say(await examine(behaviour, step))).toBe(found);
});
