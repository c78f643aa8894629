import { existsSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { findClosest } from '../../../protocol/find-closest.ts';
import { cutText } from '../../../protocol/visible-text.ts';
import { suggestBeside } from '../../suggest-beside.ts';
import { UsageError } from '../../usage-error.ts';
import { isExecutable } from '../find-program.ts';
import { isFunctionSource } from '../function-source.ts';
import { readText } from '../read-text.ts';
import { findFolderBot, readBotFile } from './bot-file.ts';
import { checkName, MAX_NAME_LENGTH, makeName } from './bot-name.ts';
import { findEdaPlayer, PLAYER_ENDINGS } from './eda-player.ts';
import { findCommand } from './find-command.ts';
import { findBeside } from './find-beside.ts';
import type { FoundBot } from './found-bot.ts';
import { findLanguage, type Language } from './languages.ts';
import { listFiles } from './list-files.ts';
import { describeOtherSource, isProlog } from './other-languages.ts';
import { findSampleBot, listGameBots, listSampleBots } from './sample-bots.ts';

/** In a sentence. */
const MAX_SOURCE_LENGTH = 200;

/** As much of a game as decides what a bot is. */
export interface GameOfBot {
  /** Players of the published games can only be found for a game. */
  readonly id: string;
  /** Folders with a bot.json that come with it; the first that has a bot of a name counts. */
  readonly botFolders: readonly string[];
}

/** What a bot is found for, and from where. */
export interface Search {
  readonly game?: GameOfBot | undefined;
  /** The folder that paths start from; that of the process when not given. */
  readonly from?: string | undefined;
}

/**
 * Finds what people mean by a bot: a folder with a bot.json, a program, a source file, a bot of such a folder, a sample
 * bot, or a command in quotes; with `name=` before it, under that name.
 */
export function findBot(source: string, { game, from = process.cwd() }: Search = {}): FoundBot {
  const named = /^([^=/\s]+)=(.+)$/s.exec(source);
  if (named) return { ...findBot(named[2]!, { game, from }), name: checkName(named[1]!) };
  if (isFunctionSource(source)) {
    throw new UsageError(
      `"${cutText(source, MAX_SOURCE_LENGTH)}" is a function of a program`,
      'play it with that program',
    );
  }
  const path = resolve(from, source);
  const bot = findAtPath(source, path, game?.id) ?? findFolderBot(dirname(path), basename(path));
  if (bot) return cutName(bot);
  const player = findPlayerByName(path, game?.id);
  if (player) return cutName(player);
  const sample = findGameBot(source, game) ?? findSampleBot(source);
  if (sample) return { ...sample, name: source.length <= MAX_NAME_LENGTH ? source : sample.name };
  const command = findCommand(source, from);
  if (command) return cutName(command);
  throw new UsageError(
    `there is no bot "${cutText(source, MAX_SOURCE_LENGTH)}": no such file, and no sample bot of that name`,
    makeHint(source, from, game),
  );
}

/** A bot that comes with a game. */
function findGameBot(name: string, game: GameOfBot | undefined): FoundBot | undefined {
  const folder = game?.botFolders.find((path) => Object.hasOwn(readBotFile(path)?.bots ?? {}, name));
  return folder === undefined ? undefined : findFolderBot(folder, name);
}

function cutName(bot: FoundBot): FoundBot {
  const name = makeName(bot.name);
  return { ...bot, name, ...([...bot.name].length > MAX_NAME_LENGTH ? { longName: bot.name } : {}) };
}

/** As the published programs name players: `Salieri` is what Salieri.cc or AISalieri.cc registers. */
function findPlayerByName(path: string, game: string | undefined): FoundBot | undefined {
  const [folder, name] = [dirname(path), basename(path)];
  const files = ['', 'AI'].flatMap((before) =>
    PLAYER_ENDINGS.map((ending) => join(folder, `${before}${name}${ending}`)),
  );
  const file = files.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
  return file === undefined ? undefined : findEdaPlayer(file, game);
}

function findAtPath(source: string, path: string, game: string | undefined): FoundBot | undefined {
  if (!existsSync(path)) return undefined;
  if (!statSync(path).isDirectory()) return findEdaPlayer(path, game) ?? findFile(source, path);
  const bot = findFolderBot(path);
  if (bot || findSampleBot(source)) return bot;
  throw new UsageError(`the folder "${source}" has no bot.json`, 'add one with {"run": ["command", "argument"]}');
}

function findFile(source: string, path: string): FoundBot {
  const name = basename(path, extname(path));
  if (!statSync(path).isFile()) throw new UsageError(`"${source}" is neither a file nor a folder`, 'check the name');
  const language = findLanguage(path);
  if (extname(path) === '.pl' && isProlog(path, readText(path, 'latin1'))) {
    throw new UsageError(
      `"${source}" is a source in Prolog, and .pl is Perl's`,
      `give the command in quotes: "swipl ${source}"`,
    );
  }
  if (language) return { name, ...findSource(path, language) };
  const file = basename(path);
  if (isExecutable(path)) {
    return { name, folder: dirname(path), entry: file, files: [file], sees: [file], recipe: { run: [`./${file}`] } };
  }
  if (extname(path) === '.o') throw new UsageError(...describeObject(source, path));
  throw new UsageError(...describeOtherSource(source, file));
}

/** Players were handed out like this too; but what they call in the published program is not here. */
function describeObject(source: string, path: string): [message: string, hint: string] {
  const sourceFile = PLAYER_ENDINGS.map((ending) => path.replace(/\.o$/, ending)).find((file) => existsSync(file));
  const message = `"${source}" is an object file, compiled for the published program: it cannot be played here`;
  return [message, sourceFile === undefined ? 'give its source, a .cc file' : `give its source: ${sourceFile}`];
}

function findSource(path: string, language: Language): Omit<FoundBot, 'name'> {
  const folder = language.findRoot?.(path) ?? dirname(path);
  const name = relative(folder, path);
  const file = name.startsWith('-') ? `./${name}` : name;
  const build = language.build?.(file, folder);
  return {
    folder,
    entry: name,
    ...findSourceFiles(folder, name, language),
    beside: language.imports === undefined ? [] : findBeside(folder, name, language.imports),
    recipe: { run: language.run(file, folder), ...(build ? { build: [build] } : {}) },
  };
}

/** What is built is not needed any more when the bot runs, but for data in a folder of its own. */
function findSourceFiles(
  folder: string,
  file: string,
  language: Language,
): Pick<FoundBot, 'files' | 'sees' | 'hidden'> {
  if (language.ownsFolder?.(folder)) {
    const { files, skipped } = listFiles(folder);
    return { files, sees: ['.'], hidden: skipped };
  }
  return { files: language.findParts?.(folder, file) ?? [file], sees: language.build === undefined ? [file] : [] };
}

function makeHint(source: string, from: string, game: GameOfBot | undefined): string {
  const isProgram = (name: string): boolean => findLanguage(name) !== undefined;
  const beside = source.length > MAX_SOURCE_LENGTH ? undefined : suggestBeside(source, from, isProgram);
  if (beside !== undefined) return `did you mean "${beside}"?`;
  const own = game && game.botFolders.length > 0 ? listGameBots(game).map(({ name }) => name) : undefined;
  const names = own ?? [...new Set(listSampleBots().flatMap(({ name, language }) => [name, `${language}/${name}`]))];
  const closest = findClosest(source.slice(0, 100), names);
  if (closest !== undefined) return `did you mean "${closest}"?`;
  return own ? `the bots of this game are: ${own.join(', ')}` : '"minions bots" lists the sample bots';
}
