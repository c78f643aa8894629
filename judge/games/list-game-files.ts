import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { digestFiles, makeDigest } from '../prepare/digest.ts';
import { sortNames } from '../prepare/find/list-files.ts';
import { UsageError } from '../usage-error.ts';
import type { GameLocation } from './locate-game.ts';

/** What a game has beside its rules: bots, tests, what is installed. */
const NOT_RULES: ReadonlySet<string> = new Set(['bots', 'test', 'tests', 'node_modules']);
const SETTINGS: ReadonlySet<string> = new Set(['package.json', 'package-lock.json', 'tsconfig.json']);
const MAX_FILES = 1000;

export interface GameFiles {
  /** All code and data of the game, as names relative to its folder, in order. */
  readonly names: readonly string[];
  /** What the rules are made of, the same on every machine. How it is drawn does not matter. */
  readonly digest: string;
  /** The same with the drawing. */
  readonly wholeDigest: string;
}

export function listGameFiles({ folder, source, file }: GameLocation): GameFiles {
  const names = sortNames(listBelow(folder, '', source));
  const files = digestFiles(folder, names);
  const rules = files.filter(([name]) => !isDrawing(name));
  return { names, digest: makeDigest({ file, files: rules }), wholeDigest: makeDigest({ file, files }) };
}

/** Whether a file is about how the game looks: no part of its rules, nor of their digest. */
export const isDrawing = (name: string): boolean => name.startsWith('drawing.') || name.startsWith('drawing/');

function listBelow(folder: string, location: string, source: string): string[] {
  const entries = readdirSync(join(folder, location), { withFileTypes: true });
  const names = entries.flatMap((entry) => {
    const name = location === '' ? entry.name : `${location}/${entry.name}`;
    if (entry.name.startsWith('.') || (location === '' && isBeside(entry.name))) return [];
    if (entry.isDirectory()) return listBelow(folder, name, source);
    return /\.(ts|m?js|json)$/.test(name) && !/\.test\.\w+$/.test(name) ? [name] : [];
  });
  if (names.length <= MAX_FILES) return names;
  throw new UsageError(
    `"${source}" has more than ${MAX_FILES} files of code and data`,
    'put the game into a folder of its own',
  );
}

const isBeside = (name: string): boolean => NOT_RULES.has(name) || SETTINGS.has(name);
