import { existsSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { readText } from '../read-text.ts';
import { OUT } from './found-bot.ts';
import { findIncludes, findJavaClasses, findRustModules, type FindParts } from './source-parts.ts';

/** How a source file becomes a bot. Files are named relative to the folder in which commands run. */
export interface Language {
  readonly title: string;
  readonly extensions: readonly string[];
  /** Programs beyond what comes with the judge. */
  readonly needs: readonly string[];
  readonly build?: (file: string, folder: string) => string[];
  readonly run: (file: string, folder: string) => string[];
  /** The folder in which commands run, if not that of the file. */
  readonly findRoot?: (path: string) => string;
  /** Finds the files that belong to a bot of one file as well: headers, modules, classes. In other languages it is alone. */
  readonly findParts?: FindParts;
  /** Whether all of a folder belongs to a bot in it. */
  readonly ownsFolder?: (folder: string) => boolean;
  /** How a source names another that lies beside it, for a bot that is alone. */
  readonly imports?: RegExp;
}

/** One file, whatever it imports, with a source map. */
const ESBUILD_FLAGS = ['--bundle', '--platform=node', '--format=esm', '--sourcemap=inline', '--log-level=warning'];

/** Less memory, and a garbage collector without threads; and no statistics in files, which a sandbox forbids. */
const JAVA_FLAGS = ['-XX:+UseSerialGC', '-XX:-UsePerfData'];

export const LANGUAGES: readonly Language[] = [
  {
    title: 'JavaScript',
    extensions: ['.js', '.mjs', '.cjs'],
    needs: [],
    run: (file) => ['node', file],
    imports: /\b(?:from|import|require)[ \t\v\f]*\(?[ \t\v\f]*['"]\.\/([^'"\n]+)/g,
  },
  {
    title: 'TypeScript',
    extensions: ['.ts', '.mts'],
    needs: [],
    build: (file) => ['esbuild', file, ...ESBUILD_FLAGS, `--outfile=${OUT}/bot.mjs`],
    run: () => ['node', '--enable-source-maps', `${OUT}/bot.mjs`],
  },
  {
    title: 'Python',
    extensions: ['.py'],
    needs: ['python3'],
    run: (file) => ['python3', file],
    imports: /^[ \t\v\f]*(?:import|from)[ \t\v\f]+\.?(\w+)/gm,
  },
  {
    title: 'C++',
    extensions: ['.cc', '.cpp', '.cxx'],
    needs: ['g++'],
    build: (file) => ['g++', '-O2', '-std=c++17', '-o', OUT, file],
    run: () => [OUT],
    findParts: findIncludes,
  },
  {
    title: 'C',
    extensions: ['.c'],
    needs: ['gcc'],
    build: (file) => ['gcc', '-O2', '-std=gnu11', '-o', OUT, file, '-lm'],
    run: () => [OUT],
    findParts: findIncludes,
  },
  {
    title: 'Java',
    extensions: ['.java'],
    needs: ['javac', 'java'],
    build: (file) => ['javac', '-encoding', 'UTF-8', '-sourcepath', '.', '-d', OUT, file],
    run: (file) => ['java', ...JAVA_FLAGS, '-cp', OUT, file.replace(/\.java$/, '').replaceAll('/', '.')],
    findRoot: findPackageRoot,
    findParts: findJavaClasses,
  },
  {
    title: 'Rust',
    extensions: ['.rs'],
    needs: ['rustc'],
    build: (file) => ['rustc', '-O', '--edition', '2021', '-o', OUT, file],
    run: () => [OUT],
    findParts: findRustModules,
  },
  {
    title: 'Go',
    extensions: ['.go'],
    needs: ['go'],
    build: (file, folder) => ['go', 'build', '-buildvcs=false', '-o', OUT, isModule(folder) ? nameFolder(file) : file],
    run: () => [OUT],
    findRoot: (path) => findModuleRoot(path) ?? dirname(path),
    ownsFolder: isModule,
  },
  {
    title: 'Ruby',
    extensions: ['.rb'],
    needs: ['ruby'],
    run: (file) => ['ruby', file],
    imports: /\brequire_relative[ \t(]+['"]([^'"\n]+)/g,
  },
  {
    title: 'Perl',
    extensions: ['.pl'],
    needs: ['perl'],
    run: (file) => ['perl', file],
    imports: /\b(?:require|do)[ \t\v\f]+['"]([^'"\n]+)/g,
  },
  {
    title: 'Lua',
    extensions: ['.lua'],
    needs: ['lua'],
    run: (file) => ['lua', file],
    imports: /\b(?:require|dofile)[ \t(]*['"]([^'"\n]+)/g,
  },
  {
    title: 'Bash',
    extensions: ['.sh'],
    needs: ['bash'],
    run: (file) => ['bash', file],
    imports: /^[ \t\v\f]*(?:source|\.)[ \t\v\f]+([^\s;]+)/gm,
  },
];

export function findLanguage(file: string): Language | undefined {
  return LANGUAGES.find(({ extensions }) => extensions.includes(extname(file)));
}

/** Whether a folder is a Go module. */
function isModule(folder: string): boolean {
  return existsSync(join(folder, 'go.mod'));
}

/** Above the folders that stand for the package a Java file says it is in. */
function findPackageRoot(path: string): string {
  const name = /^[ \t\v\f]*package[ \t\v\f]+([\w.]+)/m.exec(readText(path))?.[1] ?? '';
  const folders = name.split('.').filter((part) => part !== '');
  const root = join(dirname(path), ...folders.map(() => '..'));
  // A file that is not where its package says is left to the compiler to complain about.
  return folders.length === 0 || relative(root, dirname(path)) === join(...folders) ? root : dirname(path);
}

/** The nearest folder with a go.mod, in which a Go file is built with its package. */
function findModuleRoot(path: string): string | undefined {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (isModule(folder)) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

function nameFolder(file: string): string {
  return dirname(file) === '.' ? '.' : `./${dirname(file)}`;
}
