// The compiler guards imports between top-level folders; this guards what it cannot see.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
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

/** The packages that each folder may import. Which folder may import which is said in their tsconfig.json files. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  protocol: ['types of ajv', 'node'],
  engine: ['@noble/hashes'],
  dialogue: [],
  replay: [],
  judge: ['execa', 'pino', 'node'],
  tournament: ['bullmq', 'types of fastify', 'ioredis', 'node', 'p-limit'],
  kits: ['node'],
  contest: [
    'execa',
    'types of fastify',
    'types of kysely',
    'types of libsql',
    'types of pg',
    'types of prom-client',
    'tar-stream',
    'yauzl',
    'node',
  ],
  cli: ['commander', 'pino', 'node'],
  viewer: [],
};

/** What the compiler would let them import of the protocol, and they leave alone: they run in browsers. */
const TYPES_ONLY: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  viewer: ['protocol/quote-for-shell.ts', 'protocol/visible-text.ts'],
};

/** What compiles the games of others, each in one place. */
const COMPILERS: Readonly<Record<string, string>> = {
  'judge/games/bundle-game.ts': 'esbuild',
  'judge/games/compile-schemas.ts': 'ajv',
};

/** What each part of a folder may import of the other parts. */
const PARTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  judge: {
    host: [],
    bot: ['host'],
    prepare: ['host'],
    games: ['replay-files', 'prepare', 'host'],
    match: ['games', 'prepare', 'bot', 'host'],
    'replay-files': ['types of match', 'host'],
    view: ['games', 'rerun', 'replay-files', 'prepare', 'host'],
    doctor: ['prepare', 'slots', 'host'],
    check: ['games', 'match', 'prepare', 'bot', 'host'],
    slots: ['games', 'match', 'replay-files', 'prepare', 'types of bot', 'host'],
    export: ['types of games'],
    env: ['games'],
    rerun: ['types of games', 'match', 'replay-files', 'prepare', 'bot', 'host'],
  },
  tournament: {
    ratings: [],
    plan: ['ratings'],
    journal: ['ratings'],
    folder: ['journal', 'plan'],
    standings: ['journal', 'plan', 'ratings', 'run'],
    report: ['folder', 'journal', 'plan', 'ratings', 'standings'],
    run: ['folder', 'journal', 'plan', 'queue'],
    organise: ['folder', 'journal', 'plan', 'report', 'run', 'standings'],
    verify: ['folder', 'journal', 'plan', 'run', 'standings'],
    queue: ['types of folder', 'journal', 'ratings'],
    compare: ['folder', 'journal', 'ratings', 'report', 'run'],
    tune: ['compare', 'folder', 'journal', 'plan', 'ratings', 'run'],
    series: ['folder', 'plan', 'ratings', 'run'],
  },
  contest: {
    store: [],
    folder: [],
    gate: [],
    ladder: ['gate', 'store'],
    client: [],
    submit: ['folder'],
    metrics: [],
    work: ['folder', 'gate', 'ladder', 'types of metrics', 'types of server', 'store', 'submit'],
    pages: ['store'],
    rounds: ['folder', 'gate', 'store', 'submit', 'types of server', 'work'],
    marks: ['folder', 'rounds', 'store'],
    similar: ['folder', 'store', 'submit'],
    backup: ['folder', 'store'],
    erase: ['folder', 'ladder', 'rounds', 'store', 'submit'],
    lab: ['client', 'folder', 'ladder', 'pages', 'server', 'store', 'work'],
    reindex: ['folder', 'ladder', 'store'],
    server: [
      'backup',
      'erase',
      'folder',
      'ladder',
      'marks',
      'types of metrics',
      'pages',
      'reindex',
      'rounds',
      'store',
      'submit',
      'work',
    ],
  },
  viewer: {
    games: [],
    film: ['games'],
    board: ['film', 'games'],
    picture: ['board', 'film', 'games'],
    app: ['board', 'film'],
    panels: ['app', 'types of page', 'picture', 'board', 'film', 'games'],
    page: ['panels', 'app', 'picture', 'board', 'film'],
  },
};

/** What computes without processes, files and clocks, and the little that each may import. */
const PURE: Readonly<Record<string, RegExp>> = {
  'tournament/ratings': /^(engine\/core\/|tournament\/ratings\/|protocol\/group-by)/,
  'tournament/plan': /^node:crypto$|^(engine\/core|tournament\/(plan|ratings))\//,
  'tournament/compare/statistics': /^(engine\/core|tournament\/(compare\/statistics|ratings))\//,
};

const findFolder = (path: string): string => /^(@[^/]+\/)?[^/:]+/.exec(path)![0];
const findPart = (path: string): string | undefined => /^[^/]+\/([^/]+)\//.exec(path)?.[1];
const findGame = (path: string): string | undefined => /^engine\/games\/([^/]+)/.exec(path)?.[1];
const isOurs = (path: string): boolean => /\.(ts|mjs)$/.test(path);

const isAllowed = (allowed: readonly string[], target: string, isType: boolean): boolean =>
  allowed.includes(target) || (isType && allowed.includes(`types of ${target}`));

