import { closeSync, openSync, readSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

/** Endings of files that people read, and programs only write. */
const FOR_PEOPLE: readonly string[] = ['.log', '.md', '.html', '.png', '.gif', '.jpg', '.svg', '.pdf'];
/** Endings of files that bots read and write while they play. */
const FOR_BOTS: readonly string[] = [
  ['.txt', '.csv', '.tsv', '.jsonl', '.gz', '.bin', '.dat', '.data', '.db', '.sqlite', '.tmp', '.res', '.cnf'],
  ['.npy', '.npz', '.pkl', '.pickle', '.pt', '.onnx', '.weights', '.model'],
].flat();
/** Most builds never look at either. */
const DATA: ReadonlySet<string> = new Set([...FOR_PEOPLE, ...FOR_BOTS]);

/** Matches that were recorded, in all the forms that they have. */
const REPLAYS = /\.(?:jsonl|jsonl\.gz|res)$/;
/** How a state and a replay of ours begin. */
const RECORD = /^\s*\{\s*"(?:protocol|replay)"\s*:/;
const BEGINNING_BYTES = 64;
/** Names without an ending by which build tools find what to do; other files without one are notes, output and programs. */
const RECIPES = /^(?:.*file|configure|build|workspace|dune.*)$/i;
/** What compilers make. */
const ELF = '\u007fELF';

/** Whether a file is one that builds seldom look at: what bots read and write, recorded matches, what a compiler made. */
export function isData(folder: string, name: string): boolean {
  const ending = extname(name).toLowerCase();
  if (DATA.has(ending)) return true;
  if (isRecord(folder, name)) return true;
  if (ending === '') return !RECIPES.test(basename(name)) && !readBeginning(join(folder, name), 2).startsWith('#!');
  return ending === '.o' && isProgram(folder, name);
}

export const isForPeople = (name: string): boolean => FOR_PEOPLE.includes(extname(name).toLowerCase());

/** Whether a compiler has made it. */
export const isProgram = (folder: string, name: string): boolean =>
  readBeginning(join(folder, name), ELF.length) === ELF;

/** Whether it is a match or a state of ours: no build needs one unless a source names it. */
export function isRecord(folder: string, name: string): boolean {
  if (REPLAYS.test(name)) return true;
  if (!['.json', ''].includes(extname(name).toLowerCase())) return false;
  const text = readBeginning(join(folder, name), BEGINNING_BYTES);
  // A shell makes an empty file before the command runs whose output it is for.
  return text === '' || RECORD.test(text);
}

/** The first bytes of a file, each as a character; none of one that cannot be read. */
export function readBeginning(path: string, bytes: number): string {
  try {
    const file = openSync(path, 'r');
    try {
      const buffer = Buffer.alloc(bytes);
      return buffer.toString('latin1', 0, readSync(file, buffer));
    } finally {
      closeSync(file);
    }
  } catch {
    return '';
  }
}
