import { execa } from 'execa';
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
  const { failed, all } = await execa(requireProgram(bot, program!, folder), args, {
    cwd: folder,
    reject: false,
    all: true,
    ...(signal === undefined ? {} : { cancelSignal: signal }),
  });
  return { isDone: !failed, output: all };
}
