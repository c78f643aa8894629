import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findOurGameByName } from '../../judge/games/our-games.ts';
import { looksLikeGame } from '../../judge/games/locate-game.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { findLanguage } from '../../judge/prepare/find/languages.ts';
import { findProjectGame } from '../../judge/prepare/find/project-game.ts';
import { UsageError } from '../../judge/usage-error.ts';

/** A game and bots, as people name them. */
interface NamedMatch {
  readonly game: string;
  readonly bots: readonly string[];
}

/** The game and the bots of a command's arguments. A project knows its game: "minions play ." needs no other argument. */
export function nameGame(first: string, rest: readonly string[]): NamedMatch {
  const asGame = { game: first, bots: rest };
  if (findOurGameByName(first) || looksLikeGame(resolve(first))) return asGame;
  const own = findProjectGame(first);
  if (own !== undefined) return { game: own, bots: [first, ...rest] };
  if (!isBot(first)) return asGame;
  const hint = `name the game first: minions play crematoria ${first}; or write "game": "crematoria" into its bot.json`;
  throw new UsageError(`no game given: "${first}" is a bot, and does not say which game it plays`, hint);
}

function isBot(source: string): boolean {
  const stat = statSync(source, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return statSync(join(source, 'bot.json'), { throwIfNoEntry: false }) !== undefined;
  return stat !== undefined && findLanguage(source) !== undefined && !/\.m?[jt]s$/.test(source);
}

const SEATS = 4;

/** Four bots: sample bots take the seats that are left. Without any bot, and with more than four, they stay as they are. */
export function fillSeats(bots: readonly string[], { origin }: Pick<LoadedGame, 'origin'>): readonly string[] {
  if (bots.length === 0) return bots;
  const rival = origin === undefined ? 'dummy' : 'demo';
  return [...bots, ...Array.from({ length: Math.max(0, SEATS - bots.length) }, () => rival)];
}
