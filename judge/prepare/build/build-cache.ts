import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import { putInPlace } from '../../host/put-in-place.ts';
import { digestFiles, makeDigest } from '../digest.ts';
import { findCacheFolder } from '../find-cache-folder.ts';
import { listFiles } from '../find/list-files.ts';
import { removeFolder } from '../remove-folder.ts';

/** Where a build leaves its result, and beside that, where no build can reach, the digest by which it is recognised. */
const RESULT = join('out', 'bot');
const SEAL = 'digest';
/** What is printed about it: the bot, and what the compiler had to say. */
export const LABEL = 'label.json';

export interface Label {
  readonly name: string;
  readonly warnings: string;
}

/** A folder for the result of a build that is under way. */
export interface PartialResult {
  readonly folder: string;
  readonly result: string;
}

/**
 * Results of builds, each in a folder called by a key of all it was made from. What is not as it was left there counts as
 * not there.
 */
export class BuildCache {
  constructor(readonly folder = findCacheFolder('bots')) {}

  /** Where the result of a build belongs. */
  locate(key: string): string {
    return join(this.folder, key, RESULT);
  }

  has(key: string): boolean {
    try {
      const folder = join(this.folder, key);
      if (readFileSync(join(folder, SEAL), 'utf8') !== sealResult(folder)) return false;
      touch(folder);
      return true;
    } catch {
      return false;
    }
  }

  /** What the compiler said when it was built. */
  readWarnings(key: string): string {
    try {
      return (JSON.parse(readFileSync(join(this.folder, key, LABEL), 'utf8')) as Label).warnings;
    } catch {
      return '';
    }
  }

  begin(key: string): PartialResult {
    mkdirSync(this.folder, { recursive: true });
    const folder = mkdtempSync(join(this.folder, `${key}.`));
    mkdirSync(join(folder, 'out'));
    return { folder, result: join(folder, RESULT) };
  }

  /** Another judge may have built the same bot meanwhile: results come whole, and that one is as good. */
  keep(key: string, { folder }: PartialResult, label: Label): void {
    writeFileSync(join(folder, SEAL), sealResult(folder));
    writeFileSync(join(folder, LABEL), JSON.stringify(label));
    chmodSync(folder, 0o755);
    if (this.has(key)) return;
    removeFolder(join(this.folder, key));
    putInPlace(folder, join(this.folder, key));
  }

  /** Removes what was not kept. */
  discard({ folder }: PartialResult): void {
    removeFolder(folder);
  }
}

/** When it was last of use decides what is pruned first. A cache of somebody else stays as it is. */
function touch(folder: string): void {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch (error) {
    if (!['EPERM', 'EACCES', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** The digest of all that a build has left, with the permissions of the files. */
function sealResult(folder: string): string {
  const out = join(folder, 'out');
  const { files } = listFiles(out, 'list');
  const odd = files.find((name) => !lstatSync(join(out, name)).isFile());
  // A link could lead to a file of somebody else, today or tomorrow.
  if (odd !== undefined)
    throw new UsageError(`a build made "${odd}", which is not a plain file`, 'let it write plain files');
  const modes = files.map((name) => lstatSync(join(out, name)).mode & 0o777);
  return makeDigest([modes, digestFiles(out, files)]);
}
