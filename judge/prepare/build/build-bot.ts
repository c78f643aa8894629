import { execa } from 'execa';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import type { BotCommand } from '../../bot/process/start-process.ts';
import { requireProgram } from '../programs.ts';
import { OUT, PART, type BotRecipe } from '../find/recipe.ts';

type Build = Omit<BotRecipe, 'run'>;

/** Who wants to know what is built, and how. */
export interface BuildWatcher {
  /** A build begins. */
  building(bot: string, command: readonly string[]): void;
  /** It succeeded; warnings of the compiler, if any. */
  built(bot: string, warnings: string): void;
  /** An earlier build of the same sources with this command was found. */
  cached(bot: string, command: readonly string[]): void;
  /** How the bot will be started. */
  ready(bot: string, command: readonly string[]): void;
}

const NOBODY: BuildWatcher = { building() {}, built() {}, cached() {}, ready() {} };

/** Builds a bot if it needs building and no build of the same sources is in the cache; returns how to start it. */
export async function buildBot(recipe: BotRecipe, watcher: BuildWatcher = NOBODY): Promise<BotCommand> {
  const out = recipe.build === undefined ? '' : await build(recipe, recipe.build, watcher);
  const [program, ...args] = recipe.run.map((word) => word.replaceAll(OUT, out));
  const file = requireProgram(recipe.name, program!, recipe.folder);
  watcher.ready(recipe.name, [file, ...args]);
  return { file, args, folder: recipe.folder, ...(out === '' ? {} : { needs: [dirname(out)] }) };
}

/** The builds of this process, by their result: the same bot at two seats is built once. */
const builds = new Map<string, Promise<void>>();

async function build(recipe: Build, command: readonly string[], watcher: BuildWatcher): Promise<string> {
  const out = join(cacheFolder(), keyOf(recipe), 'bot');
  if (existsSync(out)) {
    watcher.cached(recipe.name, command);
  } else {
    if (!builds.has(out)) builds.set(out, make(recipe, command, out, watcher));
    await builds.get(out);
  }
  return out;
}

async function make(recipe: Build, command: readonly string[], out: string, watcher: BuildWatcher): Promise<void> {
  const made = recipe.part?.build === undefined ? '' : await build(recipe.part, recipe.part.build, watcher);
  mkdirSync(dirname(out), { recursive: true });
  // Another judge may be building the same bot: only whole results get the name.
  const part = `${out}.${process.pid}`;
  let errors = '';
  let last = command;
  for (const attempt of [command, ...(recipe.otherwise ?? [])]) {
    watcher.building(recipe.name, attempt);
    const words = attempt.map((word) => word.replaceAll(OUT, part).replaceAll(PART, made));
    const result = await runBuild(recipe, words);
    if (!result.failed) {
      requireResult(recipe, attempt, part);
      watcher.built(recipe.name, result.all);
      return giveName(part, out);
    }
    [last, errors] = [attempt, result.all];
  }
  throw new UsageError(
    `building ${recipe.name} failed: ${last.join(' ')}\n${errors}`,
    'mend what the compiler says and try again',
  );
}

function runBuild(recipe: Build, [program, ...args]: readonly string[]) {
  return execa(requireProgram(recipe.name, program!, recipe.folder), args, {
    cwd: recipe.buildFolder ?? recipe.folder,
    reject: false,
    all: true,
    ...(recipe.input === undefined ? {} : { input: recipe.input }),
  });
}

function requireResult(recipe: Build, command: readonly string[], part: string): void {
  if (existsSync(part)) return;
  const message = `building ${recipe.name} made nothing: ${command.join(' ')}`;
  throw new UsageError(message, `let the build write its result to ${OUT}, a file or a folder of its own`);
}

function giveName(part: string, out: string): void {
  try {
    renameSync(part, out);
  } catch (error) {
    // A folder does not replace another. That one is as good: it was built from the same sources.
    if (!existsSync(out)) throw error;
    rmSync(part, { recursive: true, force: true });
  }
}

function cacheFolder(): string {
  return join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'minions', 'bots');
}

function keyOf({ folder, build, otherwise, part, sources }: Build): string {
  const hash = createHash('sha256').update(JSON.stringify([build, otherwise]));
  if (part !== undefined) hash.update(keyOf(part));
  for (const source of sources ?? []) hash.update(`\0${relative(folder, source)}\0`).update(readFileSync(source));
  return hash.digest('hex').slice(0, 32);
}
