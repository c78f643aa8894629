// The compiler guards imports between top-level folders; this guards what it cannot see.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../engine/registry.ts';

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** What each folder may import: others of ours, "types of x" where only types are taken, files, packages, Node itself. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  protocol: ['types of ajv', 'node'],
  engine: ['types of protocol', '@noble/hashes'],
  dialogue: ['engine', 'protocol'],
  replay: ['dialogue', 'engine', 'protocol'],
  judge: ['replay', 'dialogue', 'engine', 'protocol', 'commander', 'execa', 'pino', 'bullmq', 'ioredis', 'node'],
  viewer: ['replay', 'engine', 'types of protocol', 'protocol/visible-text.ts'],
};

/** What compiles the games of others, each in one place. */
const COMPILERS: Readonly<Record<string, string>> = {
  'judge/games/bundle-game.ts': 'esbuild',
  'judge/games/compile-schemas.ts': 'ajv',
};

/** What each part of the judge may import of the other parts. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  host: [],
  bot: ['host'],
  prepare: ['host'],
  games: ['replay-files', 'prepare'],
  match: ['games', 'prepare', 'bot', 'host'],
  'replay-files': ['types of match'],
  validate: [],
  view: ['games', 'replay-files', 'prepare'],
  new: ['games', 'prepare'],
  doctor: ['prepare'],
  check: ['match', 'prepare', 'bot', 'host'],
  tournament: ['games', 'match', 'replay-files', 'prepare', 'bot', 'host'],
  compare: ['tournament', 'match', 'replay-files', 'prepare', 'bot', 'host'],
  export: [],
  env: [],
  rerun: ['match', 'replay-files', 'prepare', 'bot', 'host'],
  cli: [
    'compare',
    'rerun',
    'export',
    'env',
    'tournament',
    'check',
    'doctor',
    'new',
    'view',
    'validate',
    'replay-files',
    'games',
    'match',
    'prepare',
    'bot',
    'host',
  ],
};

/** What computes without processes, files and clocks, and the little that each may import. */
const PURE: Readonly<Record<string, RegExp>> = {
  'judge/tournament/standings': /^(engine\/core|judge\/tournament\/(standings\/.+|[^/]+\.ts$))/,
  'judge/tournament/plan': /^(node:crypto$|engine\/core|judge\/tournament\/((plan|standings)\/.+|[^/]+\.ts$))/,
  'judge/env': /^(engine|dialogue|protocol|judge\/env)\/.+|^judge\/[^/]+\.ts$/,
  'judge/compare/statistics': /^(engine\/core|judge\/compare\/statistics|judge\/tournament\/[^/]+\.ts$)/,
};

const findFolder = (path: string): string => /^(@[^/]+\/)?[^/:]+/.exec(path)![0];
const findPart = (path: string): string | undefined => /^judge\/([^/]+)\//.exec(path)?.[1];
const findGame = (path: string): string | undefined => /^engine\/games\/([^/]+)/.exec(path)?.[1];

const isAllowed = (allowed: readonly string[], target: string, isType: boolean): boolean =>
  allowed.includes(target) || (isType && allowed.includes(`types of ${target}`));

/** Imports between folders that the table does not allow. */
function isAgainstFolders({ from, to, isType }: Import): boolean {
  const [folder, target] = [findFolder(from), findFolder(to)];
  if (COMPILERS[from] === target) return false;
  return target !== folder && !FOLDERS[folder]!.includes(to) && !isAllowed(FOLDERS[folder]!, target, isType);
}

/** Imports between parts of the judge that the table does not allow. What lies beside the parts is for all of them. */
function isAgainstParts({ from, to, isType }: Import): boolean {
  const [part, target] = [findPart(from), findPart(to)];
  if (part === undefined) return false;
  return (
    to === 'judge/index.ts' || (target !== undefined && target !== part && !isAllowed(PARTS[part]!, target, isType))
  );
}

/** The core knows no game, and no game knows another. */
function isAgainstGames({ from, to }: Import): boolean {
  return from !== 'engine/registry.ts' && findGame(to) !== undefined && findGame(from) !== findGame(to);
}

function findImportsBelow(folder: string): Import[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(ts|mjs|js)$/.test(file))
    .flatMap((file) => findImports(join(folder, file), readFileSync(join(root, folder, file), 'utf8')));
}

