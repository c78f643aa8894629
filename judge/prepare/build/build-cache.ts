import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import { digestFiles, makeDigest } from '../digest.ts';
import { listFiles } from '../find/list-files.ts';
import { removeFolder } from '../remove-folder.ts';

/** Where a build leaves its result, and beside that, where no build can reach, the digest by which it is recognised. */
const RESULT = join('out', 'bot');
const SEAL = 'digest';

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
  constructor(readonly folder = findCacheFolder()) {}

  /** Where the result of a build belongs. */
  locate(key: string): string {
    return join(this.folder, key, RESULT);
  }

  has(key: string): boolean {
    try {
      const folder = join(this.folder, key);
      return readFileSync(join(folder, SEAL), 'utf8') === sealResult(folder);
    } catch {
      return false;
    }
  }

  begin(key: string): PartialResult {
    mkdirSync(this.folder, { recursive: true });
    const folder = mkdtempSync(join(this.folder, `${key}.`));
    mkdirSync(join(folder, 'out'));
    return { folder, result: join(folder, RESULT) };
  }

  /** Another judge may have built the same bot meanwhile: results come whole, and that one is as good. */
  keep(key: string, { folder }: PartialResult): void {
    writeFileSync(join(folder, SEAL), sealResult(folder));
    chmodSync(folder, 0o755);
    if (this.has(key)) return;
    removeFolder(join(this.folder, key));
    try {
      renameSync(folder, join(this.folder, key));
    } catch (error) {
      if (!this.has(key)) throw error;
    }
  }

  /** Removes what was not kept. */
  discard({ folder }: PartialResult): void {
    removeFolder(folder);
  }
}

/** A relative path there does not count, says the standard for it. */
function findCacheFolder(): string {
  const folder = process.env['XDG_CACHE_HOME'] ?? '';
  return join(isAbsolute(folder) ? folder : join(homedir(), '.cache'), 'minions', 'bots');
}

/** The digest of all that a build has left, with the permissions of the files. */
function sealResult(folder: string): string {
  const out = join(folder, 'out');
  const { files } = listFiles(out, 'list');
  const odd = files.find((name) => !lstatSync(join(out, name)).isFile());
  // A link could lead to a file of somebody else, today or tomorrow.
  if (odd !== undefined)
    throw new UsageError(`a build made "${odd}", which is no plain file`, 'let it write plain files');
  const modes = files.map((name) => lstatSync(join(out, name)).mode & 0o777);
  return makeDigest([modes, digestFiles(out, files)]);
}
