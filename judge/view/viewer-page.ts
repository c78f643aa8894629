import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { parseReplay } from '../../replay/read-replay.ts';
import { UsageError } from '../usage-error.ts';

const packageFolder = dirname(createRequire(import.meta.url).resolve('#package'));
const PLACE = 'id="replay"></script>';

/** The viewer as it was built, without a replay. */
export function emptyPage(): string {
  const path = join(packageFolder, 'dist/viewer.html');
  if (!existsSync(path)) throw new UsageError('the viewer is not built', 'build it with: npm run build');
  return readFileSync(path, 'utf8');
}

/** The viewer with a replay in it: one file that shows one match anywhere. */
export function pageWith(bytes: Buffer): string {
  const compressed = isGzip(bytes) ? bytes : gzipSync(bytes, { level: 9 });
  return emptyPage().replace(PLACE, () => `id="replay">${compressed.toString('base64')}</script>`);
}

/** Reads a replay of ours or of a published game; fails with a sentence if it is neither. */
export function readViewable(path: string): Buffer {
  const bytes = readFileSync(path);
  let plain: Buffer;
  try {
    plain = isGzip(bytes) ? gunzipSync(bytes) : bytes;
  } catch {
    throw new UsageError(`"${path}" is damaged: it cannot be uncompressed`, 'copy it again from where it comes from');
  }
  const text = plain.toString('utf8');
  if (!/^(Game|SecGame)\s/.test(text)) checkLines(text);
  return bytes;
}

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** A killed judge may leave half a line at the end: the match can be watched up to there. */
function checkLines(text: string): void {
  const end = text.lastIndexOf('\n');
  const isCut = end !== -1 && end < text.length - 1;
  parseReplay(isCut ? text.slice(0, end) : text);
}
