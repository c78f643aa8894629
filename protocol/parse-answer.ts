import { describeError } from './describe-error.ts';
import { isDeeper } from './is-deeper.ts';
import { shorten, type Problem } from './problem.ts';
import { validatorOf } from './validators.ts';
import type { CrematoriaAnswer } from './types/games/crematoria/answer.ts';

/** An answer whose shape is right; which orders it holds depends on the game. */
export interface Answer extends Pick<CrematoriaAnswer, 'round' | 'debug'> {
  orders: object[];
}

export type ParsedAnswer =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'too-many-orders'; readonly count: number }
  | { readonly kind: 'problem'; readonly problem: Problem };

/** Reads answers of one game: text, then JSON, then shape. The first thing that is wrong is named. */
export function answerParser(game: string, mostOrders: number, depth: number): (line: string) => ParsedAnswer {
  const validate = validatorOf<Answer>(`games/${game}/answer`);
  return (line) => {
    // Deep nesting is the one thing that could hurt whoever looks at the value later.
    if (isDeeper(line, depth)) return { kind: 'problem', problem: tooDeep(depth) };
    const message = parseJson(line);
    if (message.kind === 'problem') return message;
    const count = ordersIn(message.value);
    if (count > mostOrders) return { kind: 'too-many-orders', count };
    if (validate(message.value)) return { kind: 'answer', answer: message.value };
    return { kind: 'problem', problem: describeError(validate.errors) };
  };
}

function parseJson(line: string): { kind: 'json'; value: unknown } | { kind: 'problem'; problem: Problem } {
  try {
    return { kind: 'json', value: JSON.parse(line) };
  } catch {
    return {
      kind: 'problem',
      problem: {
        pointer: '',
        expected: 'one line with a JSON object',
        received: shorten(JSON.stringify(line)),
        hint: 'write debugging output to standard error, only answers to standard output',
      },
    };
  }
}

function tooDeep(depth: number): Problem {
  return { pointer: '', expected: `lists and objects at most ${depth} deep`, received: 'deeper ones' };
}

function ordersIn(message: unknown): number {
  const orders = (message as { orders?: unknown } | null)?.orders;
  return Array.isArray(orders) ? orders.length : 0;
}
