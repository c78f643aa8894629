import { basename, extname, resolve } from 'node:path';
import { existsSync } from 'node:fs';
import type { Parameters } from '../../protocol/types/common.ts';
import type { FunctionBot } from '../../judge/bot/function-bot.ts';
import type { PrivateVersion } from '../../protocol/types/tournament/private.ts';
import { digestWithParameters } from '../../judge/prepare/digest.ts';
import type { GameOfBot } from '../../judge/prepare/find/find-bot.ts';
import { freezeBot } from '../../judge/prepare/freeze-bot.ts';
import { digestFunction, nameFunction } from '../../judge/prepare/function-source.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { TournamentPaths } from './locate-tournament.ts';

const MAX_NAME_LENGTH = 64;
const NAMED = /^([^=/\s]+)=(.+)$/s;

/** A bot that lies in the folder of a tournament. */
export interface EnteredBot extends Omit<PrivateVersion, 'salt'> {
  readonly name: string;
}

/** Copies a bot into the tournament, where later changes of its files do not reach it. */
export function enterBot(
  source: string,
  { root, bots }: TournamentPaths,
  game: GameOfBot,
  parameters?: Parameters,
): EnteredBot {
  const [, name, bot = source] = NAMED.exec(source) ?? [];
  const frozen = freezeBot(bot, bots, { game });
  return {
    name: checkName(name ?? makeName(bot, frozen.name)),
    source: bot,
    digest: digestWithParameters(frozen.digest, parameters),
    // As seen from the folder of the tournament, so that it can be moved, copied and compared.
    path: frozen.source.replaceAll(`${root}/`, ''),
    ...(parameters === undefined ? {} : { parameters }),
  };
}

/** A function stays in its program: what is kept of it is its name and a digest. */
export function enterFunction(bot: FunctionBot): EnteredBot {
  const path = nameFunction(bot.name);
  return { name: checkName(bot.name), source: path, digest: digestFunction(bot), path };
}

/** Matches cut names short; a tournament has room for the whole name of a file or folder. */
function makeName(source: string, short: string): string {
  const path = resolve(source);
  // A sample bot is called by language and name; a command has spaces in it.
  if (!existsSync(path)) return /^[\w./-]+$/.test(source) ? source.slice(0, MAX_NAME_LENGTH) : short;
  const name = basename(path, extname(path));
  return name.startsWith(short) ? name.slice(0, MAX_NAME_LENGTH) : short;
}

function checkName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name;
  throw new UsageError(`the name "${name}" has ${name.length} characters`, `use at most ${MAX_NAME_LENGTH}`);
}

/** Every bot needs a name of its own. */
export function requireOwnNames(bots: readonly Pick<EnteredBot, 'name' | 'source'>[]): void {
  const seen = new Set<string>();
  for (const { name, source } of bots) {
    if (seen.has(name)) {
      throw new UsageError(
        `two bots are called "${name}"`,
        `give one of them another name, as in: other-name=${source}`,
      );
    }
    seen.add(name);
  }
}
