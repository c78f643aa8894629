import { createHash } from 'node:crypto';
import type { JournalRecord } from '../../protocol/types/tournament/record.ts';

/** What the first line of a journal follows. */
export const GENESIS_HASH = '0'.repeat(64);

const HASHED = /^(\{.*),"sum":"([0-9a-f]{64})"\}$/s;

export interface HashedLine {
  readonly text: string;
  /** The checksum of the line and of the one before. */
  readonly sum: string;
}

/** A record as a line of the journal: its last field is a checksum of itself and of the line before. */
export function makeHashedLine(record: JournalRecord, previousSum: string): HashedLine {
  const body = JSON.stringify(record);
  const sum = makeSum(body, previousSum);
  return { text: `${body.slice(0, -1)},"sum":"${sum}"}`, sum };
}

/** The record of a line and its checksum; undefined when the line is not as it was written after the one before. */
export function parseHashedLine(
  text: string,
  previousSum: string,
): { readonly record: JournalRecord; readonly sum: string } | undefined {
  const found = HASHED.exec(text);
  if (!found) return undefined;
  const body = `${found[1]}}`;
  const sum = makeSum(body, previousSum);
  return sum === found[2] ? { record: JSON.parse(body) as JournalRecord, sum } : undefined;
}

function makeSum(body: string, previousSum: string): string {
  return createHash('sha256').update(previousSum).update('\n').update(body).digest('hex');
}
