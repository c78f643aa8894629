import { execa } from 'execa';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { GameCheckStep } from '../../../protocol/types/check-game.ts';
import { PACKAGE_FOLDER } from '../../host/package-info.ts';
import { COMPILER_OPTIONS } from '../compiler-options.ts';
import type { OutsideParts } from '../loaded-game.ts';

const NAME = 'its types are correct';
const MAX_ERRORS = 5;
const TIMEOUT_MS = 60_000;
const ENTRIES = { engine: 'engine/index', drawing: 'viewer/drawing' } as const;

/** Compiles the files of a game, without writing anything. The types of minions are those of the judge that checks. */
export async function checkTypes({ folder, files }: Pick<OutsideParts, 'folder' | 'files'>): Promise<GameCheckStep> {
  const sources = files.filter((name) => name.endsWith('.ts'));
  if (sources.length === 0) return { name: NAME, kind: 'skipped', note: 'it is written in JavaScript' };
  const compiler = findCompiler(folder);
  if (compiler === undefined) {
    const note = 'there is no TypeScript here: "npm install --save-dev typescript" in the folder of the game adds it';
    return { name: NAME, kind: 'skipped', note };
  }
  const place = mkdtempSync(join(tmpdir(), 'minions-types-'));
  try {
    const project = join(place, 'tsconfig.json');
    writeFileSync(project, JSON.stringify(makeProject(folder, sources)));
    const run = await execa(process.execPath, [compiler, '-p', project, '--pretty', 'false'], {
      cwd: folder,
      reject: false,
      timeout: TIMEOUT_MS,
      all: true,
    });
    return run.exitCode === 0
      ? { name: NAME, kind: 'passed', note: sources.length === 1 ? '1 file' : `${sources.length} files` }
      : { name: NAME, kind: 'failed', note: describe(run.all.trim() || run.shortMessage || 'the compiler failed') };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** The compiler of the game, or the one beside the judge. */
function findCompiler(folder: string): string | undefined {
  for (const from of [join(folder, 'game.ts'), import.meta.url]) {
    try {
      const path = join(dirname(createRequire(from).resolve('typescript/package.json')), 'bin/tsc');
      if (existsSync(path)) return path;
    } catch {
      // The next one may have it.
    }
  }
  return undefined;
}

function makeProject(folder: string, sources: readonly string[]): object {
  const own = join(folder, 'tsconfig.json');
  const paths = Object.entries(ENTRIES).map(([name, path]) => [
    `minions-judge/${name}`,
    [join(PACKAGE_FOLDER, 'dist/types', `${path}.d.ts`)],
  ]);
  return {
    ...(existsSync(own) ? { extends: own } : {}),
    compilerOptions: {
      ...(existsSync(own) ? {} : COMPILER_OPTIONS),
      noEmit: true,
      // Our declarations are tested with our own settings, and not with those of a game.
      skipLibCheck: true,
      paths: Object.fromEntries(paths) as object,
    },
    include: [],
    files: sources.map((name) => join(folder, name)),
  };
}

function describe(output: string): string {
  const lines = output.split('\n').filter((line) => /^\S/.test(line));
  const more = lines.length > MAX_ERRORS ? [`and ${lines.length - MAX_ERRORS} more`] : [];
  return [...lines.slice(0, MAX_ERRORS), ...more].join('\n         ');
}
