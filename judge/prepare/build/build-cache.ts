import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import { digestFiles, makeDigest } from '../digest.ts';
import { sortNames } from '../find/list-files.ts';

/** What a build makes, and beside it the digest by which it is recognised. */
const RESULT = 'bot';
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
      return readFileSync(join(this.folder, key, SEAL), 'utf8') === sealResult(this.locate(key));
    } catch {
      return false;
    }
  }

  begin(key: string): PartialResult {
    mkdirSync(this.folder, { recursive: true });
    const folder = mkdtempSync(join(this.folder, `${key}.`));
    return { folder, result: join(folder, RESULT) };
  }

  /** Another judge may have built the same bot meanwhile: results come whole, and that one is as good. */
  keep(key: string, { folder, result }: PartialResult): void {
    writeFileSync(join(folder, SEAL), sealResult(result));
    chmodSync(folder, 0o755);
    if (this.has(key)) return;
    rmSync(join(this.folder, key), { recursive: true, force: true });
    try {
      renameSync(folder, join(this.folder, key));
    } catch (error) {
      if (!this.has(key)) throw error;
    }
  }

  /** Removes what was not kept. */
  discard({ folder }: PartialResult): void {
    rmSync(folder, { recursive: true, force: true });
  }
}

function findCacheFolder(): string {
  return join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'minions', 'bots');
}

/** The digest of a result, a file or a folder, with the permissions of its files. */
function sealResult(result: string): string {
  const files = listPlainFiles(result);
  const modes = files.map((name) => lstatSync(join(result, name)).mode & 0o777);
  return makeDigest([modes, digestFiles(result, files)]);
}

/** A link could lead to a file of somebody else, today or tomorrow. */
function listPlainFiles(result: string): string[] {
  const names = lstatSync(result).isDirectory() ? readdirSync(result, { recursive: true, encoding: 'utf8' }) : [''];
  const isPlain = (name: string): boolean => {
    const found = lstatSync(join(result, name));
    return found.isFile() || found.isDirectory();
  };
  const odd = names.find((name) => !isPlain(name));
  if (odd !== undefined)
    throw new UsageError(`a build made "${odd}", which is no plain file`, 'let it write plain files');
  return sortNames(names.filter((name) => lstatSync(join(result, name)).isFile()));
}
