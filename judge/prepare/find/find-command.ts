import { existsSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { isInstalled } from '../toolchains.ts';
import { findBeside } from './find-beside.ts';
import type { FoundBot } from './found-bot.ts';
import { findLanguage } from './languages.ts';
import { isInside, listFiles, sortNames, type FolderListing } from './list-files.ts';
import { splitCommand } from './split-command.ts';

/** Where a argument may name a file: the whole of it, what follows a "=", or a part between colons (java -cp a.jar:b.jar). */
const SEPARATORS = /([=:])/;

/**
 * A command in quotes. The files and folders that it names are the bot's, and what holds them all is its folder:
 * wherever they lie and from wherever it is called, it is the same bot.
 */
export function findCommand(source: string, from: string): FoundBot | undefined {
  const args = splitCommand(source);
  if (args.length < 2) return undefined;
  const named = [...new Set(args.flatMap((argument, index) => nameFiles(argument, index, from)))];
  const folder = findCommonFolder(named) ?? from;
  const listings = named.map((path) => listNamed(folder, path));
  const rename = (part: string, index: number): string => {
    const path = resolve(from, part);
    return named.includes(path) ? makeRelative(folder, path, isPath(args, index)) : part;
  };
  return {
    name: basename(args.at(-1)!, extname(args.at(-1)!)),
    folder,
    files: sortNames(new Set(listings.flatMap(({ files }) => files))),
    sees: named.map((path) => relative(folder, path) || '.'),
    hidden: listings.flatMap(({ skipped }) => skipped),
    beside: listBeside(folder, named),
    recipe: { run: args.map((argument, index) => replaceParts(argument, (part) => rename(part, index))) },
  };
}

/** What scripts that the command names name in turn, and the command does not. */
function listBeside(folder: string, named: readonly string[]): string[] {
  const files = named.filter((path) => !isFolder(path)).map((path) => relative(folder, path));
  const found = files.flatMap((file) => {
    const imports = findLanguage(file)?.imports;
    return imports === undefined ? [] : findBeside(folder, file, imports);
  });
  const isSeen = (file: string): boolean => named.some((path) => isInside(path, join(folder, file)));
  return sortNames(new Set(found.filter((file) => !isSeen(file))));
}

/** The paths a argument names. A first argument without a slash is a program to be looked for. */
function nameFiles(argument: string, index: number, from: string): string[] {
  if (index === 0 && !argument.includes('/')) return [];
  const paths = [argument, ...argument.split(SEPARATORS)]
    .filter((part) => part !== '')
    .map((part) => resolve(from, part));
  return paths.filter((path) => isBotFile(path));
}

/** Programs and libraries of the system belong to nobody. */
function isBotFile(path: string): boolean {
  return path !== sep && !/^\/(?:dev|etc|proc|sys)(?:\/|$)/.test(path) && existsSync(path) && !isInstalled(path);
}

/** Replaces what a argument names: all of it, or its parts. */
export function replaceParts(argument: string, replace: (part: string) => string): string {
  const whole = replace(argument);
  return whole === argument ? argument.split(SEPARATORS).map(replace).join('') : whole;
}

/** Whether a name alone would be looked for elsewhere: a program on the PATH, what an option names among packages (node --import). */
function isPath(args: readonly string[], index: number): boolean {
  return index === 0 || args[index]!.startsWith('-') || args[index - 1]!.startsWith('-');
}

/** As it is called from its folder: by its path where that is needed, else by its name. */
function makeRelative(folder: string, path: string, isPath: boolean): string {
  const name = relative(folder, path) || '.';
  return isPath || name.startsWith('-') ? `./${name}` : name;
}

function findCommonFolder(paths: readonly string[]): string | undefined {
  const folders = paths.map((path) => (isFolder(path) ? path : dirname(path)));
  return folders.reduce<string | undefined>((common, folder) => {
    let shared = common ?? folder;
    while (shared !== folder && !folder.startsWith(shared === sep ? sep : shared + sep)) shared = dirname(shared);
    return shared;
  }, undefined);
}

function listNamed(folder: string, path: string): FolderListing {
  if (!isFolder(path)) return { files: [relative(folder, path)], skipped: [] };
  const move = (name: string): string => relative(folder, join(path, name));
  const { files, skipped } = listFiles(path);
  return { files: files.map(move), skipped: skipped.map(move) };
}

function isFolder(path: string): boolean {
  return statSync(path).isDirectory();
}