function findImports(file: string, text: string): Import[] {
  const find = (pattern: RegExp, isType: boolean): Import[] =>
    [...text.matchAll(pattern)].map(([, path]) => ({
      from: file,
      to: path!.startsWith('.') ? normalize(join(dirname(file), path!)) : path!,
      isType,
    }));
  return [
    ...find(/^(?:import|export)\s+type\s[^'"]*?\sfrom\s+['"]([^'"]+)['"]/gm, true),
    ...find(/^(?:import|export)\s+(?!type\s)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm, false),
    ...find(/\bimport\(['"]([^'"]+)['"]\)/g, false),
  ];
}

const describeImport = ({ from, to }: Import): string => `${from} imports ${to}`;

const listFolders = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test.each(GAMES.map(({ id }) => id))(
  'the folder of phases of %s holds the phases of a round, and nothing else',
  (id) => {
    const source = readFileSync(join(root, 'engine/games', id, `${id}.ts`), 'utf8');
    const phases = /\bround: \[([^\]]*)\]/.exec(source)![1]!.match(/\w+/g)!;
    const files = phases.map((phase) => `${phase.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`);
    expect(readdirSync(join(root, 'engine/games', id, 'phases')).sort()).toEqual(files.sort());
  },
);

describe('imports go one way', () => {
  test.each(Object.entries(FOLDERS))('%s imports only %j', (folder) => {
    expect(findImportsBelow(folder).filter(isAgainstFolders).map(describeImport)).toEqual([]);
  });

  test.each(Object.entries(PARTS))('judge/%s imports only %j', (part) => {
    expect(findImportsBelow(`judge/${part}`).filter(isAgainstParts).map(describeImport)).toEqual([]);
  });

  test.each(Object.entries(PURE))('%s imports only what matches %s', (folder, allowed) => {
    const wrong = findImportsBelow(folder).filter(({ to }) => !allowed.test(to));
    expect(wrong.map(describeImport)).toEqual([]);
  });

  test('every part of the judge has its row', () => {
    expect(Object.keys(PARTS).sort()).toEqual(listFolders('judge').sort());
  });

  test('the core knows no game, and no game knows another', () => {
    expect(findImportsBelow('engine').filter(isAgainstGames).map(describeImport)).toEqual([]);
  });

  test.each(['engine', 'dialogue', 'replay', 'viewer'])('nothing that %s is made of needs Node', (folder) => {
    const seen = new Set<string>();
    const waiting = findImportsBelow(folder).map(({ from }) => from);
    for (const file of waiting) {
      if (seen.has(file)) continue;
      seen.add(file);
      const needed = findImports(file, readFileSync(join(root, file), 'utf8')).filter(({ isType }) => !isType);
      expect(needed.filter(({ to }) => to.startsWith('node:')).map(describeImport)).toEqual([]);
      waiting.push(...needed.map(({ to }) => to).filter((to) => to.endsWith('.ts')));
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('sample bots import nothing of ours', () => {
    const wrong = findImportsBelow('sample-bots').filter(
      ({ from, to }) => !to.startsWith('node:') && !to.startsWith(from.split('/').slice(0, 2).join('/')),
    );
    expect(wrong.map(describeImport)).toEqual([]);
  });
});

// A guard that lets everything pass would look the same as a tidy house.
describe('a wrong import is seen', () => {
  const see = (file: string, text: string, isWrong: (found: Import) => boolean): string[] =>
    findImports(file, text).filter(isWrong).map(describeImport);

  test.each(Object.keys(PARTS).filter((part) => part !== 'cli'))('from judge/%s to the command line', (part) => {
    const file = `judge/${part}/made-up.ts`;
    expect(see(file, "import { main } from '../cli/main.ts';", isAgainstParts)).toHaveLength(1);
    expect(see(file, "import type { Main } from '../cli/main.ts';", isAgainstParts)).toHaveLength(1);
    expect(see(file, "const main = await import('../cli/main.ts');", isAgainstParts)).toHaveLength(1);
    expect(see(file, "import '../cli/main.ts';", isAgainstParts)).toHaveLength(1);
    expect(see(file, "export {\n  main,\n} from '../cli/main.ts';", isAgainstParts)).toHaveLength(1);
    expect(see(file, "import { UsageError } from '../usage-error.ts';", isAgainstParts)).toEqual([]);
  });

  test.each([
    ['engine/core/a.ts', "import { a } from '../../protocol/types/bot.ts';"],
    ['engine/core/a.ts', "import { readFileSync } from 'node:fs';"],
    ['dialogue/a.ts', "import { readFileSync } from 'node:fs';"],
    ['replay/a.ts', "import { playMatch } from '../judge/index.ts';"],
    ['viewer/film/a.ts', "import { findValidator } from '../../protocol/find-validator.ts';"],
    ['judge/match/a.ts', "import Ajv from 'ajv';"],
  ])('from %s: %s', (file, text) => {
    expect(see(file, text, isAgainstFolders)).toHaveLength(1);
  });

  test('from one game to another', () => {
    expect(see('engine/games/a/a.ts', "import { b } from '../b/b.ts';", isAgainstGames)).toHaveLength(1);
    expect(see('engine/core/a.ts', "import { b } from '../games/b/b.ts';", isAgainstGames)).toHaveLength(1);
  });
});
