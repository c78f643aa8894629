import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { writeFileAtomic } from '../../judge/host/write-file-atomic.ts';

/** Compiled code by the name of its script. */
type Code = ReadonlyMap<string, Buffer>;

interface Header {
  /** What it was compiled from and for. */
  readonly origin: string;
  /** Of all that follows. V8 does not check what it is given: damaged code would end the process. */
  readonly checksum: number;
  readonly scripts: readonly (readonly [name: string, bytes: number])[];
}

/** Of one or two megabytes each: as many as there are commands, for a few ways to start Node. */
const MAX_FILES = 40;
/** Nothing is ever added to it. */
const NOTHING: Code = new Map();

/** What was kept; nothing when there is no such file, it is somebody else's, or not as it was written. */
export function readCodeFile(path: string, origin: string): Code {
  try {
    // It will be run: a cache may lie where others can put files.
    if (statSync(path).uid !== process.getuid?.()) return NOTHING;
    const bytes = readFileSync(path);
    const end = bytes.indexOf('\n');
    const header = JSON.parse(bytes.toString('utf8', 0, end)) as Header;
    const body = bytes.subarray(end + 1);
    return header.origin === origin && header.checksum === crc32(body) ? cutBody(body, header) : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** A user who cannot write there compiles again each time, and is none the worse for it. */
export function writeCodeFile(path: string, origin: string, code: Code): void {
  const body = Buffer.concat([...code.values()]);
  const scripts = [...code].map(([name, { length }]) => [name, length] as const);
  const header: Header = { origin, checksum: crc32(body), scripts };
  const content = Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body]);
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileAtomic(path, content, { mode: 0o600, isDurable: false, isShared: true });
    removeOldest(dirname(path));
  } catch {
    // It would have been of use to the next start only.
  }
}

function cutBody(body: Buffer, { scripts }: Header): Code {
  let start = 0;
  return new Map(
    scripts.map(([name, bytes]) => {
      start += bytes;
      return [name, body.subarray(start - bytes, start)];
    }),
  );
}

function removeOldest(folder: string): void {
  const files = readdirSync(folder).map((name) => join(folder, name));
  if (files.length <= MAX_FILES) return;
  const age = new Map(files.map((file) => [file, statSync(file).mtimeMs]));
  const oldest = files.sort((a, b) => age.get(a)! - age.get(b)!).slice(0, files.length - MAX_FILES);
  for (const file of oldest) rmSync(file, { force: true });
}
