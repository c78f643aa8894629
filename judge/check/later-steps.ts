import type { BaseConfig } from '../../engine/core/game.ts';
import { byPlayer } from '../../engine/core/players.ts';
import { describeProblem } from '../../protocol/problem.ts';
import { runMatch } from '../match/run-match.ts';
import { EXIT_MS, startProcessBot } from '../bot/process/process-bot.ts';
import { NO_LOG } from '../match/match-log.ts';
import { PATIENCE_MS, type Exchange } from './conversation.ts';
import { readOrders } from './opening-steps.ts';
import { Scene, withoutMyUnits, withRefusals, withUnknownFields, type StateMessage } from './scene.ts';
import { failed, passed, type Exam, type StepFinding, type EndedConversation, type ExamStep } from './exam.ts';

type Change = (state: StateMessage, orders: number) => StateMessage;

/** Sends states of the first rounds, each changed in some way, and expects a valid answer to each. */
function survives(name: string, change: Change, advice: string): ExamStep {
  return { name, isRequired: true, run: (exam) => answersAll(exam, exam.game.configure('text'), change, advice) };
}

async function answersAll(exam: Exam, config: BaseConfig, change: Change, advice: string): Promise<StepFinding> {
  const conversation = exam.openConversation();
  const scene = new Scene(exam.game, exam.limits, config);
  let orders = 0;
  for (let round = 0; round < 3 && !conversation.fault; round++) {
    const exchange = await conversation.ask(round === 0 ? scene.makeState() : change(scene.makeState(), orders));
    const given = readOrders(exam, exchange);
    orders = given.length;
    scene.play(round === 0 ? given : []);
  }
  await conversation.close();
  exam.note(conversation);
  return verdictOn(exam, conversation.exchanges, conversation.fault?.reason, advice);
}

function verdictOn(exam: Exam, exchanges: readonly Exchange[], fault: string | undefined, advice: string): StepFinding {
  if (fault !== undefined) return failed(`it ${fault}`, advice, exchanges.slice(-1));
  for (const exchange of exchanges) {
    const parsed = exam.parse(exchange.came[0] ?? '');
    if (parsed.kind === 'problem') return failed(describeProblem(parsed.problem), advice, [exchange]);
  }
  return passed();
}

const wholeMatch: ExamStep = {
  name: 'plays a whole match',
  isRequired: true,
  async run({ terms: { game, command, opponent, limits, host } }) {
    const contestants = byPlayer((player) => ({
      name: `bot${player}`,
      start: startProcessBot(player === 0 ? command : opponent),
    }));
    const { seats } = await runMatch(
      {
        game,
        config: game.configure('text'),
        seed: 1,
        contestants,
        limits,
        turns: 'parallel',
        freeze: false,
        protections: [],
      },
      { host, watchers: [], log: NO_LOG },
    );
    const { verdict, refused, ordered = 0, score, stderr } = seats[0];
    if (!verdict) {
      const note = ordered === 0 ? 'it gave no orders in the whole match' : `${refused} orders refused`;
      return passed(`${score} points, ${note}`);
    }
    const hint = `play it yourself: minions play ${game.id} <bot> demo demo demo -s 1 -o match.jsonl`;
    const problem = `in round ${verdict.round} it ${verdict.reason} (${verdict.code})`;
    return { kind: 'failed', problem, advice: hint, transcript: [], stderr };
  },
};

const boardSizes: ExamStep = {
  name: 'plays on the smallest and the largest board',
  isRequired: true,
  async run(exam) {
    const sizes = exam.game.boardSizes;
    if (sizes.length === 0) return { kind: 'skipped', note: 'this game has boards of one size' };
    for (const size of sizes) {
      const config = { ...exam.game.configure('text'), ...size };
      const advice = 'take the size of the board from the state, not from the rules';
      const finding = await answersAll(exam, config, (state) => state, advice);
      if (finding.kind === 'failed') return finding;
    }
    return passed();
  },
};

/** Sends the end of a match, and then the end of input. Several steps look at what comes of it. */
function reachEnd(exam: Exam): Promise<EndedConversation> {
  exam.ending ??= endConversation(exam);
  return exam.ending;
}

