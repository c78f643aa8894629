import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describeError } from '../protocol/describe-error.ts';
import { makeSentence } from '../protocol/problem.ts';
import { findValidator } from '../protocol/find-validator.ts';
import type { ReplayEnd } from '../protocol/types/replay/end.ts';
import type { ReplayHeader } from '../protocol/types/replay/header.ts';
import type { ReplayRound } from '../protocol/types/replay/round.ts';

export interface Replay {
  readonly header: ReplayHeader;
  readonly rounds: readonly ReplayRound[];
  /** Missing when the judge was killed in the middle of the match. */
  readonly end: ReplayEnd | undefined;
}

/** A file that is not a replay; the message says which line and why. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

const GZIP_MAGIC = 0x1f8b;

/** Reads a replay, compressed or not, and checks every line against its schema. */
export function readReplay(path: string): Replay {
  const bytes = readFileSync(path);
  const isGzip = bytes.length > 2 && bytes.readUInt16BE(0) === GZIP_MAGIC;
  const text = (isGzip ? gunzipSync(bytes) : bytes).toString('utf8');
  if (/^(Game|SecGame)\s/.test(text)) {
    throw new ReplayError("this is a replay in the published game's text form; only JSON lines can be verified");
  }
  return parseReplay(text);
}

export function parseReplay(text: string): Replay {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const values = lines.map((line, index) => parseLine(line, index + 1));
  const header = check<ReplayHeader>('replay/header', values[0], 1);
  const last = values.length > 1 ? values.at(-1) : undefined;
  const hasEnd = typeof last === 'object' && last !== null && 'end' in last;
  const end = hasEnd ? check<ReplayEnd>('replay/end', last, values.length) : undefined;
  const middle = values.slice(1, hasEnd ? -1 : undefined);
  return { header, rounds: middle.map((value, index) => check<ReplayRound>('replay/round', value, index + 2)), end };
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new ReplayError(`line ${number} is not JSON: ${(error as Error).message}`);
  }
}

function check<T>(schema: string, value: unknown, line: number): T {
  const validate = findValidator<T>(schema);
  if (validate(value)) return value;
  throw new ReplayError(`line ${line} is not a ${schema} line: ${makeSentence(describeError(validate.errors))}`);
}
