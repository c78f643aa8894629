import { lstatSync } from 'node:fs';
import { basename, dirname, extname, join, normalize } from 'node:path';
import { readText } from '../read-text.ts';
import { isInside, sortNames } from './list-files.ts';

/**
 * Finds what belongs to a bot of one source file, itself included, as names relative to a folder. Files called like one
 * of `others` never do.
 */
export type FindParts = (folder: string, file: string, others?: ReadonlySet<string>) => string[];

/** The names that a file may mean by its words; most of them are of no file at all. */
type NameParts = (text: string, file: string) => Iterable<string>;

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Follows the names in sources from file to file. A file that is a program is another bot, even if it is named: who
 * shares a folder does not get to see it.
 */
function followNames(nameParts: NameParts, program: RegExp): FindParts {
  return (folder, file, others = NOTHING) => {
    const found = new Set([file]);
    for (const part of found) {
      const names = new Set(nameParts(readText(join(folder, part), 'latin1'), part));
      for (const name of [...names].map(normalize)) {
        if (!found.has(name) && !others.has(basename(name)) && isPart(folder, name, program)) found.add(name);
      }
    }
    return sortNames(found);
  };
}

function isPart(folder: string, name: string, program: RegExp): boolean {
  const path = join(folder, name);
  return isFile(path) && isInside(folder, path) && !program.test(readText(path, 'latin1'));
}

/** Most names are of nothing, and some are longer than any file's. */
function isFile(path: string): boolean {
  try {
    return lstatSync(path).isFile();
  } catch {
    return false;
  }
}

/** What C and C++ include in quotes. */
export const findIncludes = followNames(function* (text, file) {
  for (const [, name] of text.matchAll(/^[^\S\n]*#[^\S\n]*include[^\S\n]*"([^"\n]+)"/gm)) {
    yield join(dirname(file), name!);
    yield name!;
  }
}, /\bmain\s*\(|\bRegisterPlayer\s*\(/);

/** Modules of Rust, and texts and bytes that a source includes. */
export const findRustModules = followNames(function* (text, file) {
  const isRoot = /\bfn\s+main\b/.test(text) || basename(file) === 'mod.rs';
  const inside = isRoot ? dirname(file) : file.slice(0, -extname(file).length);
  for (const [, name] of text.matchAll(/\bmod\s+(\w+)\s*;/g)) {
    yield join(inside, `${name}.rs`);
    yield join(inside, name!, 'mod.rs');
  }
  const named = /(?:#\[\s*path\s*=\s*|\binclude(?:_str|_bytes)?!\s*\(\s*)"([^"\n]+)"/g;
  for (const [, name] of text.matchAll(named)) yield join(dirname(file), name!);
}, /\bfn\s+main\s*\(/);

/** Classes of Java: those of the same package, and of packages imported whole, by their name; others by their package too. */
export const findJavaClasses = followNames(function* (text, file) {
  const imports = text.matchAll(/^[^\S\n]*import[^\S\n]+([\w.]+)\.\*/gm);
  const packages = [dirname(file), ...Array.from(imports, ([, name]) => name!.replaceAll('.', '/'))];
  for (const word of new Set(text.split(/[^\w.]+/))) {
    const parts = word.split('.');
    const className = parts.findIndex((part) => /^[A-Z]/.test(part));
    if (className === 0) yield* packages.map((folder) => join(folder, `${parts[0]}.java`));
    else if (className > 0) yield `${parts.slice(0, className + 1).join('/')}.java`;
  }
}, /\bvoid\s+main\s*\(/);
