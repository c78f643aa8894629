import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import { OUT, type BotRecipe } from './recipe.ts';
import { SAMPLES_FOLDER } from './sample-bots.ts';

const EDA_FOLDER = join(SAMPLES_FOLDER, 'cpp', 'eda');

/** As the published programs were compiled; sources that need more get the newest. */
const STANDARDS = ['c++11', 'c++20'] as const;

/**
 * A player of the published games: a C++ source that includes their Player.hh. It is compiled against headers of ours
 * for the game that is played. Undefined for any other file.
 */
export function findEdaPlayer(path: string, game: string | undefined): BotRecipe | undefined {
  if (!/\.(cc|cpp|cxx)$/.test(path)) return undefined;
  const source = readFileSync(path, 'utf8');
  const code = withoutComments(source);
  if (!/^[^\S\n]*#\s*include\s*["<]Player\.hh[">]/m.test(code)) return undefined;
  const headers = requireHeaders(path, game);
  const shared = join(EDA_FOLDER, 'shared');
  const [build, ...otherwise] = STANDARDS.map((standard) => buildCommand(standard, headers, shared, dirname(path)));
  return {
    name: nameOf(code) ?? basename(path, extname(path)),
    folder: dirname(path),
    run: [OUT],
    build: build!,
    otherwise,
    // Not as a file: beside it lies, as often as not, the Player.hh of the published program, and that would come first.
    input: `#line 1 ${JSON.stringify(path)}\n${source}`,
    buildFolder: headers,
    sources: [path, ...headersIn(dirname(path)), ...headersIn(headers), ...headersIn(shared), jsonReader],
  };
}

const jsonReader = join(SAMPLES_FOLDER, 'cpp', 'json.hh');

function buildCommand(standard: string, ...[headers, shared, own]: string[]): string[] {
  const folders = ['-iquote', headers!, '-iquote', shared!, '-iquote', own!, '-I', headers!, '-I', shared!];
  return ['g++', `-std=${standard}`, '-O2', ...folders, '-o', OUT, '-x', 'c++', '-', join(headers!, 'runtime.cc')];
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
  const names = readdirSync(folder).filter((name) => /\.(h|hh|hpp)$/.test(name) || name === 'runtime.cc');
  return names.sort().map((name) => join(folder, name));
}
