import { lstatSync } from 'node:fs';
import { basename, dirname, extname, join, normalize } from 'node:path';
import { UsageError } from '../../usage-error.ts';
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

/** Far more than anybody writes by hand into a bot of one file. */
const MAX_NAMES = 20_000;
const MAX_PARTS = 500;

/**
 * Follows the names in sources from file to file. A file that is a program is another bot, even if it is named: who
 * shares a folder does not get to see it.
 */
function followNames(nameParts: NameParts, program: RegExp): FindParts {
  return (folder, file, others = NOTHING) => {
    const found = new Map([[file, readText(join(folder, file), 'latin1')]]);
    for (const [part, text] of found) {
      for (const name of listNames(nameParts(text, part))) {
        if (found.has(name) || others.has(basename(name))) continue;
        const content = readPart(folder, name);
        if (content !== undefined && !program.test(content)) found.set(name, content);
      }
      if (found.size > MAX_PARTS) {
        const hint = 'put the bot into a folder of its own, with a bot.json';
        throw new UsageError(`${file} includes more than ${MAX_PARTS} files`, hint);
      }
    }
    return sortNames(found.keys());
  };
}

function listNames(names: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const name of names) {
    if (found.add(normalize(name)).size === MAX_NAMES) break;
  }
  return found;
}

/** The text of a file in a folder; undefined when there is none, which is so for most names. */
function readPart(folder: string, name: string): string | undefined {
  const path = join(folder, name);
  return isFile(path) && isInside(folder, path) ? readText(path, 'latin1') : undefined;
}

/** Some names are longer than any file's. */
function isFile(path: string): boolean {
  try {
    return lstatSync(path).isFile();
  } catch {
    return false;
  }
}

/** What C and C++ include in quotes. */
export const findIncludes = followNames(function* (text, file) {
  for (const [, name] of text.matchAll(/^[ \t\v\f]*#[ \t\v\f]*include[ \t\v\f]*"([^"\n]+)"/gm)) {
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
  const imports = text.matchAll(/^[ \t\v\f]*import[ \t\v\f]+([\w.]+)\.\*/gm);
  const packages = [dirname(file), ...Array.from(imports, ([, name]) => name!.replaceAll('.', '/'))];
  for (const word of new Set(text.split(/[^\w.]+/))) {
    const parts = word.split('.');
    const className = parts.findIndex((part) => /^[A-Z]/.test(part));
    if (className === 0) yield* packages.map((folder) => join(folder, `${parts[0]}.java`));
    else if (className > 0) yield `${parts.slice(0, className + 1).join('/')}.java`;
  }
}, /\bvoid\s+main\s*\(/);
