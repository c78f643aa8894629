import { hash } from 'node:crypto';
import type { JournalRecord } from '../../protocol/types/tournament/record.ts';

/** What the first line of a journal follows. */
export const GENESIS_HASH = '0'.repeat(64);

const HEX_LENGTH = GENESIS_HASH.length;
const [BEFORE_SUM, BEHIND_SUM] = [',"sum":"', '"}'];

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
  // By position: journals are long, and a contest that starts reads the whole of one.
  const sumAt = text.length - BEHIND_SUM.length - HEX_LENGTH;
  const bodyEnd = sumAt - BEFORE_SUM.length;
  if (!text.startsWith('{') || !text.startsWith(BEFORE_SUM, bodyEnd) || !text.endsWith(BEHIND_SUM)) return undefined;
  const body = `${text.slice(0, bodyEnd)}}`;
  const sum = makeSum(body, previousSum);
  if (sum !== text.slice(sumAt, -BEHIND_SUM.length)) return undefined;
  return { record: JSON.parse(body) as JournalRecord, sum };
}

const makeSum = (body: string, previousSum: string): string => hash('sha256', `${previousSum}\n${body}`);
