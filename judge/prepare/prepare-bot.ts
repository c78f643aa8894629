import { lstatSync, mkdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Parameters } from '../../protocol/types/common.ts';
import { cutText } from '../../protocol/visible-text.ts';
import type { Command } from '../host/start-child.ts';
import { UsageError } from '../usage-error.ts';
import { digestBot, digestWithParameters } from './digest.ts';
import { findBot, type Search } from './find/find-bot.ts';
import { MAX_NAME_LENGTH } from './find/bot-name.ts';
import { OUT, type FoundBot } from './find/found-bot.ts';
import { chooseValues } from './find/parameters.ts';
import type { OnPrepareEvent } from './prepare-event.ts';
import { prepareForDebugger } from './prepare-for-debugger.ts';
import { requireCommand, requireProgram } from './programs.ts';
import type { View } from './protect/bubblewrap.ts';
import type { Restriction } from './protect/restrictions.ts';
import type { Sandbox } from './protect/choose-sandbox.ts';
import { findToolchain } from './toolchains.ts';
import type { BotPreparer } from './bot-preparer.ts';

/** A bot that can be started. */
export interface PreparedBot {
  readonly name: string;
  /** What it is made of: `sha256:` and 64 hexadecimal digits. */
  readonly digest: string;
  readonly command: Command;
  /** What it is given as start.parameters; undefined for a bot that leaves nothing open. */
  readonly parameters: Parameters | undefined;
}

export interface Preparation extends Search {
  readonly preparer: BotPreparer;
  readonly sandbox: Sandbox;
  /** Values other than the usual ones. */
  readonly parameters?: Parameters | undefined;
  /** What the bot must be made of. */
  readonly digest?: string | undefined;
  readonly onEvent?: OnPrepareEvent | undefined;
  /** What the bot may do less than others. */
  readonly restriction?: Restriction | undefined;
  /** The player that somebody wants to look into with a debugger. */
  readonly debuggedAs?: number;
  readonly signal?: AbortSignal | undefined;
}

/** From a bot as people name it to one that can be started; a UsageError says what stands in the way. */
export async function prepareBot(source: string, options: Preparation): Promise<PreparedBot> {
  const { sandbox, preparer, onEvent, signal } = options;
  const bot = findBot(source, options);
  const made = digestBot(bot);
  const digest = digestWithParameters(made, options.parameters);
  requireDigest(source, digest, options.digest);
  const parameters = chooseValues(bot, options.parameters);
  for (const args of [bot.recipe.run, ...(bot.recipe.build ?? [])]) requireCommand(bot.name, args);
  const out = await preparer.builds.build(bot, made, { sandbox, onEvent, signal });
  const [program, ...args] = bot.recipe.run.map((argument) =>
    out === undefined ? argument : argument.replaceAll(OUT, out),
  );
  const { name, folder } = bot;
  const results = out === undefined ? [] : [dirname(out)];
  const file = requireProgram(name, program!, [folder, ...results]);
  for (const note of listNotes(bot, sandbox)) onEvent?.({ kind: 'noted', bot: name, note });
  onEvent?.({ kind: 'ready', bot: name, command: [file, ...args] });
  const paths = [...findToolchain(file, folder), ...results];
  const views = [...paths.map((path) => ({ path })), ...listOwnViews(bot, sandbox)];
  const { debuggedAs, restriction } = options;
  const debugged = debuggedAs === undefined ? undefined : await prepareForDebugger(file, args, debuggedAs);
  const command: Command =
    debugged === undefined
      ? sandbox.protect({ kind: 'bot', file, args, folder, views, restriction })
      : { file, args: debugged.args, folder, debugged };
  const started: Command = bot.recipe.runtime === undefined ? command : { ...command, hasRuntime: true };
  return { name, digest, parameters, command: started };
}

/** Fails with a sentence unless a bot is made of what it must be made of. */
export function requireDigest(source: string, digest: string, expected: string | undefined): void {
  if (expected === undefined || expected === digest) return;
  const message = `"${source}" is not the bot that was asked for: expected ${expected}, found ${digest}`;
  throw new UsageError(
    message,
    'its files or its bot.json have changed: bring back the old ones, or ask for the new bot',
  );
}

/** What may surprise whoever wrote it. */
function listNotes(bot: FoundBot, { isClosed }: Sandbox): string[] {
  return [
    ...(isClosed && bot.beside?.length ? [describeBeside(bot, bot.beside)] : []),
    ...(bot.longName === undefined ? [] : [describeLongName(bot.name, bot.longName)]),
  ];
}

function describeBeside({ name, entry = name, recipe }: FoundBot, beside: readonly string[]): string {
  const file = JSON.stringify({ run: recipe.run });
  const advice = `it sees only the files it is made of. Put them into a folder with a bot.json: ${file}`;
  return `${entry} names ${beside.join(', ')}, and will not see ${beside.length === 1 ? 'it' : 'them'}: ${advice}`;
}

function describeLongName(name: string, longName: string): string {
  const advice = `Another name of at most ${MAX_NAME_LENGTH} letters: mine=…`;
  return `"${cutText(longName, 100)}" is longer than ${MAX_NAME_LENGTH} letters, and plays as ${name}. ${advice}`;
}

/** A link would let whoever has put it there write elsewhere. */
function requireFolder(path: string): void {
  mkdirSync(path, { recursive: true });
  if (lstatSync(path).isSymbolicLink()) throw new UsageError(`${path} is a link`, 'put a folder in its place');
}

/** What a bot sees. One that has no folder of its own and may write gets one, beside its file. */
function listOwnViews({ folder, entry, sees, hidden = [] }: FoundBot, { isClosed, isWritable }: Sandbox): View[] {
  const files = join(folder, `${basename(entry ?? 'bot', extname(entry ?? ''))}-files`);
  const hasOwnFiles = isClosed && isWritable && !sees.includes('.');
  if (hasOwnFiles) requireFolder(files);
  return [
    ...(hasOwnFiles ? [{ path: folder, from: files, isWritable }] : []),
    ...sees.map((name) => ({ path: join(folder, name), isWritable: isWritable && name === '.' })),
    ...hidden.map((name) => ({ path: join(folder, name), from: null })),
  ];
}
