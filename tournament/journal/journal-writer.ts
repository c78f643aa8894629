import { closeSync, constants, fdatasyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import type { JournalRecord } from '../../protocol/types/tournament/record.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { readJournal, type JournalEntry } from './read-journal.ts';
import { makeHashedLine, GENESIS_HASH } from './hashed-line.ts';

/** Writes bytes to a file and returns how many it took: what tests of a full disk stand in for. */
export type WriteBytes = (handle: number, bytes: Uint8Array, position: number) => number;

const writeBytes: WriteBytes = (handle, bytes, position) => writeSync(handle, bytes, 0, bytes.length, position);

/** Appends to a journal. A record is on the disk when `append` returns, or nothing of it is. */
export class JournalWriter {
  private readonly handle: number;
  private end = 0;
  private sum = GENESIS_HASH;

  /** Reads what is there, gives each record to `onEntry`, and drops a last line that was torn. */
  constructor(
    private readonly path: string,
    onEntry: (entry: JournalEntry) => void = () => {},
    private readonly write: WriteBytes = writeBytes,
  ) {
    this.handle = openSync(path, constants.O_RDWR | constants.O_CREAT);
    for (const entry of readJournal(path)) {
      onEntry(entry);
      this.end = entry.end;
      this.sum = entry.sum;
    }
    ftruncateSync(this.handle, this.end);
  }

  append(record: JournalRecord): void {
    const { text, sum } = makeHashedLine(record, this.sum);
    const bytes = Buffer.from(`${text}\n`);
    try {
      for (let written = 0; written < bytes.length;) {
        written += this.write(this.handle, bytes.subarray(written), this.end + written);
      }
      fdatasyncSync(this.handle);
    } catch (error) {
      this.cutBack();
      throw explainFailure(this.path, error as NodeJS.ErrnoException);
    }
    this.end += bytes.length;
    this.sum = sum;
  }

  close(): void {
    closeSync(this.handle);
  }

  /** A half written line is taken away again. Where not even that works, whoever reads it drops it. */
  private cutBack(): void {
    try {
      ftruncateSync(this.handle, this.end);
    } catch {
      // The failure that led here is the one to report.
    }
  }
}

function explainFailure(path: string, error: NodeJS.ErrnoException): UsageError {
  const isFull = error.code === 'ENOSPC' || error.code === 'EDQUOT' || error.code === 'EFBIG';
  return new UsageError(
    `${path} cannot be written: ${isFull ? 'the disk is full' : error.message}`,
    `everything up to here is kept; ${isFull ? 'make room' : 'solve that'} and resume it`,
  );
}