/** Packages that the table does not allow, and code of the protocol where only its types are wanted. */
function isAgainstFolders({ from, to, isType }: Import): boolean {
  const [folder, target] = [findFolder(from), findFolder(to)];
  if (isOurs(to)) return target === 'protocol' && !isType && TYPES_ONLY[folder]?.includes(to) === false;
  return COMPILERS[from] !== target && !isAllowed(PACKAGES[folder]!, target, isType);
}

/** Imports between parts of a folder that the table does not allow. What lies beside the parts is for all of them. */
function isAgainstParts({ from, to, isType }: Import): boolean {
  const folder = findFolder(from);
  if (!isOurs(to) || findFolder(to) !== folder) return false;
  const [part, target] = [findPart(from), findPart(to)];
  if (part === undefined) return false;
  return target !== undefined && target !== part && !isAllowed(PARTS[folder]![part]!, target, isType);
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

/** What only the command line does, or a program of its own. */
const EDGE = /\bconsole\.|\bprocess\.(std(in|out|err)|exit|exitCode|abort)\b|\bprocess\.on(ce)?\('SIG/;

/** A judge process and a gate process are programs, as the command line is one. */
const isProgram = (file: string): boolean =>
  ['judge/slots/judge-process.ts', 'contest/gate/gate-process.ts'].includes(file);

/** Programs that are written as text are somebody else's; `this.process` is that of a bot. */
const withoutTexts = (source: string): string =>
  source
    .replaceAll(/`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'/g, (text) => (text.startsWith("'SIG") ? text : "''"))
    .replaceAll('this.process', '');

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

const parts = Object.entries(PARTS).flatMap(([folder, rows]) =>
  Object.entries(rows).map(([part, allowed]) => [`${folder}/${part}`, allowed] as const),
);

describe('imports go one way', () => {
  test.each(Object.entries(PACKAGES))('%s imports only %j', (folder) => {
    expect(findImportsBelow(folder).filter(isAgainstFolders).map(describeImport)).toEqual([]);
  });

  test.each(parts)('%s imports only %j', (part) => {
    expect(findImportsBelow(part).filter(isAgainstParts).map(describeImport)).toEqual([]);
  });

  test.each(Object.entries(PURE))('%s imports only what matches %s', (folder, allowed) => {
    const wrong = findImportsBelow(folder).filter(({ to }) => !allowed.test(to));
    expect(wrong.map(describeImport)).toEqual([]);
  });

  test.each(Object.keys(PARTS))('every part of %s has its row', (folder) => {
    expect(Object.keys(PARTS[folder]!).sort()).toEqual(listFolders(folder).sort());
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

  test.each(['judge', 'tournament', 'kits', 'contest', 'api'])(
    '%s prints nothing, and leaves exit codes and signals alone',
    (folder) => {
      const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
      const sources = files
        .map((file) => join(folder, file))
        .filter((file) => file.endsWith('.ts') && !isProgram(file));
      const wrong = sources.filter((file) => EDGE.test(withoutTexts(readFileSync(join(root, file), 'utf8'))));
      expect(wrong).toEqual([]);
    },
  );

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

  test.each([
    "import { playMatch } from '../match/play-match.ts';",
    "import type { PlayMatchOptions } from '../match/play-match.ts';",
    "const { playMatch } = await import('../match/play-match.ts');",
    "import '../match/play-match.ts';",
    "export {\n  playMatch,\n} from '../match/play-match.ts';",
  ])('from judge/host: %s', (text) => {
    expect(see('judge/host/made-up.ts', text, isAgainstParts)).toHaveLength(1);
    expect(see('judge/match/made-up.ts', text, isAgainstParts)).toEqual([]);
  });

  test.each(["import { a } from '../page/a.ts';", "import type { Show } from '../app/state.ts';"])(
    'from viewer/film: %s',
    (text) => expect(see('viewer/film/made-up.ts', text, isAgainstParts)).toHaveLength(1),
  );

  test.each([
    ['engine/core/a.ts', "import { a } from '../../protocol/types/bot.ts';"],
    ['engine/core/a.ts', "import { readFileSync } from 'node:fs';"],
    ['dialogue/a.ts', "import { readFileSync } from 'node:fs';"],
    ['viewer/film/a.ts', "import { findValidator } from '../../protocol/find-validator.ts';"],
    ['judge/match/a.ts', "import Ajv from 'ajv';"],
    ['tournament/run/a.ts', "import { Command } from 'commander';"],
  ])('from %s: %s', (file, text) => {
    expect(see(file, text, isAgainstFolders)).toHaveLength(1);
  });

  test('from one game to another', () => {
    expect(see('engine/games/a/a.ts', "import { b } from '../b/b.ts';", isAgainstGames)).toHaveLength(1);
    expect(see('engine/core/a.ts', "import { b } from '../games/b/b.ts';", isAgainstGames)).toHaveLength(1);
  });
});

/** Tests of what is not a folder of the source. */
const OWN_FOLDERS = ['contract', 'fuzz', 'golden', 'rules', 'package', 'fixtures'];

test('tests lie where the source lies that they are about', () => {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
  const folders = files.filter((file) => file.endsWith('.test.ts')).map((file) => dirname(file));
  const strange = [...new Set(folders)].filter(
    (folder) => !OWN_FOLDERS.includes(findFolder(folder)) && !existsSync(join(root, folder)),
  );
  expect(strange).toEqual([]);
});
