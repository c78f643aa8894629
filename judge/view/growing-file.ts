import { closeSync, existsSync, fstatSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export interface Growth {
  readonly bytes: Buffer;
  /** Whether nothing more will come. */
  readonly isOver: boolean;
}

const NEWLINE = 10;
const NOTHING = Buffer.alloc(0);

/** Reads a replay that a judge may still be writing, from some byte on, up to the last whole line. */
export function readGrowth(path: string, from: number): Growth {
  const part = findPart(path);
  if (part) return readPart(part, from);
  if (!existsSync(path)) return { bytes: NOTHING, isOver: false };
  const whole = readFileSync(path);
  return { bytes: (isGzip(whole) ? gunzipSync(whole) : whole).subarray(from), isOver: true };
}

/** Until a replay is whole it grows beside its place, under a name with the judge's process in it. */
function findPart(path: string): { path: string; pid: number } | undefined {
  const folder = dirname(path);
  const prefix = `.${basename(path)}.`;
  const found = readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && /^\d+\.part$/.test(name.slice(prefix.length)))
    .map((name) => ({ path: join(folder, name), pid: Number.parseInt(name.slice(prefix.length), 10) }))
    .map((part) => ({ ...part, changed: statSync(part.path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.changed - a.changed);
  return found[0];
}

function readPart({ path, pid }: { path: string; pid: number }, from: number): Growth {
  const isOver = !isAlive(pid);
  let handle: number;
  try {
    handle = openSync(path, 'r');
  } catch {
    return { bytes: NOTHING, isOver: false };
  }
  try {
    const size = Math.max(0, fstatSync(handle).size - from);
    const bytes = Buffer.alloc(size);
    const read = readSync(handle, bytes, 0, size, from);
    // A replay that is to be compressed is so in place, just before it gets its name.
    const head = Buffer.alloc(2);
    readSync(handle, head, 0, 2, 0);
    if (isGzip(head)) return { bytes: NOTHING, isOver: false };
    return { bytes: bytes.subarray(0, bytes.subarray(0, read).lastIndexOf(NEWLINE) + 1), isOver };
  } finally {
    closeSync(handle);
  }
}

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
