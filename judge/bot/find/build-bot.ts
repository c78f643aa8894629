import { execa } from 'execa';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import type { BotCommand } from '../start-process.ts';
import { findProgram } from './find-program.ts';
import { INSTALL_HINTS } from './languages.ts';
import { OUT, PART, type BotRecipe } from './recipe.ts';

type Build = Omit<BotRecipe, 'run'>;

/** Builds a bot if it needs building and no build of the same sources is in the cache; returns how to start it. */
export async function buildBot(recipe: BotRecipe): Promise<BotCommand> {
  const out = recipe.build === undefined ? '' : await build(recipe, recipe.build);
  const [program, ...args] = recipe.run.map((word) => word.replaceAll(OUT, out));
  const file = requireProgram(recipe, program!);
  return { file, args, folder: recipe.folder, ...(out === '' ? {} : { needs: [dirname(out)] }) };
}

/** The builds of this process, by their result: the same bot at two seats is built once. */
const builds = new Map<string, Promise<void>>();

async function build(recipe: Build, command: readonly string[]): Promise<string> {
  const out = join(cacheFolder(), keyOf(recipe), 'bot');
  if (!existsSync(out)) {
    if (!builds.has(out)) builds.set(out, make(recipe, command, out));
    await builds.get(out);
  }
  return out;
}

async function make(recipe: Build, command: readonly string[], out: string): Promise<void> {
  const made = recipe.part?.build === undefined ? '' : await build(recipe.part, recipe.part.build);
  mkdirSync(dirname(out), { recursive: true });
  // Another judge may be building the same bot: only whole results get the name.
  const part = `${out}.${process.pid}`;
  let errors = '';
  let last = command;
  for (const attempt of [command, ...(recipe.otherwise ?? [])]) {
    const result = await runBuild(
      recipe,
      attempt.map((word) => word.replaceAll(OUT, part).replaceAll(PART, made)),
    );
    if (!result.failed) return renameSync(part, out);
    [last, errors] = [attempt, result.all];
  }
  throw new UsageError(
    `building ${recipe.name} failed: ${last.join(' ')}\n${errors}`,
    'mend what the compiler says and try again',
  );
}

function runBuild(recipe: Build, [program, ...args]: readonly string[]) {
  return execa(requireProgram(recipe, program!), args, {
    cwd: recipe.buildFolder ?? recipe.folder,
    reject: false,
    all: true,
    ...(recipe.input === undefined ? {} : { input: recipe.input }),
  });
}

function requireProgram(recipe: Build, program: string): string {
  // The Node that runs the judge is good for bots too, wherever it is.
  const named = program.includes('/') ? resolve(recipe.folder, program) : program;
  const path = program === 'node' ? process.execPath : findProgram(named);
  if (path !== undefined) return path;
  const hint = INSTALL_HINTS[program] ?? 'check the command, and whether the program is installed';
  throw new UsageError(`${recipe.name} needs the program "${program}", which was not found`, hint);
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
