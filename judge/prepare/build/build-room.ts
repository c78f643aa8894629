import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Command } from '../../host/start-child.ts';
import { KIT_FOLDER, PLAIN_HEADERS } from '../find/eda-player.ts';
import { HEADERS, KIT, OUT, RUNTIME } from '../find/found-bot.ts';
import { requireProgram } from '../programs.ts';
import type { View } from '../protect/bubblewrap.ts';
import type { Sandbox } from '../protect/choose-sandbox.ts';
import { findToolchain, listToolchains } from '../toolchains.ts';
import { makeBuildEnvironment } from './build-environment.ts';

/** Where a build finds its files and leaves its result. */
export interface BuildPlace {
  readonly folder: string;
  readonly result: string;
}

/** What players of the published games are built with, where it was built before. */
export interface BuiltKit {
  readonly runtime?: string | undefined;
  readonly headers?: string | undefined;
}

/**
 * Where a build takes place: a copy of the bot's files, a folder for the result, the toolchains. In a sandbox there is
 * nothing else, and both folders seem to be where the originals are and the result will be, so that messages and source
 * maps name them so.
 */
export class BuildRoom {
  private readonly seen: BuildPlace;

  constructor(
    private readonly sandbox: Sandbox,
    private readonly real: BuildPlace,
    apparent: BuildPlace,
    private readonly kit: BuiltKit = {},
  ) {
    this.seen = sandbox.isClosed && apparent.folder !== sep ? apparent : real;
  }

  get context(): { readonly environment: NodeJS.ProcessEnv; readonly disk: string } {
    return { environment: makeBuildEnvironment(this.sandbox.isClosed), disk: dirname(this.real.result) };
  }

  hasResult(): boolean {
    return [this.real.result, `${this.real.result}.gch`].some((path) => existsSync(path));
  }

  /** How to start a command of the build; `{out}` and the like stand for paths. */
  prepare(name: string, recipe: readonly string[]): Command {
    const { folder, result } = this.seen;
    const { runtime = RUNTIME, headers = PLAIN_HEADERS } = this.kit;
    const [program, ...args] = recipe.map((argument) =>
      argument
        .replaceAll(OUT, result)
        .replaceAll(RUNTIME, runtime)
        .replaceAll(HEADERS, headers)
        .replaceAll(KIT, KIT_FOLDER),
    );
    const file = requireProgram(name, program!, [this.real.folder]);
    const isOwn = file.startsWith(this.real.folder + sep);
    return this.sandbox.protect({
      kind: 'build',
      file: isOwn ? join(folder, relative(this.real.folder, file)) : file,
      args,
      folder,
      views: this.listViews(file, recipe.some((argument) => argument.includes(KIT)) ? [KIT_FOLDER] : []),
    });
  }

  private listViews(program: string, kit: readonly string[]): View[] {
    const { real, seen } = this;
    const tools = [...listToolchains(), ...findToolchain(program)];
    const linked = [this.kit.runtime, this.kit.headers].flatMap((path) => (path === undefined ? [] : [dirname(path)]));
    return [
      // First, so that it does not cover a toolchain below it.
      { path: seen.folder, from: real.folder, isWritable: true },
      ...[...new Set([...tools, ...kit, ...linked])].map((path) => ({ path })),
      { path: dirname(seen.result), from: dirname(real.result), isWritable: true },
    ];
  }
}
