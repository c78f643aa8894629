import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { OUT } from './recipe.ts';

/** How a source file becomes a bot. */
export interface Language {
  readonly title: string;
  readonly extensions: readonly string[];
  /** Programs beyond what comes with the judge. */
  readonly needs: readonly string[];
  /** Run in the folder of the file. */
  readonly build?: (file: string) => string[];
  readonly run: (file: string) => string[];
  /** Other files that a build may read, by their endings: a change in one of them asks for a new build. */
  readonly readsAlso?: readonly string[];
  /** Where those are, if not in the folder of the file. */
  readonly root?: (file: string) => string;
}

/** One file, whatever it imports, with the way back to the lines of the sources. */
const ESBUILD_FLAGS = ['--bundle', '--platform=node', '--format=esm', '--sourcemap=inline', '--log-level=warning'];

/** Less memory and no threads for the garbage; and no statistics in files, which a sandbox forbids. */
const JAVA_FLAGS = ['-XX:+UseSerialGC', '-XX:-UsePerfData'];

export const LANGUAGES: readonly Language[] = [
  { title: 'JavaScript', extensions: ['.js', '.mjs', '.cjs'], needs: [], run: (file) => ['node', file] },
  {
    title: 'TypeScript',
    extensions: ['.ts', '.mts'],
    needs: [],
    build: (file) => ['esbuild', file, ...ESBUILD_FLAGS, `--outfile=${OUT}/bot.mjs`],
    run: () => ['node', '--enable-source-maps', `${OUT}/bot.mjs`],
    readsAlso: ['.ts', '.mts', '.js', '.mjs', '.cjs', '.json'],
  },
  { title: 'Python', extensions: ['.py'], needs: ['python3'], run: (file) => ['python3', file] },
  {
    title: 'C++',
    extensions: ['.cc', '.cpp', '.cxx'],
    needs: ['g++'],
    build: (file) => ['g++', '-O2', '-std=c++17', '-o', OUT, file],
    run: () => [OUT],
    readsAlso: ['.h', '.hh', '.hpp', '.cc', '.cpp', '.cxx', '.inc'],
  },
  {
    title: 'C',
    extensions: ['.c'],
    needs: ['gcc'],
    build: (file) => ['gcc', '-O2', '-std=gnu11', '-o', OUT, file, '-lm'],
    run: () => [OUT],
    readsAlso: ['.h', '.c', '.inc'],
  },
  {
    title: 'Java',
    extensions: ['.java'],
    needs: ['javac', 'java'],
    build: (file) => ['javac', '-encoding', 'UTF-8', '-sourcepath', packageRoot(file), '-d', OUT, file],
    run: (file) => ['java', ...JAVA_FLAGS, '-cp', OUT, mainClass(file)],
    readsAlso: ['.java'],
    root: packageRoot,
  },
  {
    title: 'Rust',
    extensions: ['.rs'],
    needs: ['rustc'],
    build: (file) => ['rustc', '-O', '--edition', '2021', '-o', OUT, file],
    run: () => [OUT],
    readsAlso: ['.rs'],
  },
  {
    title: 'Go',
    extensions: ['.go'],
    needs: ['go'],
    build: (file) => ['go', 'build', '-buildvcs=false', '-o', OUT, moduleRoot(file) === undefined ? file : '.'],
    run: () => [OUT],
    readsAlso: ['.go', 'go.mod'],
    root: (file) => moduleRoot(file) ?? dirname(file),
  },
  { title: 'Ruby', extensions: ['.rb'], needs: ['ruby'], run: (file) => ['ruby', file] },
  { title: 'Perl', extensions: ['.pl'], needs: ['perl'], run: (file) => ['perl', file] },
  { title: 'Lua', extensions: ['.lua'], needs: ['lua'], run: (file) => ['lua', file] },
  { title: 'Bash', extensions: ['.sh'], needs: ['bash'], run: (file) => ['bash', file] },
];

export function languageOf(file: string): Language | undefined {
  return LANGUAGES.find(({ extensions }) => extensions.includes(extname(file)));
}

/** The package a Java file says it is in; empty for none. */
function packageOf(file: string): string {
  return /^\s*package\s+([\w.]+)\s*;/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}

function mainClass(file: string): string {
  const name = basename(file, '.java');
  return packageOf(file) === '' ? name : `${packageOf(file)}.${name}`;
}

/** Above the folders that stand for the package. */
function packageRoot(file: string): string {
  const depth = packageOf(file)
    .split('.')
    .filter((part) => part !== '').length;
  return join(dirname(file), ...Array.from({ length: depth }, () => '..'));
}

/** The nearest folder with a go.mod, in which a Go file is built with its package. */
function moduleRoot(file: string): string | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'go.mod'))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}
