import { readlinkSync } from 'node:fs';
import type { Proc } from '../proc.ts';
import { hasEnded, parseStat } from '../processes/stat.ts';
import { killGroup, listGroups, tryToRemoveGroup } from './group-files.ts';

const JUDGE_NAME = /^minions-(\d+)-(\d+)-(\d+)-/;

/**
 * What the groups of this judge are called: by its process, so that others know when it is gone, and by the namespace
 * in which that number means something.
 */
export function makeJudgeName(proc: Proc, unique: string): string | undefined {
  const namespace = readNamespace();
  const startedAt = parseStat(proc.read('/proc/self/stat'))?.startedAt;
  if (namespace === undefined || startedAt === undefined) return undefined;
  return `minions-${namespace}-${process.pid}-${startedAt}-${unique}`;
}

/** Ends the processes that are left in the groups of judges that are gone, and removes these groups. */
export function sweepStaleGroups(proc: Proc, homes: readonly string[]): void {
  const namespace = readNamespace();
  for (const home of new Set(homes)) {
    for (const name of listGroups(home)) {
      const [, itsNamespace, pid, startedAt] = JUDGE_NAME.exec(name) ?? [];
      if (pid === undefined || itsNamespace !== namespace) continue;
      if (isJudgeAlive(proc, pid, startedAt!)) continue;
      killGroup(`${home}/${name}`);
      // Who was killed needs a moment to go; what cannot be removed now is removed by the next judge.
      tryToRemoveGroup(`${home}/${name}`);
    }
  }
}

/** One that has ended does nothing more, though its parent may never have asked how. */
function isJudgeAlive(proc: Proc, pid: string, startedAt: string): boolean {
  const stat = parseStat(proc.read(`/proc/${pid}/stat`));
  return stat !== undefined && stat.startedAt === startedAt && !hasEnded(stat);
}

function readNamespace(): string | undefined {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0];
  } catch {
    return undefined;
  }
}
