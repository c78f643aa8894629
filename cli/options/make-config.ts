import { closeSync, openSync, readSync } from 'node:fs';
import { constants, gunzipSync } from 'node:zlib';
import { ConfigError } from '../../engine/core/config-error.ts';
import type { BaseConfig, RuleSet } from '../../engine/core/game.ts';
import type { PlayableGame } from '../../engine/core/playable-game.ts';
import { findGame } from '../../engine/registry.ts';
import { findClosest } from '../../protocol/find-closest.ts';
import { shorten } from '../../protocol/problem.ts';
import { completeConfig, type Settings } from '../../judge/games/complete-config.ts';
import { isGzip } from '../../judge/replay-files/read-text.ts';
import { nameInCommands } from '../../judge/games/name-in-commands.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { requireFile } from './require-file.ts';

export interface ConfigOptions {
  readonly input?: string;
  /** Settings as `name=value`. */
  readonly set?: readonly string[];
  /** Those of the file when people do not say, or `text`. */
  readonly rules?: RuleSet | undefined;
}

/** What of the options of a command says which numbers its rules have. */
export function parseConfigOptions({ input, set, rules }: ConfigOptions): ConfigOptions {
  return { ...(input === undefined ? {} : { input }), ...(set === undefined ? {} : { set }), rules };
}

/** Configurations are small; of a replay only the first line is needed. */
const MAX_BYTES = 4 * 2 ** 20;

/** The configuration that people ask for, whole and valid. */
export function makeConfig(game: LoadedGame, options: ConfigOptions): BaseConfig {
  return completeConfig(game, readSettings(game, options));
}

/** What people ask for: the settings of a file, and those that they give one by one. */
export function readSettings(game: PlayableGame, { input, set = [], rules }: ConfigOptions): Settings {
  const settings = input === undefined ? { rules: rules ?? 'text' } : readFile(game, input, rules);
  return Object.assign({}, settings, ...(set.map((setting) => parseSetting(game, setting)) as object[])) as Settings;
}

/** How to get a file with the default settings: only published games have a .cnf form. */
function adviseFile(game: PlayableGame): string {
  const form = game.text ? '--config > default.cnf' : '--json > default.json';
  return `"minions games ${nameInCommands(game)} ${form}" writes the default one`;
}

function readFile(game: PlayableGame, input: string, rules: RuleSet | undefined): Settings {
  requireFile(input, adviseFile(game));
  const text = readBeginning(input);
  if (text.trimStart().startsWith('{')) return readJson(game, input, text, rules);
  try {
    return game.configure(rules ?? 'text', text);
  } catch (error) {
    throw error instanceof ConfigError ? new ConfigError(`${input}: ${error.message}`, error.hint) : error;
  }
}

/** JSON of ours: a configuration, whole or in part, or a replay, whose first line has one. */
function readJson(game: PlayableGame, input: string, text: string, rules: RuleSet | undefined): Settings {
  const value = parseObject(input, text);
  const isReplay = Object.hasOwn(value, 'replay');
  const { rules: written, ...settings } = (isReplay ? value['config'] : value) as Settings;
  if (isReplay && value['game'] !== game.id) {
    const other = findGame(String(value['game']))?.title ?? shorten(JSON.stringify(value['game']));
    throw new UsageError(
      `"${input}" is a replay of ${other}, and the game is ${game.title}`,
      'name a replay of this game',
    );
  }
  for (const name of Object.keys(settings)) requireSetting(game, name);
  return { ...settings, rules: rules ?? (written === 'original' ? 'original' : 'text') };
}

function parseObject(input: string, text: string): Record<string, unknown> {
  for (const part of [text, text.split('\n', 1)[0]!]) {
    try {
      return JSON.parse(part) as Record<string, unknown>;
    } catch {
      // A replay is JSON line by line.
    }
  }
  throw new UsageError(`"${input}" is not valid JSON`, '"minions validate" says where it is wrong');
}

function readBeginning(path: string): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(MAX_BYTES);
    const read = bytes.subarray(0, readSync(file, bytes));
    if (!isGzip(read)) return read.toString();
    return gunzipSync(read, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 64 * MAX_BYTES }).toString();
  } catch (error) {
    throw new UsageError(`"${path}" cannot be read: ${(error as Error).message}`, 'check the file');
  } finally {
    closeSync(file);
  }
}

/** One setting; its value is checked with the whole configuration. */
function parseSetting(game: PlayableGame, setting: string): object {
  const [, name, text] = /^([^=]+)=(.*)$/s.exec(setting) ?? [];
  if (name === undefined) {
    throw new UsageError(
      `invalid --set: expected a name and a value, got "${shorten(setting)}"`,
      'example: --set rounds=20',
    );
  }
  if (name === 'rules')
    throw new UsageError('invalid --set: the rule set is not a setting', 'use --rules, as in --rules original');
  requireSetting(game, name);
  return { [name]: parseValue(text!) };
}

function requireSetting(game: PlayableGame, name: string): void {
  const names = Object.keys(game.configure('text'));
  if (names.includes(name)) return;
  const closest = findClosest(name, names);
  const guess = closest === undefined ? '' : `did you mean "${closest}"? `;
  throw new UsageError(
    `${game.title} has no setting "${shorten(name)}"`,
    `${guess}"minions games ${nameInCommands(game)}" lists them`,
  );
}

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
