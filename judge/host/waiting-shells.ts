import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GroupLimits } from './bot-group.ts';
import type { CgroupGroup } from './cgroup/cgroup-group.ts';
import type { CgroupPlace } from './cgroup/cgroup-place.ts';
import { makeEnvironment } from './environment.ts';
import type { Pipes } from './pipes.ts';
import { canBeStarted, type Command } from './start-child.ts';
import { startPiped, type PipedChild } from './start-piped.ts';
import { makeWaitingCommand, WaitingShell } from './waiting-shell.ts';

/** The bots of a match. */
const BATCH = 4;

/** A program that was in its group before it started. */
export interface EnteredProcess {
  readonly piped: PipedChild;
  readonly group: CgroupGroup;
}

/**
 * Shells for the bots of the next match. To start a process takes the judge a millisecond, and to enter a group takes the
 * kernel ten: with these, both are over when the match begins.
 */
export class WaitingShells {
  private readonly shells: WaitingShell[] = [];
  /** Files with what programs inherit. */
  private readonly saved = new Map<Uint8Array, string>();

  constructor(
    private readonly pipes: Pipes,
    private readonly onStart: (pid: number) => void,
  ) {}

  get count(): number {
    return this.shells.length;
  }

  /** Starts as many as a match needs. */
  fill(place: CgroupPlace): void {
    for (const shell of this.shells.splice(0)) {
      if (shell.isWaiting) this.shells.push(shell);
      else shell.dismiss();
    }
    while (this.shells.length < BATCH) {
      const shell = this.start(place);
      if (shell === undefined) return;
      this.shells.push(shell);
    }
  }

  /** Has a shell become a program; undefined when it cannot, and the program has to be started in another way. */
  become(
    command: Command,
    place: CgroupPlace,
    limits: GroupLimits,
    tag: string | undefined,
  ): EnteredProcess | undefined {
    // The caller should get an error if there is no such program, which a shell would only write down.
    if (!canBeStarted(command)) return undefined;
    const shell = this.take(place);
    if (shell === undefined) return undefined;
    const group = place.open(shell.name, limits);
    const inherited = (command.inherit ?? []).map((bytes) => this.save(bytes));
    shell.become(command, tag, inherited);
    return { piped: shell.piped, group };
  }

  /** Nobody needs them any more. */
  dismiss(): void {
    for (const shell of this.shells.splice(0)) shell.dismiss();
  }

  private take(place: CgroupPlace): WaitingShell | undefined {
    for (let shell = this.shells.shift(); shell !== undefined; shell = this.shells.shift()) {
      if (shell.isWaiting) return shell;
      shell.dismiss();
    }
    return this.start(place);
  }

  private start(place: CgroupPlace): WaitingShell | undefined {
    const name = place.takeName();
    if (name === undefined) return undefined;
    const piped = startPiped(makeWaitingCommand(place.listDoors(name)), makeEnvironment(), this.pipes);
    if (piped === undefined) return undefined;
    const shell = new WaitingShell(name, piped, join(this.pipes.folder, name));
    if (piped.child.pid === undefined) {
      shell.dismiss();
      return undefined;
    }
    this.onStart(piped.child.pid);
    return shell;
  }

  private save(bytes: Uint8Array): string {
    const known = this.saved.get(bytes);
    if (known !== undefined) return known;
    const path = join(this.pipes.folder, `inherited-${this.saved.size}`);
    writeFileSync(path, bytes, { mode: 0o600 });
    this.saved.set(bytes, path);
    return path;
  }
}
