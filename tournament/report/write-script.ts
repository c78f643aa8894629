import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { locatePrivatePart } from '../../judge/replay-files/replay-names.ts';
import { joinParts } from '../../replay/private-part.ts';
import { writeFileAtomic } from '../../judge/host/write-file-atomic.ts';

/**
 * The replay as a script, beside it, with its private part where that is there. A page from disk may load scripts and
 * nothing else, so this is how the viewer opens a match there. It takes a third more room than the replay, and can be
 * deleted: the next report makes it again.
 */
export function writeScript(folder: string, name: string): void {
  const path = join(folder, `${name}.js`);
  const replay = join(folder, `${name}.jsonl.gz`);
  const hidden = locatePrivatePart(replay);
  // A match that was played once more has another replay than before.
  if (isNewer(path, replay) && (!existsSync(hidden) || isNewer(path, hidden))) return;
  const bytes = existsSync(hidden) ? joinFiles(replay, hidden) : readFileSync(replay);
  writeFileAtomic(path, `minionsReplay("${bytes.toString('base64')}")\n`, { isDurable: false });
}

const isNewer = (path: string, than: string): boolean =>
  existsSync(path) && statSync(path).mtimeMs >= statSync(than).mtimeMs;

const joinFiles = (...paths: [replay: string, hidden: string]): Buffer => {
  const [open, hidden] = paths.map((path) => gunzipSync(readFileSync(path)).toString('utf8')) as [string, string];
  return gzipSync(joinParts(open, hidden));
};
