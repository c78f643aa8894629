import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { SYSTEM_PROC } from '../../judge/host/proc.ts';
import { hasEnded, parseStat } from '../../judge/host/processes/stat.ts';
import { UsageError } from '../../judge/usage-error.ts';

/** Who is writing. */
export interface Writer {
  readonly pid: number;
  readonly machine: string;
  readonly since: string;
  /** When the process started, as its system counts; distinguishes it from a later one with the same number. */
  readonly startTime: string | null;
  /** Tells this lock from every other. */
  readonly token: string;
}

/** The right to write to a folder. One process has it at a time; that of a dead one can be taken over. */
export class WritingLock {
  private readonly token = randomUUID();
  private readonly onExit = (): void => this.release();

  /** Takes the lock, or says in a sentence who has it. */
  constructor(private readonly path: string) {
    const mine: Writer = {
      pid: process.pid,
      machine: hostname(),
      since: new Date().toISOString(),
      startTime: readStartTime(process.pid),
      token: this.token,
    };
    while (!putLock(path, mine)) breakStaleLock(path);
    process.once('exit', this.onExit);
  }

  /** Fails with a sentence when somebody has taken the lock away. */
  check(): void {
    if (readWriter(this.path)?.token === this.token) return;
    throw new UsageError(
      `${this.path} was removed or taken over while this process was writing`,
      'stop the other process, or continue with that one',
    );
  }

  release(): void {
    process.removeListener('exit', this.onExit);
    if (readWriter(this.path)?.token === this.token) rmSync(this.path, { force: true });
  }
}

/** Who is writing at this moment; undefined when nobody is. */
export function findWriter(path: string): Writer | undefined {
  const writer = readWriter(path);
  return writer && isAtWork(writer) ? writer : undefined;
}

/** Puts a lock where there is none. A link appears at once and whole, or not at all. */
function putLock(path: string, writer: Writer): boolean {
  const aside = join(dirname(path), `.${basename(path)}.${writer.token}`);
  writeFileSync(aside, `${JSON.stringify(writer)}\n`);
  try {
    linkSync(aside, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Removes the lock of a process that is no more, or says who is at work. */
function breakStaleLock(path: string): void {
  const writer = readWriter(path);
  if (writer === undefined) return;
  if (isAtWork(writer)) {
    throw new UsageError(
      `${dirname(path)} is being written by process ${writer.pid} on ${writer.machine} since ${writer.since}`,
      `wait until it has ended, or stop it; if there is no such process any more, delete ${path}`,
    );
  }
  const aside = join(dirname(path), `.${basename(path)}.dead.${randomUUID()}`);
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  // Somebody else may have taken the dead one's lock just before: then this was theirs, and is given back.
  if (readWriter(aside)?.token !== writer.token) linkSync(aside, path);
  rmSync(aside, { force: true });
}

/** Of another machine nothing can be known, so its lock is believed. */
function isAtWork({ pid, machine, startTime }: Writer): boolean {
  if (machine !== hostname()) return true;
  return isAlive(pid) && (startTime === null || startTime === readStartTime(pid));
}

function isAlive(pid: number): boolean {
  const stat = readStat(pid);
  if (stat) return !hasEnded(stat);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const readStat = (pid: number) => parseStat(SYSTEM_PROC.read(`/proc/${pid}/stat`));

const readStartTime = (pid: number): string | null => readStat(pid)?.startedAt ?? null;

function readWriter(path: string): Writer | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Writer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new UsageError(
      `invalid lock in ${path}: ${(error as Error).message}`,
      'delete it if no other process writes in this folder',
    );
  }
}
