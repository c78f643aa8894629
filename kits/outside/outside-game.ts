import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Limits } from '../../protocol/types/common.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { quoteForShell } from '../../protocol/quote-for-shell.ts';
import { EMITTERS } from '../kit-types/emitters.ts';
import type { KitFiles } from '../kit-types/model.ts';
import { nameGame, toDoc, type GameNames } from '../kit-types/names.ts';
import { readGame, readShared } from '../kit-types/read-game.ts';
import { Schema } from '../kit-types/schema.ts';
import { planOrders, findUnits } from './demo-orders.ts';
import { makeExampleState } from './example-state.ts';
import type { GameKit, WriteGame } from './game-kit.ts';
import { writeCpp } from './cpp.ts';
import { writeGo } from './go.ts';
import { writeJava } from './java.ts';
import { writePython } from './python.ts';
import { writeRust } from './rust.ts';
import { writeJavaScript, writeTypeScript } from './script.ts';

const WRITERS: Readonly<Record<string, WriteGame>> = {
  python: writePython,
  javascript: writeJavaScript,
  typescript: writeTypeScript,
  java: writeJava,
  go: writeGo,
  rust: writeRust,
  cpp: writeCpp,
};

/** The kits that can be made for games from outside. */
export const OUTSIDE_KITS: readonly string[] = Object.keys(WRITERS);

/** What a project for a game from outside has instead of the files of a kit for one of ours. */
export interface OutsideGame {
  readonly names: GameNames;
  /** As one line that can stand in a comment. */
  readonly title: string;
  /** How commands name the game from the folder of the project. */
  readonly word: string;
  /** The same as a path, not quoted. */
  readonly path: string;
  /** Its page of rules. */
  readonly rules: string;
  /** Types, library and plan, by their paths in the project. */
  readonly files: KitFiles;
  /** One line. */
  readonly exampleState: string;
}

/** Makes the files of a kit for a game that minions knows only by its folder. */
export function makeOutsideGame(game: LoadedGame, kit: string, folder: string, limits: Limits): OutsideGame {
  const { folder: home } = game.outside!;
  const { readSchema } = game;
  const names = nameGame(game.id);
  const { line, state } = makeExampleState(game, limits);
  const shared = readShared(readSchema);
  const usual = game.configure('text');
  const types = readGame({ ...names, id: game.id, usual: { ...usual } }, readSchema, shared);
  const order = new Schema(`games/${game.id}/answer`, readSchema).at('#/definitions/order');
  const legal = game.legalOrders?.(state, 0, usual) ?? [];
  const isAnswer = game.findValidator(`games/${game.id}/answer`);
  const isOrder = (value: unknown): boolean => isAnswer({ round: 1, orders: [value] });
  const title = toDoc(game.title);
  const made: GameKit = {
    game: types,
    title,
    units: findUnits(types),
    orders: planOrders(types, { order, example: state, legal, isOrder }),
  };
  const model = { by: 'from the schemas of the game by "minions new"', shared: shared.records, games: [types] };
  const path = wayTo(home, resolve(folder));
  return {
    names,
    title,
    word: quoteForShell(path),
    path,
    rules: existsSync(join(home, 'README.md')) ? join(path, 'README.md') : path,
    files: { ...placeTypes(kit, EMITTERS[kit]!(model)), ...WRITERS[kit]!(made) },
    exampleState: `${line.trimEnd()}\n`,
  };
}

/** The sources of a project in Rust have a folder of their own. */
function placeTypes(kit: string, files: KitFiles): KitFiles {
  if (kit !== 'rust') return files;
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`src/${path}`, text]));
}

/** A path that works from the folder of the project: from there where that is short, so that both can be moved together. */
function wayTo(home: string, folder: string): string {
  const way = relative(folder, home);
  if (way.length > home.length) return home;
  return way.startsWith('.') ? way : `./${way}`;
}
