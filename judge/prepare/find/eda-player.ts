import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import { OUT, PART, type BotRecipe } from './recipe.ts';
import { SAMPLES_FOLDER } from './sample-bots.ts';

const EDA_FOLDER = join(SAMPLES_FOLDER, 'cpp', 'eda');
const SHARED_FOLDER = join(EDA_FOLDER, 'shared');

const BYTE_ORDER_MARK = /^\u00ef\u00bb\u00bf/;

/** As the published programs were compiled; sources that need more get the newest. */
const STANDARDS = ['c++11', 'c++20'] as const;

/**
 * A player of the published games: a C++ source that includes their Player.hh. It is compiled against headers of ours
 * for the game that is played. Undefined for any other file.
 */
export function findEdaPlayer(path: string, game: string | undefined): BotRecipe | undefined {
  if (!/\.(cc|cpp|cxx)$/.test(path)) return undefined;
  // Byte for byte: many of these files are older than the habit of UTF-8.
  const source = readFileSync(path, 'latin1').replace(BYTE_ORDER_MARK, '');
  const code = withoutComments(source);
  if (!/^[^\S\n]*#\s*include\s*["<]Player\.hh[">]/m.test(code)) return undefined;
  const headers = requireHeaders(path, game);
  const folder = dirname(path);
  const files = ['-iquote', folder, '-o', OUT, '-x', 'c++', '-', '-x', 'none', PART];
  const [build, ...otherwise] = STANDARDS.map((standard) => [...compile(standard, headers), ...files]);
  return {
    name: nameOf(code) ?? basename(path, extname(path)),
    folder,
    run: [OUT],
    build: build!,
    otherwise,
    // Not as a file: beside it lies, as often as not, the Player.hh of the published program, and that would come first.
    input: Buffer.concat([Buffer.from(`#line 1 ${JSON.stringify(path)}\n`), Buffer.from(source, 'latin1')]),
    buildFolder: headers,
    part: runtimeOf(headers),
    sources: [path, ...headersIn(folder), ...headersIn(headers), ...headersIn(SHARED_FOLDER)],
  };
}

/** What every player of a game is linked with: it reads states and writes answers. */
function runtimeOf(headers: string): NonNullable<BotRecipe['part']> {
  const source = join(headers, 'runtime.cc');
  return {
    name: `the runtime of ${basename(headers)}`,
    folder: headers,
    build: [...compile(STANDARDS[0], headers), '-c', '-o', OUT, source],
    sources: [source, ...headersIn(headers), ...headersIn(SHARED_FOLDER), join(SAMPLES_FOLDER, 'cpp', 'json.hh')],
  };
}

function compile(standard: string, headers: string): string[] {
  const folders = [headers, SHARED_FOLDER].flatMap((folder) => ['-iquote', folder, '-I', folder]);
  return ['g++', `-std=${standard}`, '-O2', ...folders];
}

function requireHeaders(path: string, game: string | undefined): string {
  const player = `${basename(path)} is a player of the published games (it includes Player.hh)`;
  if (game === undefined) throw new UsageError(`${player}, and it is not clear of which one`, 'name the game');
  const headers = join(EDA_FOLDER, game);
  if (existsSync(headers)) return headers;
  throw new UsageError(`${player}, and ${game} is not one of them`, 'see docs/eda-players.md');
}

/** The name a player registers: that of its class, which is the macro PLAYER_NAME by custom. */
function nameOf(code: string): string | undefined {
  const registered = /\bRegisterPlayer\s*\(\s*(\w+)\s*\)/.exec(code)?.[1] ?? 'PLAYER_NAME';
  const macro = new RegExp(`^[^\\S\\n]*#\\s*define\\s+${registered}\\s+(\\w+)`, 'm').exec(code)?.[1];
  return macro ?? (registered === 'PLAYER_NAME' ? undefined : registered);
}

/** Comments and nothing else: what looks like one inside a string stays. */
function withoutComments(source: string): string {
  const texts = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\*[^]*?\*\/|\/\/[^\n]*/g;
  return source.replaceAll(texts, (text) => (text.startsWith('/') ? ' ' : text));
}

function headersIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => /\.(h|hh|hpp)$/.test(name));
  return names.sort().map((name) => join(folder, name));
}
