import type { ChildProcess } from 'node:child_process';
import { closeSync, unlink, writeFileSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { putIntoQuotes } from '../../protocol/quote-for-shell.ts';
import { TAG_VARIABLE } from './processes/tag.ts';
import type { Command } from './start-child.ts';
import type { PipedChild } from './start-piped.ts';

/** Enters the groups whose files are named first. "0" is the process that writes it. */
export const ENTER = 'while [ "$1" != -- ]; do echo 0 >"$1" || exit 126; shift; done; shift; ';
/** What a shell adds to the environment. */
export const FORGET = 'unset script PWD OLDPWD SHLVL';
/** A shell reads a line letter by letter: what comes behind it is for the program. */
const WAIT = 'read -r script || exit 125; . "$script"';

/** The first descriptor that a program gets beyond the three it always has. */
const FIRST_INHERITED = 3;

/** How to start a shell that enters groups by their files, and waits. */
export function makeWaitingCommand(doors: readonly string[]): Command {
  return { file: '/bin/sh', args: ['-c', ENTER + WAIT, 'minions-bot', ...doors, '--'], folder: '/' };
}

/** A shell that is in the groups of a bot before anybody knows which bot that is, and waits to become its program. */
export class WaitingShell {
  constructor(
    /** Of its groups. */
    readonly name: string,
    readonly piped: PipedChild,
    /** The file that it is to read. */
    private readonly script: string,
  ) {
    // One that could not be started is not waiting.
    this.child.on('error', () => {});
    this.child.unref();
  }

  /** Whether it still reads. */
  get isWaiting(): boolean {
    const { pid, exitCode, signalCode } = this.child;
    return pid !== undefined && exitCode === null && signalCode === null;
  }

  /**
   * It becomes a program.
   * @param tag what the program carries that is not in a sandbox
   * @param inherited files in place of what the command inherits
   */
  become(command: Command, tag: string | undefined, inherited: readonly string[]): void {
    const { child, script } = this;
    child.ref();
    child.once('exit', () => unlink(script, () => {}));
    writeFileSync(script, makeScript(command, tag, inherited), { mode: 0o600 });
    try {
      writeSync(this.piped.input, `${script}\n`);
    } catch {
      // Somebody has ended it: its exit will say so.
    }
  }

  /** Nobody needs it: it ends with its input. */
  dismiss(): void {
    const { input, output, errors } = this.piped;
    for (const descriptor of [input, output, errors]) closeSync(descriptor);
  }

  private get child(): ChildProcess {
    return this.piped.child;
  }
}

function makeScript({ file, args, folder }: Command, tag: string | undefined, inherited: readonly string[]): string {
  const lines = [
    ...(tag === undefined ? [] : [`export ${TAG_VARIABLE}=${putIntoQuotes(tag)}`]),
    `cd -- ${putIntoQuotes(resolve(folder))} || exit 126`,
    FORGET,
    ...inherited.map((path, index) => `exec ${FIRST_INHERITED + index}<${putIntoQuotes(path)}`),
    `exec ${[file, ...args].map(putIntoQuotes).join(' ')}`,
  ];
  return `${lines.join('\n')}\n`;
}
