import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import { copyFiles } from '../copy-files.ts';
import { digestFiles, makeDigest } from '../digest.ts';
import { KIT_FOLDER, makeRuntimeCommand } from '../find/eda-player.ts';
import { KIT, OUT, RUNTIME, type FoundBot } from '../find/found-bot.ts';
import { sortNames } from '../find/list-files.ts';
import { BuildCache, type PartialResult } from './build-cache.ts';
import type { BuildWatcher } from './build-watcher.ts';
import { runBuild } from './run-build.ts';

/** One thing to build: a bot, or the runtime that players of the published games are linked with. */
interface Build {
  readonly name: string;
  readonly key: string;
  readonly commands: readonly (readonly string[])[];
  /** Puts the files it is built from into a folder. */
  copyTo(folder: string): void;
}

/** The builds of one process: the same bot at two seats is built once, and what was built before is taken from the cache. */
export class Builds {
  private readonly running = new Map<string, Promise<void>>();

  constructor(private readonly cache = new BuildCache()) {}

  /** Where the result of a bot's build is, once it is built; undefined when it needs no build. */
  async build(bot: FoundBot, digest: string, watcher: BuildWatcher, signal?: AbortSignal): Promise<string | undefined> {
    const { build: commands, runtime } = bot.recipe;
    if (commands === undefined) return undefined;
    const made = runtime === undefined ? '' : await this.require(describeRuntime(runtime), watcher, '', signal);
    const key = makeKey([digest, ...(runtime === undefined ? [] : [digestKit()])]);
    const build = { name: bot.name, key, commands, copyTo: (folder: string) => copyFiles(bot, digest, folder) };
    return this.require(build, watcher, made, signal);
  }

  private async require(build: Build, watcher: BuildWatcher, runtime: string, signal?: AbortSignal): Promise<string> {
    const { key, name, commands } = build;
    if (this.running.has(key)) {
      await this.running.get(key);
    } else if (this.cache.has(key)) {
      watcher.cached(name, commands[0]!);
    } else {
      const making = this.make(build, watcher, runtime, signal);
      this.running.set(key, making);
      // A build that failed may go well next time: its compiler may have come, or its files may have changed back.
      await making.finally(() => this.running.delete(key));
    }
    return this.cache.locate(key);
  }

  private async make(build: Build, watcher: BuildWatcher, runtime: string, signal?: AbortSignal): Promise<void> {
    const part = this.cache.begin(build.key);
    const work = mkdtempSync(join(tmpdir(), 'minions-build-'));
    try {
      build.copyTo(work);
      await tryCommands(build, { work, part, runtime }, watcher, signal);
      this.cache.keep(build.key, part);
    } finally {
      rmSync(work, { recursive: true, force: true });
      this.cache.discard(part);
    }
  }
}

interface Place {
  readonly work: string;
  readonly part: PartialResult;
  readonly runtime: string;
}

async function tryCommands(
  { name, commands }: Build,
  { work, part, runtime }: Place,
  watcher: BuildWatcher,
  signal?: AbortSignal,
): Promise<void> {
  let failure: UsageError | undefined;
  for (const command of commands) {
    watcher.building(name, command);
    const words = command.map((word) =>
      word.replaceAll(OUT, part.result).replaceAll(RUNTIME, runtime).replaceAll(KIT, KIT_FOLDER),
    );
    const { isDone, output } = await runBuild(name, words, work, signal);
    if (isDone) return watcher.built(name, output);
    const hint = 'fix the errors and try again; a bot of several files needs a folder with a bot.json';
    failure = new UsageError(`building ${name} failed: ${command.join(' ')}\n${output}`, hint);
  }
  throw failure ?? new Error(`${name} has a build without commands`);
}

function describeRuntime(game: string): Build {
  const command = makeRuntimeCommand(game);
  const key = makeKey([command.join(' '), digestKit()]);
  return { name: `the runtime of ${game}`, key, commands: [command], copyTo() {} };
}

/** Headers and sources of ours that players of the published games are built with. */
function digestKit(): string {
  const names = readdirSync(KIT_FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(hh|cc)$/.test(name),
  );
  return makeDigest(digestFiles(KIT_FOLDER, sortNames(names)));
}

function makeKey(parts: readonly string[]): string {
  return makeDigest(parts).slice('sha256:'.length, 'sha256:'.length + 32);
}
