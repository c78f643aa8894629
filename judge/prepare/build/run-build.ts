import { requireProgram } from '../programs.ts';

export interface BuildOutcome {
  readonly isDone: boolean;
  /** What the compiler wrote. */
  readonly output: string;
}

/** Runs one command of a build in a folder. */
export async function runBuild(
  bot: string,
  [program, ...args]: readonly string[],
  folder: string,
  signal?: AbortSignal,
): Promise<BuildOutcome> {
  // Half of all that a match would load, and most bots were built before.
  const { execa } = await import('execa');
  const { failed, all } = await execa(requireProgram(bot, program!, folder), args, {
    cwd: folder,
    reject: false,
    all: true,
    ...(signal === undefined ? {} : { cancelSignal: signal }),
  });
  return { isDone: !failed, output: all };
}
