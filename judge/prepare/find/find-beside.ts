import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { readText } from '../read-text.ts';
import { sortNames } from './list-files.ts';

/** Enough to say what is wrong. */
const MAX_WORDS = 1000;

/** The files beside a source that it names, as its language names them: with an ending or without, a folder too. */
export function findBeside(folder: string, file: string, imports: RegExp): string[] {
  const beside = dirname(file);
  const words = Array.from(readText(join(folder, file), 'latin1').matchAll(imports), ([, word]) => word!);
  const names = [...new Set(words.slice(0, MAX_WORDS))].flatMap((word) =>
    [word, word + extname(file)].map((name) => join(beside, name)),
  );
  return sortNames(new Set(names.filter((name) => name !== file && existsSync(join(folder, name)))));
}
