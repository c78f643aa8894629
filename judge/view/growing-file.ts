import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readBytes } from '../replay-files/read-text.ts';

export interface Growth {
  readonly bytes: Buffer;
  /** Whether nothing more will come of this match. */
  readonly isOver: boolean;
}

/** Where a replay is now. */
export interface Source {
  readonly path: string;
  /** Of the judge that writes it; undefined when the replay is whole. */
  readonly pid: number | undefined;
  readonly changed: number;
  /** Tells files apart that have the same name one after the other. */
  readonly file: number;
}

const NEWLINE = 10;
const NOTHING = Buffer.alloc(0);

/** So much is given at once, or the rest of a line that is longer: whoever asks comes again. */
const MAX_BYTES = 16 * 1_048_576;

/** Reads a replay that a judge may still be writing, from some byte on, up to the last whole line. */
export async function readGrowth(path: string, from: number, source = findSource(path)): Promise<Growth> {
  if (!source) return { bytes: NOTHING, isOver: false };
  return source.pid === undefined ? readWhole(path, from) : readPart(source.path, source.pid, from);
}

async function readWhole(path: string, from: number): Promise<Growth> {
  const found: Buffer[] = [];
  let skipped = 0;
  let length = 0;
  for await (const chunk of readBytes(path)) {
    const bytes = chunk.subarray(Math.min(chunk.length, Math.max(0, from - skipped)));
    skipped += chunk.length;
    if (bytes.length > 0) found.push(bytes);
    length += bytes.length;
    if (length >= MAX_BYTES) return { bytes: keepWholeLines(Buffer.concat(found)), isOver: false };
  }
  return { bytes: Buffer.concat(found), isOver: true };
}

/**
 * Until a replay is whole it grows beside its place, under a name with the judge's process in it. The match that is being
 * played comes first; of those that are over, the one that ended last: a judge that was killed leaves its part behind.
 */
export function findSource(path: string): Source | undefined {
  const folder = dirname(path);
  const prefix = `.${basename(path)}.`;
  const parts = readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && /^\d+\.part$/.test(name.slice(prefix.length)))
    .map((name) => look(join(folder, name), Number.parseInt(name.slice(prefix.length), 10)));
  const sources = [...parts, look(path, undefined)].filter((source) => source !== undefined);
  sources.sort((a, b) => Number(isBeingWritten(b)) - Number(isBeingWritten(a)) || b.changed - a.changed);
  return sources[0];
}

const isBeingWritten = ({ pid }: Source): boolean => pid !== undefined && isAlive(pid);

function look(path: string, pid: number | undefined): Source | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && { path, pid, changed: found.mtimeMs, file: found.ino };
}

function readPart(path: string, pid: number, from: number): Growth {
  const isGone = !isAlive(pid);
  let handle: number;
  try {
    handle = openSync(path, 'r');
  } catch {
    return { bytes: NOTHING, isOver: false };
  }
  try {
    const left = Math.max(0, fstatSync(handle).size - from);
    const bytes = Buffer.alloc(Math.min(left, MAX_BYTES));
    const read = readSync(handle, bytes, 0, bytes.length, from);
    return { bytes: keepWholeLines(bytes.subarray(0, read)), isOver: isGone && left <= MAX_BYTES };
  } finally {
    closeSync(handle);
  }
}

function keepWholeLines(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.lastIndexOf(NEWLINE) + 1);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
