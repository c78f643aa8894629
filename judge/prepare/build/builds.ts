import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutText } from '../../../protocol/visible-text.ts';
import { UsageError } from '../../usage-error.ts';
import { copyFiles } from '../copy-files.ts';
import { digestFiles, makeDigest } from '../digest.ts';
import { KIT_FOLDER, makeRuntimeCommand } from '../find/eda-player.ts';
import { OUT, type FoundBot } from '../find/found-bot.ts';
import { sortNames } from '../find/list-files.ts';
import type { Sandbox } from '../protect/choose-sandbox.ts';
import { removeFolder } from '../remove-folder.ts';
import { BuildCache, type PartialResult } from './build-cache.ts';
import { BuildRoom } from './build-room.ts';
import type { BuildWatcher } from './build-watcher.ts';
import { BUILD_LIMITS } from './build-limits.ts';
import { FAILED, runBuild } from './run-build.ts';

export interface BuildOptions {
  readonly sandbox: Sandbox;
  readonly watcher: BuildWatcher;
  readonly signal?: AbortSignal | undefined;
}

/** One thing to build: a bot, or the runtime that players of the published games are linked with. */
interface Build {
  readonly name: string;
  readonly key: string;
  readonly commands: readonly (readonly string[])[];
  /** Where its files are; the build gets a copy of them. */
  readonly folder: string;
  readonly copyTo: (folder: string) => void;
  /** The runtime to link with, once that is built. */
  readonly runtime?: string;
  /** What to do when it fails. */
  readonly hint: string;
}

/** In a sentence. */
const LONGEST_COMMAND = 1000;

const HINT = 'fix the errors and try again';

/** The builds of one process: the same bot at two seats is built once, and what was built before is taken from the cache. */
export class Builds {
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly cache = new BuildCache(),
    private readonly limits = BUILD_LIMITS,
  ) {}

  /** Where the result of a bot's build is, once it is built; undefined when it needs no build. */
  async build(bot: FoundBot, digest: string, options: BuildOptions): Promise<string | undefined> {
    const { name, folder, sees, recipe } = bot;
    if (recipe.build === undefined) return undefined;
    const runtime =
      recipe.runtime === undefined ? undefined : await this.require(describeRuntime(recipe.runtime), options);
    return this.require(
      {
        name,
        key: makeKey([digest, ...(runtime === undefined ? [] : [digestKit()])]),
        commands: recipe.build,
        folder,
        copyTo: (place) => copyFiles(bot, digest, place),
        ...(runtime === undefined ? {} : { runtime }),
        hint: sees.includes('.') ? HINT : `${HINT}; a bot of several files needs a folder with a bot.json`,
      },
      options,
    );
  }

  private async require(build: Build, options: BuildOptions): Promise<string> {
    const { key, name, commands } = build;
    if (this.running.has(key)) {
      await this.running.get(key);
    } else if (this.cache.has(key)) {
      options.watcher.cached(name, commands[0]!);
    } else {
      const making = this.make(build, options);
      this.running.set(key, making);
      // A build that failed may go well next time: its compiler may be there by then.
      await making.finally(() => this.running.delete(key));
    }
    return this.cache.locate(key);
  }

  private async make(build: Build, options: BuildOptions): Promise<void> {
    const part = this.cache.begin(build.key);
    const work = mkdtempSync(join(tmpdir(), 'minions-build-'));
    try {
      build.copyTo(work);
      const apparent = { folder: build.folder, result: this.cache.locate(build.key) };
      const room = new BuildRoom(options.sandbox, { folder: work, result: part.result }, apparent, build.runtime);
      await this.tryCommands(build, room, options);
      this.keep(build, part);
    } finally {
      removeFolder(work);
      this.cache.discard(part);
    }
  }

  /** A result may be anything that somebody's program has made. */
  private keep({ name, key }: Build, part: PartialResult): void {
    try {
      this.cache.keep(key, part);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      const message = `what building ${name} made is of no use: ${error.message}`;
      throw new UsageError(message, `let the build write plain files to ${OUT}, and not many`);
    }
  }

  private async tryCommands(build: Build, room: BuildRoom, { watcher, signal }: BuildOptions): Promise<void> {
    const { name, commands, hint } = build;
    let failure: UsageError | undefined;
    for (const command of commands) {
      watcher.building(name, command);
      const surroundings = { ...room.surroundings, limits: this.limits, signal };
      const { problem, output } = await runBuild(room.prepare(name, command), surroundings);
      if (problem === undefined) {
        if (!room.hasResult()) throw missingResult(name, command);
        return watcher.built(name, output);
      }
      const words = cutText(command.join(' '), LONGEST_COMMAND);
      failure = new UsageError(`building ${name} ${problem}: ${words}\n${output}`.trimEnd(), hint);
      if (problem !== FAILED) break;
    }
    throw failure ?? new Error(`${name} has a build without commands`);
  }
}

function missingResult(name: string, command: readonly string[]): UsageError {
  const message = `building ${name} made nothing: ${cutText(command.join(' '), LONGEST_COMMAND)}`;
  return new UsageError(message, `let the build write its result to ${OUT}, a file or a folder of its own`);
}

function describeRuntime(game: string): Build {
  const command = makeRuntimeCommand(game);
  const key = makeKey([command.join(' '), digestKit()]);
  return { name: `the runtime of ${game}`, key, commands: [command], folder: KIT_FOLDER, copyTo() {}, hint: HINT };
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
