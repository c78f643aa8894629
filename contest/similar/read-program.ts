import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listFiles } from '../../judge/prepare/find/list-files.ts';
import { SAMPLES_FOLDER } from '../../judge/prepare/find/sample-bots.ts';
import { makeFingerprints, type Place } from './make-fingerprints.ts';
import { tokeniseSource } from './tokenise-source.ts';

/** Files of other kinds are data, or made by a program. */
const SOURCES: ReadonlySet<string> = new Set(
  (
    '.bash .c .cc .clj .cpp .cs .cxx .d .erl .ex .exs .f90 .fs .go .h .hh .hpp .hs .java .jl .js .kt .lisp .lua .m .mjs .ml ' +
    '.nim .pas .php .pl .pro .py .r .rb .rs .scala .sh .swift .ts .zig'
  ).split(' '),
);

/** What is longer is not written by hand. */
const MAX_SOURCE_BYTES = 2 ** 20;

/** The fingerprints of all source files below a folder. */
export const readProgram = (folder: string): Map<string, Place> => readSources(folder, listSources(folder));

/** The fingerprints of what everybody was given: sample bots and starter kits, as far as files have these endings. */
export const readGiven = (endings: ReadonlySet<string>): Map<string, Place> =>
  readSources(
    SAMPLES_FOLDER,
    listSources(SAMPLES_FOLDER).filter((file) => endings.has(extname(file))),
    fillPlaceholders,
  );

/** Where a kit has "{{Game}}", a project has a name, and all names count as the same. */
const fillPlaceholders = (source: string): string => source.replaceAll(/\{\{\w+\}\}/g, 'name');

/** The fingerprints of some source files of a folder. */
export function readSources(
  folder: string,
  files: readonly string[],
  prepare = (source: string): string => source,
): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const file of files) {
    const source = prepare(readFileSync(join(folder, file), 'utf8'));
    for (const [print, place] of makeFingerprints(file, tokeniseSource(file, source))) {
      if (!found.has(print)) found.set(print, place);
    }
  }
  return found;
}

export const listSources = (folder: string): string[] =>
  listFiles(folder).files.filter((file) => isSource(join(folder, file)));

export const isSource = (path: string): boolean =>
  SOURCES.has(extname(path).toLowerCase()) && statSync(path).size <= MAX_SOURCE_BYTES;
