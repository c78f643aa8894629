import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutText } from '../../../protocol/visible-text.ts';
import { Host } from '../../host/host.ts';
import { UsageError } from '../../usage-error.ts';
import { copyFiles } from '../copy-files.ts';
import { digestBot, digestFiles, makeDigest } from '../digest.ts';
import { KIT_FOLDER, makeHeadersCommand, makeRuntimeCommand } from '../find/eda-player.ts';
import { OUT, type FoundBot } from '../find/found-bot.ts';
import { sortNames } from '../find/list-files.ts';
import type { Sandbox } from '../protect/choose-sandbox.ts';
import { removeFolder } from '../remove-folder.ts';
import { BuildCache, type PartialResult } from './build-cache.ts';
import { BuildInputs, listReadData, markUnread } from './build-inputs.ts';
import { isData } from './data-files.ts';
import { BuildRoom, type BuiltKit } from './build-room.ts';
import type { OnPrepareEvent } from '../prepare-event.ts';
import { BUILD_LIMITS } from './build-limits.ts';
import { pruneCache, USUAL_KEEP } from './cache-housekeeping.ts';
import { adviseAfterFailure, describeFailure } from './describe-failure.ts';
import { FAILED, runBuild } from './run-build.ts';

export interface BuildOptions {
  readonly sandbox: Sandbox;
  readonly onEvent?: OnPrepareEvent | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** One thing to build: a bot, or what players of the published games are built with. */
interface Build {
  readonly name: string;
  readonly key: string;
  readonly commands: readonly (readonly string[])[];
  /** Where its files are; the build gets a copy of them. */
  readonly folder: string;
  readonly files: readonly string[];
  readonly copyTo: (folder: string) => void;
  readonly kit?: BuiltKit;
  /** What it is made of beside data. */
  readonly sources?: string;
  /** What to do when it fails with this output. */
  readonly advise: (args: readonly string[]) => string;
}

/** In a sentence. */
const MAX_COMMAND_LENGTH = 1000;

/** The builds of one process: the same bot at two seats is built once, and what was built before is taken from the cache. */
export class Builds {
  private readonly running = new Map<string, Promise<void>>();
  private readonly inputs: BuildInputs;
  private host: Host | undefined;

  constructor(
    private readonly cache = new BuildCache(),
    private readonly limits = BUILD_LIMITS,
  ) {
    this.inputs = new BuildInputs(join(cache.folder, 'inputs'));
  }

  /** Where the result of a bot's build is, once it is built; undefined when it needs no build. */
  async build(bot: FoundBot, digest: string, options: BuildOptions): Promise<string | undefined> {
    const { name, folder, files, sees, recipe } = bot;
    if (recipe.build === undefined) return undefined;
    const kitDigest = recipe.runtime === undefined ? [] : [digestKit()];
    const sources = sees.includes('.')
      ? makeKey([digestBot({ ...bot, files: files.filter((file) => !isData(folder, file)) })])
      : undefined;
    const known = sources === undefined ? undefined : this.inputs.find(sources, folder);
    const key = known !== undefined && this.cache.has(known) ? known : makeKey([digest, ...kitDigest]);
    const copyTo = (place: string): void => copyFiles(bot, digest, place);
    const build: Build = {
      name,
      key,
      commands: recipe.build,
      folder,
      files,
      copyTo,
      ...(sources === undefined ? {} : { sources }),
      advise: (args) => adviseAfterFailure(bot, args),
    };
    if (recipe.runtime === undefined || this.cache.has(key)) return this.require(build, options);
    return this.require({ ...build, kit: await this.requireKit(recipe.runtime, options) }, options);
  }

  /** Headers that are compiled in advance take longer than one player: they are made for the second. */
  private async requireKit(game: string, options: BuildOptions): Promise<BuiltKit> {
    const runtimeBuild = describeKit(`the runtime of ${game}`, makeRuntimeCommand(game));
    const isFirst = !this.cache.has(runtimeBuild.key);
    const runtime = await this.require(runtimeBuild, options);
    if (isFirst) return { runtime };
    try {
      return {
        runtime,
        headers: await this.require(describeKit(`the headers of ${game}`, makeHeadersCommand(game)), options),
      };
    } catch (error) {
      // A compiler that cannot does without.
      if (error instanceof UsageError && !options.signal?.aborted) return { runtime };
      throw error;
    }
  }

