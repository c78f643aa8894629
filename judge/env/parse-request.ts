import { findClosest } from '../../protocol/find-closest.ts';
import { describeError } from '../../protocol/describe-error.ts';
import { isDeeper } from '../../protocol/is-deeper.ts';
import type { EnvRequest } from '../../protocol/types/env/request.ts';
import type { Validator } from '../../protocol/validator.ts';
import { describeProblem, excerpt, quoteName, shorten } from '../../protocol/problem.ts';
import { UsageError } from '../usage-error.ts';

/** What can be asked for; a request names one of them. */
export const VERBS = ['reset', 'step', 'save', 'load', 'forget', 'close', 'info', 'batch'] as const;

/** What comes back with an answer, so that people know which question it belongs to. */
export interface Labels {
  readonly id?: string | number | null;
  readonly env?: string | number;
}

const DEEPEST = 64;
const MAX_LABEL_LENGTH = 200;
const HINT = '"minions schema env/request" shows what can be asked';

/** The JSON of a line. */
export function parseLine(line: string): unknown {
  if (isDeeper(line, DEEPEST)) throw new UsageError(`lists and objects are nested deeper than ${DEEPEST}`, HINT);
  try {
    return JSON.parse(line);
  } catch {
    const received = shorten(JSON.stringify(line));
    throw new UsageError(`expected one line with a JSON object, got ${received}`, HINT);
  }
}

/** The labels of a request, as far as it has any, whatever else is wrong with it. */
export function readLabels(value: unknown): Labels {
  if (!isObject(value)) return {};
  const { id, env } = value;
  return { ...(isId(id) ? { id } : {}), ...(isEnv(env) ? { env } : {}) };
}

export function requireRequest(value: unknown, isRequest: Validator<EnvRequest>): EnvRequest {
  if (isRequest(value)) return value;
  requireVerb(value);
  throw new UsageError(describeProblem(describeError(isRequest.errors)), HINT);
}

/** One thing at a time, so that an answer has one meaning. */
function requireVerb(value: unknown): void {
  const listed = VERBS.join(', ');
  if (!isObject(value)) throw new UsageError(`expected an object with one of ${listed}, got ${excerpt(value)}`, HINT);
  const named = VERBS.filter((verb) => Object.hasOwn(value, verb));
  if (named.length === 1) return;
  const got = named.length === 0 ? 'none' : named.map(quoteName).join(' and ');
  const closest = named.length > 0 ? undefined : findMisspelt(Object.keys(value));
  throw new UsageError(`expected one of ${listed}, got ${got}`, closest ?? HINT);
}

function findMisspelt(names: readonly string[]): string | undefined {
  const closest = names.map((name) => findClosest(name, VERBS)).find((word) => word !== undefined);
  return closest === undefined ? undefined : `did you mean "${closest}"?`;
}

function isId(value: unknown): value is string | number | null {
  return value === null || (typeof value === 'string' ? value.length <= MAX_LABEL_LENGTH : Number.isFinite(value));
}

function isEnv(value: unknown): value is string | number {
  if (typeof value === 'string') return value !== '' && value.length <= MAX_LABEL_LENGTH;
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
