import { GAMES } from '../engine/registry.ts';
import { describeBadJson } from '../protocol/describe-bad-json.ts';
import { describeError } from '../protocol/describe-error.ts';
import { isDeeper } from '../protocol/is-deeper.ts';
import type { Problem } from '../protocol/problem.ts';
import type { Debug, Limits } from '../protocol/types/common.ts';
import type { FindValidator } from '../protocol/validator.ts';

/** An answer whose shape is right; which orders it holds depends on the game. */
export interface Answer {
  round: number;
  orders: object[];
  debug?: Debug;
}

export type ParsedAnswer =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'too-many-orders'; readonly count: number }
  | { readonly kind: 'problem'; readonly problem: Problem };

/** Reads answers of one game: text, then JSON, then shape. The first thing that is wrong is named. */
export function makeAnswerParser(
  game: string,
  limits: Pick<Limits, 'orders' | 'depth'>,
  findValidator: FindValidator,
): (line: string) => ParsedAnswer {
  const readAnswer = makeAnswerReader(game, limits, findValidator);
  return (line) => {
    // Deep nesting is the one thing that could hurt whoever looks at the value later.
    if (isDeeper(line, limits.depth)) return { kind: 'problem', problem: tooDeep(limits.depth) };
    const message = parseJson(line);
    return message.kind === 'problem' ? message : readAnswer(message.value);
  };
}

/** The same of answers that are JSON already: their shape. */
export function makeAnswerReader(
  game: string,
  limits: Pick<Limits, 'orders'>,
  findValidator: FindValidator,
): (message: unknown) => ParsedAnswer {
  const validate = findValidator<Answer>(`games/${game}/answer`);
  return (message) => {
    const count = countOrders(message);
    if (count > limits.orders) return { kind: 'too-many-orders', count };
    if (validate(message)) return { kind: 'answer', answer: message };
    const problem = describeError(validate.errors);
    const others = count === 0 ? [] : findOtherGames(game, message, findValidator);
    return {
      kind: 'problem',
      problem: others.length === 0 ? problem : { ...problem, hint: askForGame(problem, others) },
    };
  };
}

/** The games whose answer it would be. Asked only about an answer that puts a bot out, so it may take its time. */
function findOtherGames(game: string, answer: unknown, findValidator: FindValidator): string[] {
  const others = GAMES.filter(({ id }) => id !== game && findValidator(`games/${id}/answer`)(answer));
  return others.map(({ title }) => title);
}

function askForGame({ hint }: Problem, titles: readonly string[]): string {
  return `${hint === undefined ? '' : `${hint.replace(/(?<![?.])$/, '.')} `}Is it a bot of ${titles.join(' or ')}?`;
}

function parseJson(line: string): { kind: 'json'; value: unknown } | { kind: 'problem'; problem: Problem } {
  try {
    return { kind: 'json', value: JSON.parse(line) };
  } catch {
    return { kind: 'problem', problem: describeBadJson(line) };
  }
}

function tooDeep(depth: number): Problem {
  return { pointer: '', expected: `lists and objects at most ${depth} deep`, received: 'deeper ones' };
}

function countOrders(message: unknown): number {
  const orders = (message as { orders?: unknown } | null)?.orders;
  return Array.isArray(orders) ? orders.length : 0;
}
