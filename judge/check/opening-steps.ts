import { describeProblem } from '../../protocol/problem.ts';
import type { Exchange } from './conversation.ts';
import { Scene } from './scene.ts';
import { failed, passed, type Exam, type ExamStep } from './exam.ts';

const OPENING_ROUNDS = 3;

/** The first steps all look at one conversation: the first rounds of a match. */
async function opening(exam: Exam): Promise<readonly Exchange[]> {
  if (exam.opening) return exam.opening.exchanges;
  exam.opening = exam.openConversation();
  const scene = new Scene(exam.game, exam.limits);
  for (let round = 0; round < OPENING_ROUNDS && !exam.opening.fault; round++) {
    const exchange = await exam.opening.ask(scene.makeState());
    scene.play(readOrders(exam, exchange));
  }
  await exam.opening.close();
  exam.note(exam.opening);
  return exam.opening.exchanges;
}

export function readOrders(exam: Exam, { came }: Exchange): object[] {
  const parsed = came.length === 0 ? undefined : exam.parse(came[0]!);
  return parsed?.kind === 'answer' ? parsed.answer.orders : [];
}

const starts: ExamStep = {
  name: 'starts',
  isRequired: true,
  async run(exam) {
    const exchanges = await opening(exam);
    const fault = exam.opening!.fault;
    const hasAnswered = exchanges.some(({ came }) => came.length > 0);
    const isStartFault = fault && ['crashed', 'could-not-start', 'closed-output'].includes(fault.code);
    if (!isStartFault || hasAnswered) return passed();
    return failed(`it ${fault.reason}`, 'run it by hand, and look at its output', exchanges);
  },
};

const answersInTime: ExamStep = {
  name: 'answers the first states in time',
  isRequired: true,
  async run(exam) {
    const exchanges = await opening(exam);
    const fault = exam.opening!.fault;
    if (!fault && exchanges.every(({ came }) => came.length > 0)) return passed();
    const last = exchanges.slice(-1);
    // The reason says already what the clocks show.
    if (fault) return failed(`it ${fault.reason}`, 'feed it this state by hand, and see what it does', last);
    return failed('it gave no answer', 'read one line, write one line, and flush standard output after it', last);
  },
};

const oneLine: ExamStep = {
  name: 'writes one line for each state',
  isRequired: true,
  async run(exam) {
    const wrong = (await opening(exam)).find(({ came }) => came.length !== 1);
    if (!wrong) return passed();
    return failed(`${wrong.came.length} lines came for one state`, adviseOnLines(wrong.came), [wrong]);
  },
};

/** An answer that was printed with indentation is JSON once its lines are put together. */
function adviseOnLines(lines: readonly string[]): string {
  const isOneAnswer = lines.length > 1 && !isJson(lines[0]!) && isJson(lines.join('\n'));
  return isOneAnswer
    ? 'they are one answer: write it on one line, without indentation (json.dumps(answer) without indent, JSON.stringify(answer))'
    : 'answer each state with exactly one line; write debugging output to standard error';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const validAnswers: ExamStep = {
  name: 'answers in the right form',
  isRequired: true,
  async run(exam) {
    for (const exchange of await opening(exam)) {
      const parsed = exam.parse(exchange.came[0]!);
      if (parsed.kind === 'problem') return failed(describeProblem(parsed.problem), schemaAdvice(exam), [exchange]);
      if (parsed.kind === 'too-many-orders') {
        return failed(`${parsed.count} orders in one answer`, `give at most ${exam.limits.orders}`, [exchange]);
      }
    }
    return passed();
  },
};

const schemaAdvice = ({ game }: Exam): string => `compare it with "minions schema games/${game.id}/answer"`;

const echoesRound: ExamStep = {
  name: 'echoes the round',
  isRequired: true,
  async run(exam) {
    for (const exchange of await opening(exam)) {
      const parsed = exam.parse(exchange.came[0]!);
      const { round } = JSON.parse(exchange.sent) as { round: number };
      if (parsed.kind === 'answer' && parsed.answer.round !== round) {
        const problem = `it answered round ${parsed.answer.round} when it was asked for round ${round}`;
        return failed(problem, 'copy "round" from the state into the answer', [exchange]);
      }
    }
    return passed();
  },
};

const ownUnits: ExamStep = {
  name: 'orders its own units',
  isRequired: true,
  async run(exam) {
    const scene = new Scene(exam.game, exam.limits);
    for (const exchange of await opening(exam)) {
      const orders = readOrders(exam, exchange);
      const { accepted, refused } = scene.play(orders);
      if (accepted.length === orders.length) continue;
      const advice = 'order only living units with your "player" number, each once';
      return failed(`order ${refused[0]!.order} was refused: ${refused[0]!.reason}`, advice, [exchange]);
    }
    return passed();
  },
};

export const OPENING_STEPS: readonly ExamStep[] = [starts, answersInTime, oneLine, validAnswers, echoesRound, ownUnits];
