import { lutimesSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeFileAtomic } from '../../host/write-file-atomic.ts';
import { digestFiles } from '../digest.ts';
import { isData, isRecord, readBeginning } from './data-files.ts';

/** An earlier build of the same sources: the data that it read, with their contents, and where its result is. */
interface EarlierBuild {
  readonly read: readonly (readonly [name: string, content: string])[];
  readonly key: string;
}

const MAX_REMEMBERED = 20;
const MAX_SOURCE_BYTES = 2 ** 20;

/**
 * Remembers which data files builds have read, so that the others may change, come and go without a new build. In a file
 * for each bot, called by a key of all that is no data.
 */
export class BuildInputs {
  constructor(private readonly folder: string) {}

  /** The key of an earlier build whose data are as they were. */
  find(sources: string, folder: string): string | undefined {
    return this.recall(sources).find(({ read }) => isUnchanged(folder, read))?.key;
  }

  remember(sources: string, build: EarlierBuild): void {
    const others = this.recall(sources).filter(({ key }) => key !== build.key);
    mkdirSync(this.folder, { recursive: true });
    const text = JSON.stringify([build, ...others].slice(0, MAX_REMEMBERED));
    writeFileAtomic(join(this.folder, `${sources}.json`), text, { isDurable: false, isShared: true });
  }

  private recall(sources: string): EarlierBuild[] {
    try {
      return JSON.parse(readFileSync(join(this.folder, `${sources}.json`), 'utf8')) as EarlierBuild[];
    } catch {
      return [];
    }
  }
}

function isUnchanged(folder: string, read: EarlierBuild['read']): boolean {
  try {
    const now = digestFiles(
      folder,
      read.map(([name]) => name),
    );
    return now.every(([, content], index) => content === read[index]![1]);
  } catch {
    return false;
  }
}

/** Makes it visible later which files were read: the system notes that, if not on every machine. */
export function markUnread(folder: string, files: readonly string[]): void {
  for (const name of files) {
    try {
      lutimesSync(join(folder, name), 0, new Date());
    } catch {
      // What is not there is read by nobody.
    }
  }
}

/**
 * The data that were read since. Where the system notes nothing, all of them may have been, but for matches and states of
 * ours that no source names.
 */
export function listReadData(folder: string, files: readonly string[]): string[] {
  const wasRead = (name: string): boolean => {
    const stat = statSync(join(folder, name), { throwIfNoEntry: false });
    return stat === undefined || stat.atimeMs > 0;
  };
  // First of all: to look into a file is to read it.
  const read = new Set(files.filter(wasRead));
  const data = files.filter((name) => isData(folder, name));
  const sources = files.filter((name) => !data.includes(name));
  if (sources.some((name) => read.has(name))) return data.filter((name) => read.has(name));
  return data.filter((name) => !isRecord(folder, name) || isNamed(folder, sources, name));
}

/** Whether a source has the name of a file in it. */
function isNamed(folder: string, sources: readonly string[], name: string): boolean {
  return sources.some((source) => readBeginning(join(folder, source), MAX_SOURCE_BYTES).includes(basename(name)));
}
