import { existsSync, statSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import { closestWord } from '../../../protocol/closest-word.ts';
import { UsageError } from '../../usage-error.ts';
import { botOfFolder, readBotFile } from './bot-file.ts';
import { findEdaPlayer } from './eda-player.ts';
import { filesBelow } from './files-below.ts';
import { isExecutable } from '../find-program.ts';
import { languageOf, LANGUAGES, type Language } from './languages.ts';
import type { BotRecipe } from './recipe.ts';
import { findSampleBot, listSampleBots } from './sample-bots.ts';

export const LONGEST_NAME = 12;

/**
 * Finds what people mean by a bot: a folder with a bot.json, a program, a source file, a bot of such a folder, a sample
 * bot, or a command in quotes; with `name=` before it, under that name. Players of the published games can only be found
 * for a game.
 */
export function findBot(spec: string, game?: string): BotRecipe {
  const named = /^([^=/\s]+)=(.+)$/.exec(spec);
  if (named) return { ...findBot(named[2]!, game), name: checkedName(named[1]!) };
  const recipe = fromPath(spec, game) ?? fromFolderOf(spec) ?? findSampleBot(spec) ?? fromCommand(spec);
  if (recipe) return { ...recipe, name: shownName(spec, recipe) };
  throw new UsageError(`there is no bot "${spec}": no such file, and no sample bot of that name`, hintFor(spec));
}

function fromPath(spec: string, game: string | undefined): BotRecipe | undefined {
  const path = resolve(spec);
  if (!existsSync(path)) return undefined;
  if (!statSync(path).isDirectory()) return findEdaPlayer(path, game) ?? fromFile(spec, path);
  const file = readBotFile(path);
  if (file) return botOfFolder(path, file);
  if (findSampleBot(spec)) return undefined;
  throw new UsageError(`the folder "${spec}" has no bot.json`, 'add one with {"run": ["command", "argument"]}');
}

function fromFile(spec: string, path: string): BotRecipe {
  const recipe = { name: basename(path, extname(path)), folder: dirname(path) };
  const language = languageOf(path);
  if (language) {
    const build = language.build?.(path);
    return { ...recipe, run: language.run(path), ...(build ? { build, sources: sourcesOf(path, language) } : {}) };
  }
  if (isExecutable(path)) return { ...recipe, run: [path] };
  const known = LANGUAGES.flatMap(({ extensions }) => extensions).join(' ');
  throw new UsageError(`"${spec}" is not executable`, `make it so with chmod +x, or give a source file (${known})`);
}

function sourcesOf(path: string, { readsAlso = [], root = dirname }: Language): string[] {
  const others = filesBelow(root(path)).filter((file) => readsAlso.some((ending) => file.endsWith(ending)));
  return [path, ...others];
}

/** A bot by its name in a folder that has several. */
function fromFolderOf(spec: string): BotRecipe | undefined {
  const path = resolve(spec);
  const file = readBotFile(dirname(path));
  const name = basename(path);
  return file?.bots?.[name] === undefined ? undefined : botOfFolder(dirname(path), file, name);
}

function fromCommand(spec: string): BotRecipe | undefined {
  const words = spec.trim().split(/\s+/);
  if (words.length < 2) return undefined;
  return { name: basename(words.at(-1)!, extname(words.at(-1)!)), folder: process.cwd(), run: words };
}

/** Sample bots are shown as given; names made from files are cut where they are too long. */
function shownName(spec: string, recipe: BotRecipe): string {
  const isPlain = /^[\w/]+$/.test(spec) && spec.length <= LONGEST_NAME && findSampleBot(spec) !== undefined;
  return isPlain ? spec : recipe.name.replaceAll(/\s/g, '_').slice(0, LONGEST_NAME);
}

function checkedName(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  throw new UsageError(`the name "${name}" has ${name.length} characters`, `use at most ${LONGEST_NAME}`);
}

function hintFor(spec: string): string {
  const names = [...new Set(listSampleBots().flatMap(({ name, language }) => [name, `${language}/${name}`]))];
  const closest = closestWord(spec, names);
  return closest === undefined ? '"minions bots" lists the sample bots' : `did you mean "${closest}"?`;
}
