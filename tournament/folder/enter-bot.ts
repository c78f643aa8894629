import { basename, extname, resolve } from 'node:path';
import { existsSync, statSync } from 'node:fs';
import type { Parameters } from '../../protocol/types/common.ts';
import type { FunctionBot } from '../../judge/bot/function-bot.ts';
import type { PrivateVersion } from '../../protocol/types/tournament/private.ts';
import { digestWithParameters } from '../../judge/prepare/digest.ts';
import type { GameOfBot } from '../../judge/prepare/find/find-bot.ts';
import { makeName as makeShortName } from '../../judge/prepare/find/bot-name.ts';
import { freezeBot } from '../../judge/prepare/freeze-bot.ts';
import { digestFunction, nameFunction } from '../../judge/prepare/function-source.ts';
import { quoteForShell } from '../../protocol/quote-for-shell.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { hasHidden } from '../../protocol/visible-text.ts';
import type { EntryProblem } from './entry-problem.ts';
import { findSubmission, type Person } from './find-submission.ts';
import type { TournamentPaths } from './locate-tournament.ts';

const MAX_NAME_LENGTH = 64;
/** A name without spaces before a bot, or one with spaces before a file: a command has spaces and may have a "=" in it. */
const NAMED = /^([^=/\s]+)=(.+)$/s;
const NAMED_WITH_SPACES = /^([\p{L}\p{N}][^=/]*)=(.+)$/su;

/** A bot that lies in the folder of a tournament. */
export interface EnteredBot extends Omit<PrivateVersion, 'salt'> {
  readonly name: string;
  /** Whose it is, where that is known. */
  readonly person?: Person | undefined;
}

/** Copies a bot into the tournament, where later changes of its files do not reach it. */
export function enterBot(
  source: string,
  { root, bots }: TournamentPaths,
  game: GameOfBot,
  parameters?: Parameters,
): EnteredBot {
  const { name, bot: named } = splitName(source);
  const { bot, person } = findSubmission(named);
  const frozen = freezeBot(bot, bots, { game });
  return {
    name: checkName(name ?? person?.name ?? makeName(bot, frozen.name)),
    ...(person && { person }),
    source: bot,
    digest: digestWithParameters(frozen.digest, parameters),
    // As seen from the folder of the tournament, so that it can be moved, copied and compared.
    path: frozen.source.replaceAll(`${root}/`, ''),
    ...(parameters === undefined ? {} : { parameters }),
  };
}

/** What people call a bot, where they say so, and the bot. */
function splitName(source: string): { readonly name: string | undefined; readonly bot: string } {
  const [, name, bot = source] = NAMED.exec(source) ?? [];
  if (name !== undefined) return { name, bot };
  const [, words, file] = NAMED_WITH_SPACES.exec(source) ?? [];
  if (file === undefined || / -/.test(words!) || !existsSync(resolve(file))) return { name: undefined, bot: source };
  return { name: words!.trim(), bot: file };
}

/** A function stays in its program: what is kept of it is its name and a digest. */
export function enterFunction(bot: FunctionBot): EnteredBot {
  const path = nameFunction(bot.name);
  return { name: checkName(bot.name), source: path, digest: digestFunction(bot), path };
}

/** Matches cut names short; a tournament has room for the whole name of a file or folder, with its spaces. */
function makeName(source: string, short: string): string {
  const path = resolve(source);
  // A sample bot is called by language and name; a command has spaces in it.
  if (!existsSync(path)) return /^[\w./-]+$/.test(source) ? source.slice(0, MAX_NAME_LENGTH) : short;
  const whole = statSync(path).isDirectory() ? basename(path) : basename(path, extname(path));
  // A bot.json may give another name, and the published players register one.
  if (makeShortName(whole) !== short) return short;
  const letters = [...whole].map((letter) => (hasHidden(letter) ? '_' : letter));
  return letters.slice(0, MAX_NAME_LENGTH).join('').trim();
}

function checkName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name;
  throw new UsageError(
    `invalid name: expected at most ${MAX_NAME_LENGTH} characters, got ${name.length} in "${name}"`,
    'choose a shorter one',
  );
}

/** Two people may have the same name: then their ids tell their bots apart. */
export function distinguishPeople(bots: readonly EnteredBot[]): EnteredBot[] {
  const isShared = (name: string): boolean => bots.filter((bot) => bot.person && bot.name === name).length > 1;
  return bots.map((bot) =>
    bot.person && isShared(bot.name) ? { ...bot, name: checkName(`${bot.name} (${bot.person.id})`) } : bot,
  );
}

/** Every bot needs a name of its own: those that have the name of one before them. */
export function findCollisions(bots: readonly Pick<EnteredBot, 'name' | 'source'>[]): EntryProblem[] {
  const seen = new Map<string, string>();
  return bots.flatMap(({ name, source }) => {
    const other = seen.get(name);
    seen.set(name, other ?? source);
    if (other === undefined) return [];
    const problem = `two bots are called "${name}": ${other} and ${source}`;
    return [{ source, problem, advice: `give one of them another name, as in: other-name=${quoteForShell(source)}` }];
  });
}
