import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import { readText } from '../read-text.ts';
import { HEADERS, KIT, OUT, RUNTIME, type FoundBot } from './found-bot.ts';
import { SAMPLES_FOLDER } from './sample-bots.ts';
import { findIncludes } from './source-parts.ts';
import { stripComments } from './strip-comments.ts';

export const PLAYER_ENDINGS = ['.cc', '.cpp', '.cxx'] as const;

export const KIT_FOLDER = join(SAMPLES_FOLDER, 'cpp');
export const EDA_FOLDER = join(KIT_FOLDER, 'eda');

/** As the published programs were compiled; sources that need more get all of the library, and then the newest. */
const LEAN = ['-std=c++11', '-O2', '-DMINIONS_EDA_LEAN'];
const ATTEMPTS = [
  [...LEAN, '-include', HEADERS],
  ['-std=c++11', '-O2'],
  ['-std=c++20', '-O2'],
] as const;

/**
 * A player of the published games: a C++ source that includes their Player.hh. It is compiled against headers of ours
 * for the game that is played. Undefined for any other file.
 */
export function findEdaPlayer(path: string, game: string | undefined): FoundBot | undefined {
  if (!PLAYER_ENDINGS.some((ending) => path.endsWith(ending))) return undefined;
  // Byte for byte: many of these files are older than the habit of UTF-8.
  const code = stripComments(readText(path, 'latin1'));
  if (!/^[ \t\v\f]*(?:\u00ef\u00bb\u00bf)?#[ \t\v\f]*include[ \t\v\f]*["<]Player\.hh[">]/m.test(code)) return undefined;
  const runtime = requireRuntime(path, game);
  const [folder, file] = [dirname(path), basename(path)];
  return {
    name: readName(code) ?? basename(file, extname(file)),
    folder,
    entry: file,
    // Beside it lies, as often as not, the Player.hh of the published program: ours stands in for that one.
    files: findIncludes(folder, file, listHeaders(runtime)),
    sees: [],
    recipe: {
      run: [OUT],
      build: ATTEMPTS.map((flags) => [...compile(flags, runtime), '-Wall', '-iquote', '.', '-o', OUT, file, RUNTIME]),
      runtime,
    },
  };
}

/** How the runtime of a game is built: what every player is linked with, to read states and write answers. */
export function makeRuntimeCommand(runtime: string): string[] {
  const flags = ['-std=c++11', '-O2', '-DMINIONS_EDA_LEAN'];
  return [...compile(flags, runtime), '-c', '-o', OUT, `${KIT}/eda/${runtime}/runtime.cc`];
}

/** How the headers of a game are compiled in advance. GCC finds the result by this ending. */
export function makeHeadersCommand(runtime: string): string[] {
  return [...compile(LEAN, runtime), '-Wall', '-x', 'c++-header', '-o', `${OUT}.gch`, PLAIN_HEADERS];
}

/** The same headers as they are written. */
export const PLAIN_HEADERS = `${KIT}/eda/shared/precompiled.hh`;

function compile(flags: readonly string[], game: string): string[] {
  const folders = [game, 'shared'].flatMap((name) => ['-iquote', `${KIT}/eda/${name}`, '-I', `${KIT}/eda/${name}`]);
  return ['g++', ...flags, ...folders];
}

function requireRuntime(path: string, game: string | undefined): string {
  const player = `${basename(path)} is a player of the published games (it includes Player.hh)`;
  if (game === undefined) throw new UsageError(`${player}, and no game is named`, 'name the game that it plays');
  if (existsSync(join(EDA_FOLDER, game))) return game;
  throw new UsageError(`${player}, and ${game} is not one of them`, 'see docs/eda-players.md');
}

function listHeaders(game: string): ReadonlySet<string> {
  return new Set([game, 'shared'].flatMap((name) => readdirSync(join(EDA_FOLDER, name))));
}

/** The name a player registers: that of its class, which is the macro PLAYER_NAME by custom. */
function readName(code: string): string | undefined {
  const registered = /\bRegisterPlayer\s*\(\s*(\w+)\s*\)/.exec(code)?.[1] ?? 'PLAYER_NAME';
  const macro = new RegExp(`^[^\\S\\n]*#[^\\S\\n]*define[^\\S\\n]+${registered}[^\\S\\n]+(\\w+)`, 'm').exec(code)?.[1];
  return macro ?? (registered === 'PLAYER_NAME' ? undefined : registered);
}
