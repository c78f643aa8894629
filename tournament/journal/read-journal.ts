import { closeSync, openSync, readSync } from 'node:fs';
import type { JournalRecord } from '../../protocol/types/tournament/record.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { GENESIS_HASH, parseHashedLine } from './hashed-line.ts';

export interface JournalEntry {
  readonly record: JournalRecord;
  /** The number of its line, from 1. */
  readonly line: number;
  readonly sum: string;
  /** Where the next line begins, in bytes. */
  readonly end: number;
}

const CHUNK_BYTES = 1 << 16;
const NEWLINE = 10;

/**
 * The records of a journal one after another, whatever its length. A line that was changed ends it with a sentence that
 * names the line. What follows the last newline was being written when somebody was killed: it is left out.
 */
export function* readJournal(path: string): Generator<JournalEntry> {
  let previousSum = GENESIS_HASH;
  let line = 0;
  for (const { text, end } of readLines(path)) {
    line += 1;
    const parsed = parseHashedLine(text, previousSum);
    if (!parsed) throw new ChangedLineError(path, line);
    previousSum = parsed.sum;
    yield { record: parsed.record, line, sum: parsed.sum, end };
  }
}

/** A line of a journal that is not as it was written. */
export class ChangedLineError extends UsageError {
  constructor(
    path: string,
    readonly line: number,
  ) {
    super(
      `line ${line} of ${path} is not as it was written: its checksum fits neither the line nor the one before`,
      'put the file back from a copy; nothing was written to it',
    );
  }
}

/** Lines with their ends in bytes. By the LineCutter, which cuts text, a journal takes a third longer to read. */
function* readLines(path: string): Generator<{ text: string; end: number }> {
  const handle = openSync(path, 'r');
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    let rest: Buffer[] = [];
    let end = 0;
    for (let read = readSync(handle, chunk); read > 0; read = readSync(handle, chunk)) {
      let start = 0;
      for (
        let newline = chunk.indexOf(NEWLINE);
        newline >= 0 && newline < read;
        newline = chunk.indexOf(NEWLINE, start)
      ) {
        const part = chunk.subarray(start, newline);
        const bytes = rest.length === 0 ? part : Buffer.concat([...rest, part]);
        rest = [];
        start = newline + 1;
        end += bytes.length + 1;
        yield { text: bytes.toString('utf8'), end };
      }
      if (start < read) rest.push(Buffer.from(chunk.subarray(start, read)));
    }
  } finally {
    closeSync(handle);
  }
}
