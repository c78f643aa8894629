import { execa } from 'execa';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import type { BotCommand } from '../start-process.ts';
import { findProgram } from './find-program.ts';
import { INSTALL_HINTS } from './languages.ts';
import { OUT, type BotRecipe } from './recipe.ts';

/** Builds a bot if it needs building and no build of the same sources is in the cache; returns how to start it. */
export async function buildBot(recipe: BotRecipe): Promise<BotCommand> {
  const out = recipe.build === undefined ? '' : await build(recipe, recipe.build);
  const [program, ...args] = recipe.run.map((word) => word.replaceAll(OUT, out));
  const file = requireProgram(recipe, program!);
  return { file, args, folder: recipe.folder, ...(out === '' ? {} : { needs: [dirname(out)] }) };
}

async function build(recipe: BotRecipe, command: readonly string[]): Promise<string> {
  const folder = join(cacheFolder(), keyOf(recipe));
  const out = join(folder, 'bot');
  if (existsSync(out)) return out;
  mkdirSync(folder, { recursive: true });
  // Another judge may be building the same bot: only whole results get the name.
  const part = `${out}.${process.pid}`;
  const [program, ...args] = command.map((word) => word.replaceAll(OUT, part));
  const result = await execa(requireProgram(recipe, program!), args, { cwd: recipe.folder, reject: false, all: true });
  if (result.failed) {
    throw new UsageError(
      `building ${recipe.name} failed: ${command.join(' ')}\n${result.all}`,
      'mend what the compiler says and try again',
    );
  }
  renameSync(part, out);
  return out;
}

function requireProgram(recipe: BotRecipe, program: string): string {
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

function keyOf({ folder, build, sources }: BotRecipe): string {
  const hash = createHash('sha256').update(JSON.stringify(build));
  for (const source of sources ?? []) hash.update(`\0${source.slice(folder.length)}\0`).update(readFileSync(source));
  return hash.digest('hex').slice(0, 32);
}
