import { isDeeper } from '../protocol/is-deeper.ts';
import type { ReplayEnd } from '../protocol/types/replay/end.ts';
import type { ReplayHeader } from '../protocol/types/replay/header.ts';
import type { ReplayRound } from '../protocol/types/replay/round.ts';
import type { CheckShape } from '../protocol/validator.ts';
import { ReplayError } from './replay-error.ts';

/** Nothing that belongs into a replay is nested deeper. */
const DEEPEST = 100;

/**
 * Nor are there more lists, objects and fields on a line: each takes many times the memory of its text. The marks of three
 * bots were 300,000 lists before they had a budget, their orders and refusals some ten thousand objects; all else may stand in texts.
 */
const MAX_PARTS: readonly (readonly [mark: string, most: number, what: string])[] = [
  ['[', 320_000, 'lists'],
  ['{', 100_000, 'objects'],
  [':', 150_000, 'fields'],
];

export function parseHeader(text: string, check: CheckShape): ReplayHeader {
  return requireShape(parseJson(text, 1), 'header', 1, check) as unknown as ReplayHeader;
}

export type LaterLine =
  | { readonly kind: 'round'; readonly round: ReplayRound }
  | { readonly kind: 'end'; readonly end: ReplayEnd };

/** Any line but the first. */
export function parseLaterLine(text: string, number: number, check: CheckShape): LaterLine {
  const value = parseJson(text, number);
  if ('end' in value) return { kind: 'end', end: requireShape(value, 'end', number, check) as unknown as ReplayEnd };
  return { kind: 'round', round: requireShape(value, 'round', number, check) as unknown as ReplayRound };
}

/** Whether a text may be the first half of a line: a judge that was killed leaves one at the end of its file. */
export function isCutLine(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch {
    return text.startsWith('{');
  }
}

function parseJson(text: string, number: number): object {
  if (isDeeper(text, DEEPEST)) throw new ReplayError(`line ${number} is nested more than ${DEEPEST} deep`);
  requireFewParts(text, number);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ReplayError(`line ${number} is not JSON`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new ReplayError(`line ${number} is not a JSON object`);
}

function requireFewParts(text: string, number: number): void {
  for (const [mark, most, what] of MAX_PARTS) {
    // Most lines are too short for that.
    if (text.length > most && countMarks(text, mark) > most) {
      throw new ReplayError(`line ${number} has more than ${most} ${what} in it: no replay has such lines`);
    }
  }
}

function countMarks(text: string, mark: string): number {
  let count = 0;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) count += 1;
  return count;
}

const TITLES = { header: 'the header of a replay', round: 'a round of a replay', end: 'the end of a replay' };

function requireShape(value: object, kind: keyof typeof TITLES, number: number, check: CheckShape): object {
  const problem = check(`replay/${kind}`, value);
  if (problem === undefined) return value;
  throw new ReplayError(`line ${number} is not ${TITLES[kind]}: ${problem}`);
}
