import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { basename, join } from 'node:path';
import { digestBot } from '../../../judge/prepare/digest.ts';
import { EDA_FOLDER } from '../../../judge/prepare/find/eda-player.ts';
import { OUT, RUNTIME, type FoundBot } from '../../../judge/prepare/find/found-bot.ts';
import { readText } from '../../../judge/prepare/read-text.ts';
import type { BuildOptions } from '../../../judge/prepare/build/builds.ts';
import type { BotPreparer } from '../../../judge/prepare/bot-preparer.ts';
import { checkSource } from './check-source.ts';
import { checkSymbols, parseSymbols } from './check-symbols.ts';
import type { Violation } from './rules.ts';
import { parseSource } from './source-text.ts';

const C_FILES = /\.(?:c|cc|cpp|cxx|c\+\+|h|hh|hpp|hxx)$/i;
const MAX_LIST_BYTES = 16 * 2 ** 20;
/** Enough for whoever has to mend it. */
const MAX_VIOLATIONS = 50;

/** Whether the rules for C++ submissions are for this bot. */
export const isCpp = ({ files }: FoundBot): boolean => files.some((file) => C_FILES.test(file));

/** Looks for what the document of Crematoria forbids in submissions, in the text of a player and in what it is compiled to. */
export async function checkPublished(
  bot: FoundBot,
  preparer: BotPreparer,
  options: BuildOptions,
): Promise<Violation[]> {
  const { folder, entry = '', files, recipe } = bot;
  if (recipe.runtime === undefined || entry === '') {
    const what = 'a C++ submission is one file that includes Player.hh ("minions new eda <game> <name>" makes one)';
    return [{ rule: 'one source file', line: undefined, what }];
  }
  const text = readText(join(folder, entry), 'latin1');
  const found = checkSource(text, listKit(recipe.runtime));
  // What it includes of its own is not looked into: there may be none.
  if (files.length > 1 || found.length > 0) return found.slice(0, MAX_VIOLATIONS);
  const list = await preparer.builds.build(...makeListing(bot), options);
  const violations = checkSymbols(parseSymbols(readList(list!)), basename(entry), parseSource(text));
  return keepFirst(violations.sort((a, b) => (a.line ?? 0) - (b.line ?? 0))).slice(0, MAX_VIOLATIONS);
}

/** One mistake may show in several symbols. */
function keepFirst(violations: readonly Violation[]): Violation[] {
  const first = new Map<string, Violation>();
  for (const violation of violations) {
    const key = `${violation.rule} ${violation.what}`;
    if (!first.has(key)) first.set(key, violation);
  }
  return [...first.values()];
}

/** The headers of the judge that stand in for the published ones. */
function listKit(game: string): Set<string> {
  return new Set([game, 'shared'].flatMap((name) => readdirSync(join(EDA_FOLDER, name))));
}

/**
 * The player as a build whose result is the list of its symbols, with the lines they come from. What reads the object file
 * runs in the sandbox too: who writes a source decides what is in it.
 */
function makeListing(bot: FoundBot): [FoundBot, string] {
  const script = 'out=$0; "$@" -g -O0 -c -o "$out.o" && nm -C -l "$out.o" >"$out" && rm "$out.o"';
  const build = (bot.recipe.build ?? []).map((command) => {
    const compile = command.filter((argument, at) => argument !== RUNTIME && !isResult(command, at));
    return ['sh', '-c', script, OUT, ...compile];
  });
  const listing = { ...bot, recipe: { ...bot.recipe, build } };
  return [listing, digestBot(listing)];
}

const isResult = (command: readonly string[], at: number): boolean =>
  command[at] === '-o' || (command[at] === OUT && command[at - 1] === '-o');

function readList(path: string): string {
  const handle = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(MAX_LIST_BYTES);
    return bytes.subarray(0, readSync(handle, bytes)).toString('utf8');
  } finally {
    closeSync(handle);
  }
}