async function endConversation(exam: Exam): Promise<EndedConversation> {
  const conversation = exam.openConversation();
  const scene = new Scene(exam.game, exam.limits, { ...exam.game.configure('text'), rounds: 1 });
  scene.play(readOrders(exam, await conversation.ask(scene.makeState())));
  await conversation.send(scene.makeState());
  return { conversation, endsByItself: await conversation.close(PATIENCE_MS) };
}

const handlesOver: ExamStep = {
  name: 'handles the end of the match',
  isRequired: true,
  async run(exam) {
    const { conversation } = await reachEnd(exam);
    const { fault, end, exchanges } = conversation;
    const last = exchanges.slice(-1);
    if (last[0]!.came.length > 0) {
      return failed('it answered the message with "over": true', 'the match is over then: no answer is expected', last);
    }
    const hasCrashed = fault?.code === 'crashed' && end?.code !== 0;
    return hasCrashed ? failed(`it ${fault.reason}`, 'handle the message with "over": true', last) : passed();
  },
};

const exitsAtEnd: ExamStep = {
  name: 'exits at the end of its input',
  isRequired: true,
  async run(exam) {
    const { conversation, endsByItself } = await reachEnd(exam);
    const { exitMs } = conversation;
    const isSlow = exitMs > EXIT_MS;
    if (endsByItself) return passed(isSlow ? `after ${exitMs.toFixed(0)} ms; a match waits ${EXIT_MS} ms` : undefined);
    const problem = `it was still running ${PATIENCE_MS / 1000} seconds after its input had ended`;
    return failed(problem, 'leave the loop at the end of input', conversation.exchanges.slice(-1));
  },
};

const leavesNoProcess: ExamStep = {
  name: 'leaves no process behind',
  isRequired: true,
  async run(exam) {
    const { conversation, endsByItself } = await reachEnd(exam);
    if (conversation.leftBehind === 0 || !endsByItself) return passed();
    return failed(`${conversation.leftBehind} of its processes were left`, 'end every process that you start', []);
  },
};

const printsNothingElse: ExamStep = {
  name: 'prints nothing else',
  isRequired: true,
  run: ({ strayLines }) => {
    const advice = 'standard output is for answers; write everything else to standard error';
    const problem = 'lines came that answer nothing';
    return Promise.resolve(strayLines.length === 0 ? passed() : failed(problem, advice, strayLines.slice(0, 1)));
  },
};

const answersAlike: ExamStep = {
  name: 'answers the same states alike when seeded alike',
  isRequired: false,
  async run(exam) {
    const first = exam.opening!.exchanges;
    const again = exam.openConversation();
    for (const { sent } of first) if (!again.fault) await again.ask(JSON.parse(sent) as object);
    await again.close();
    const differs = first.findIndex(({ came }, index) => came[0] !== again.exchanges[index]?.came[0]);
    if (differs === -1) return passed();
    const advice = 'seed all random numbers from "start.seed", so that your matches can be repeated';
    const both = [first[differs]!, again.exchanges[differs] ?? first[differs]!];
    return failed(`state ${differs + 1} was answered in two ways`, advice, both);
  },
};

const timeAndMemory: ExamStep = {
  name: 'keeps to its time and memory',
  isRequired: true,
  run: ({ slowest, peakMb: memory, limits }) => {
    const time = `slowest answer ${slowest.toFixed(1)} of ${limits.roundMs ?? 'any'} ms`;
    const note = `${time}, memory ${memory.toFixed(0)} of ${limits.memoryMb ?? 'any'} MiB`;
    const isTooMuch = limits.memoryMb !== null && memory > limits.memoryMb;
    return Promise.resolve(isTooMuch ? failed(note, 'use less memory', []) : passed(note));
  },
};

export const LATER_STEPS: readonly ExamStep[] = [
  survives(
    'survives a state without units of its own',
    withoutMyUnits,
    'your units may all be gone for a while: give no orders then',
  ),
  wholeMatch,
  boardSizes,
  survives(
    'ignores unknown fields',
    withUnknownFields,
    'later versions may send more fields: ignore those you do not know',
  ),
  survives('copes with refused orders', withRefusals, '"last.rejected" says what was refused; play on'),
  handlesOver,
  exitsAtEnd,
  leavesNoProcess,
  printsNothingElse,
  answersAlike,
  timeAndMemory,
];
