import { buildSync, transformSync } from 'esbuild';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../usage-error.ts';
import { isDrawing } from './list-game-files.ts';
import type { GameLocation } from './locate-game.ts';
import { PACKAGE_FOLDER } from '../host/package-info.ts';

/** What "minions-judge/engine" resolves to in a game. */
const ENGINE = join(PACKAGE_FOLDER, 'dist/library/define-game.js');

const DRAWINGS = ['drawing.ts', 'drawing.js', 'drawing.mjs'];

const KIT = 'minions-judge/engine';

const ONLY =
  'a game imports "minions-judge/engine" and files of its own folder by their paths, none of them hidden or among its bots and tests; and only a drawing imports the drawing';

/** The console of the rules. Standard output belongs to the command that plays the game, and in a bot to its answers. */
const CONSOLE = 'consoleOfRules';
const MAKE_CONSOLE = `const ${CONSOLE} = process.getBuiltinModule('node:console').Console(process.stderr, process.stderr);`;

/** What esbuild calls the script that imports both the game and its drawing. */
const STDIN = '<stdin>';

/** A game bundled as one module for the judge, and as one script for pages that show its matches. */
export interface GameBundle {
  readonly module: string;
  /** The same rules as a script, which can be run again and again. */
  readonly rulesScript: string;
  readonly page: string;
  /** The same script with a map of its sources, for checking its drawing; undefined when it has none. */
  readonly drawingScript: string | undefined;
  /** Why its drawing is not in the page, in a sentence; undefined when it is, or there is none. */
  readonly drawingProblem: string | undefined;
}

interface BuildError {
  readonly text: string;
  readonly location: { readonly file: string; readonly line: number; readonly column: number } | null;
}

/** Bundles the files of a game. That takes some tenths of a second, so the result is cached. */
export function bundleGame(location: GameLocation, names: readonly string[]): GameBundle {
  const build = (options: object, entry: object, own: readonly string[]): string => {
    try {
      const { outputFiles, metafile } = buildSync({
        ...entry,
        ...options,
        absWorkingDir: location.folder,
        outdir: location.folder,
        bundle: true,
        write: false,
        platform: 'neutral',
        target: ['node20', 'chrome110', 'firefox115', 'safari16.4'],
        alias: { [KIT]: ENGINE },
        // Settings are not in the digest, so they have no say.
        tsconfigRaw: '{}',
        ignoreAnnotations: true,
        metafile: true,
        logLevel: 'silent',
      });
      requireOwn(location, own, metafile.inputs);
      return outputFiles[0]!.text;
    } catch (error) {
      throw describeError(location, error);
    }
  };
  const entry = { entryPoints: [location.file] };
  // The source map then leads to the author's files.
  const sourceRoot = `${pathToFileURL(location.folder).href}/`;
  const rules = names.filter((name) => !isDrawing(name));
  const define = { console: CONSOLE, 'import.meta.url': JSON.stringify(sourceRoot) };
  const ownConsole = { define, banner: { js: MAKE_CONSOLE } };
  const module = build({ format: 'esm', sourcemap: 'inline', sourceRoot, ...ownConsole }, entry, rules);
  const rulesScript = build({ format: 'cjs', ...ownConsole }, entry, rules);
  const makePage = (drawing: string | undefined, options: object = { minify: true }): string =>
    build(
      { format: 'iife', ...options },
      { stdin: { contents: makeScript(location.file, drawing), resolveDir: location.folder } },
      names,
    );
  const drawing = DRAWINGS.find((name) => existsSync(join(location.folder, name)));
  try {
    const drawingScript = drawing && makePage(drawing, { sourcemap: 'inline', sourceRoot, sourcesContent: false });
    return { module, rulesScript, page: makePage(drawing), drawingScript, drawingProblem: undefined };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { module, rulesScript, page: makePage(undefined), drawingScript: undefined, drawingProblem: error.message };
  }
}

/** A file of the rules that has `a ** b`: that is Math.pow, and nothing can be put in its place while a game is checked. */
export function findPower({ folder }: GameLocation, names: readonly string[]): string | undefined {
  return names
    .filter((name) => /\.(ts|m?js)$/.test(name) && !isDrawing(name))
    .find((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return text.includes('**') && usesPower(text, name.endsWith('.ts') ? 'ts' : 'js');
    });
}

/** As a compiler sees it, without comments and texts. */
function usesPower(text: string, loader: 'ts' | 'js'): boolean {
  const supported = { 'exponent-operator': false };
  return transformSync(text, { loader, supported, tsconfigRaw: '{}', logLevel: 'silent' }).code.includes('__pow(');
}

/** The entry point of a page script: the viewer registers the games that it finds in this list. */
function makeScript(file: string, drawing: string | undefined): string {
  const importing = (name: string, path: string): string => `import * as ${name} from ${JSON.stringify(`./${path}`)};`;
  return [
    importing('game', file),
    ...(drawing === undefined ? ['const drawing = {};'] : [importing('drawing', drawing)]),
    '(globalThis.minionsGames ??= []).push({ game: game.default ?? game.game, drawing: drawing.default ?? drawing.drawing });',
  ].join('\n');
}

interface Input {
  /** The specifier as written, and the file that it was resolved to. */
  readonly imports: readonly { readonly path: string; readonly original?: string }[];
}

/** A game is what its digest is made of. Workers and pages get that, and nothing that lies elsewhere. */
function requireOwn({ source }: GameLocation, own: readonly string[], inputs: Readonly<Record<string, Input>>): void {
  const isKit = (path: string): boolean => /(^|\/)dist\/(library|chunks)\/[^/]+$/.test(path);
  // Any other specifier is resolved by a package.json, which is not in the digest.
  const isPlain = (word: string): boolean => word === KIT || word.startsWith('./') || word.startsWith('../');
  for (const [path, { imports }] of Object.entries(inputs)) {
    if (isKit(path)) continue;
    const odd = imports.find(({ original }) => original !== undefined && !isPlain(original))?.original;
    const outside = path === STDIN || own.includes(path) ? odd : path;
    if (outside !== undefined) throw new UsageError(`the game "${source}" imports ${outside}`, ONLY);
  }
}

function describeError({ source }: GameLocation, error: unknown): unknown {
  const [first] = (error as { errors?: readonly BuildError[] }).errors ?? [];
  if (!first) return error;
  const { text, location } = first;
  const where = location === null ? '' : `, ${location.file}:${location.line}:${location.column + 1}`;
  return new UsageError(
    `the game "${source}" cannot be compiled${where}: ${text}`,
    text.includes('resolve') ? ONLY : 'fix it there',
  );
}
