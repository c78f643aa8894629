/** How to get from a bot people name to a process: what to build, if anything, and what to run. */
export interface BotRecipe {
  readonly name: string;
  readonly folder: string;
  /** The command and its arguments; `{out}` stands for what the build makes. */
  readonly run: readonly string[];
  readonly build?: readonly string[];
  /** What is built before, and seldom changes; `{part}` stands for its result in the commands of the build. */
  readonly part?: Pick<BotRecipe, 'name' | 'folder' | 'build' | 'sources'>;
  /** Commands to try in turn when the build fails. The errors shown are those of the last. */
  readonly otherwise?: readonly (readonly string[])[];
  /** Where the build runs, if not in the folder of the bot. */
  readonly buildFolder?: string;
  /** What the build reads on its standard input. */
  readonly input?: Uint8Array;
  /** The files whose contents decide whether a build is still good. */
  readonly sources?: readonly string[];
}

export const OUT = '{out}';
export const PART = '{part}';
