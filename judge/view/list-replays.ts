import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findReplayForm, isPrivatePart } from '../replay-files/replay-names.ts';
import { UsageError } from '../usage-error.ts';

/** A page with more in it would be too large to open. One replay alone is shown whatever it holds: most of it may be what bots said. */
const MAX_REPLAYS = 500;
const MAX_BYTES = 100 * 1_048_576;

/** The replays that were named, and all of a folder that was: a tournament's has them in a folder of their own. */
export function listReplays(paths: readonly string[]): string[] {
  const found = paths.flatMap((path) => (isFolder(path) ? listFolder(path) : [path]));
  const bytes = found.reduce((sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0), 0);
  if (found.length === 1 || (found.length <= MAX_REPLAYS && bytes <= MAX_BYTES)) return found;
  const size = `${found.length} replays of ${Math.ceil(bytes / 1_048_576)} MiB`;
  throw new UsageError(
    `${size} are too many for one page`,
    `give at most ${MAX_REPLAYS} replays of ${MAX_BYTES / 1_048_576} MiB in all`,
  );
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function listFolder(path: string): string[] {
  const folder = existsSync(join(path, 'replays')) ? join(path, 'replays') : path;
  const isReplay = (name: string): boolean => findReplayForm(name)?.form === 'lines' && !isPrivatePart(name);
  const names = readdirSync(folder).filter((name) => !name.startsWith('.') && isReplay(name));
  if (names.length > 0) return names.sort().map((name) => join(folder, name));
  throw new UsageError(`there is no replay in "${folder}"`, 'give a folder with .jsonl or .jsonl.gz files');
}