  private async require(build: Build, options: BuildOptions): Promise<string> {
    const { key, name, commands } = build;
    if (this.running.has(key)) {
      await this.running.get(key);
    } else if (this.cache.has(key)) {
      const warnings = this.cache.readWarnings(key);
      options.onEvent?.({ kind: 'cached', bot: name, command: commands[0]!, warnings });
    } else {
      const making = this.make(build, options);
      this.running.set(key, making);
      // A build that failed may go well next time: its compiler may be there by then.
      await making.finally(() => this.forget(key));
    }
    return this.cache.locate(key);
  }

  /** With the last build that runs ends the host of them all. */
  private forget(key: string): void {
    this.running.delete(key);
    if (this.running.size > 0) return;
    this.host?.end();
    this.host = undefined;
  }

  private async make(build: Build, options: BuildOptions): Promise<void> {
    const part = this.cache.begin(build.key);
    const work = mkdtempSync(join(tmpdir(), 'minions-build-'));
    try {
      build.copyTo(work);
      markUnread(work, build.files);
      const apparent = { folder: build.folder, result: this.cache.locate(build.key) };
      const room = new BuildRoom(options.sandbox, { folder: work, result: part.result }, apparent, build.kit);
      const warnings = await this.tryCommands(build, room, options);
      this.rememberInputs(build, work);
      this.keep(build, part, warnings);
      pruneCache(this.cache.folder, USUAL_KEEP, new Date());
    } finally {
      removeFolder(work);
      this.cache.discard(part);
    }
  }

  private rememberInputs({ key, files, sources }: Build, work: string): void {
    if (sources === undefined) return;
    const read = digestFiles(
      work,
      listReadData(work, files).filter((name) => existsSync(join(work, name))),
    );
    this.inputs.remember(sources, { read, key });
  }

  /** A result may be anything that somebody's program has made. */
  private keep({ name, key }: Build, part: PartialResult, warnings: string): void {
    try {
      this.cache.keep(key, part, { name, warnings });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      const message = `the build of ${name} has an invalid result: ${error.message}`;
      throw new UsageError(message, `let the build write plain files to ${OUT}, and not many`);
    }
  }

  /** Tries one command after another, and gives what the one that succeeds has to say. */
  private async tryCommands(build: Build, room: BuildRoom, { onEvent, signal }: BuildOptions): Promise<string> {
    const { name, commands } = build;
    let failure: UsageError | undefined;
    for (const command of commands) {
      onEvent?.({ kind: 'building', bot: name, command });
      const context = { ...room.context, host: (this.host ??= new Host()), limits: this.limits, signal };
      const { problem, output } = await runBuild(room.prepare(name, command), context);
      if (problem === undefined) {
        if (!room.hasResult()) throw missingResult(name, command);
        onEvent?.({ kind: 'built', bot: name, warnings: output });
        return output;
      }
      failure = new UsageError(describeFailure(name, problem, output), build.advise(command));
      if (problem !== FAILED) break;
    }
    throw failure ?? new Error(`${name} has a build without commands`);
  }
}

function missingResult(name: string, command: readonly string[]): UsageError {
  const message = `the build of ${name} made nothing: ${cutText(command.join(' '), MAX_COMMAND_LENGTH)}`;
  return new UsageError(message, `let the build write its result to ${OUT}, a file or a folder of its own`);
}

function describeKit(name: string, command: readonly string[]): Build {
  const key = makeKey([command.join(' '), digestKit()]);
  const advise = (): string => 'is your compiler complete? "minions doctor" lists what is missing';
  return { name, key, commands: [command], folder: KIT_FOLDER, files: [], copyTo() {}, advise };
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
