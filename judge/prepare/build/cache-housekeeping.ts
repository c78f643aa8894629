import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFolder } from '../remove-folder.ts';
import { LABEL } from './build-cache.ts';

/** What was built once, and when it was last of use. */
export interface CachedBuild {
  readonly key: string;
  /** The bot or the game that it was built for; a question mark where nobody wrote that down. */
  readonly name: string;
  readonly bytes: number;
  readonly usedAt: Date;
}

/** What is too old, or too much together, goes; the oldest first. */
export interface Keep {
  readonly days: number;
  readonly megabytes: number;
}

/** What is pruned without anybody asking. */
export const USUAL_KEEP: Keep = { days: 90, megabytes: 2048 };

const DAY_MS = 24 * 3600 * 1000;
/** A match may still be playing with what was used so lately. */
const IN_USE_MS = 6 * 3600 * 1000;

/** All that is in a cache, the most lately used first. */
export function listCache(folder: string): CachedBuild[] {
  const names = readNames(folder).filter((name) => /^([0-9a-f]{32}|[0-9a-f]{64})(\.\w+)?$/.test(name));
  const builds = names.map((key) => ({ key, ...describeBuild(join(folder, key)) }));
  return builds.sort((a, b) => b.usedAt.getTime() - a.usedAt.getTime());
}

/** Removes what is older or more than what is to be kept, and returns it. What is in use stays. */
export function pruneCache(folder: string, { days, megabytes }: Keep, now: Date, inUseMs = IN_USE_MS): CachedBuild[] {
  let bytes = 0;
  const gone = listCache(folder).filter((build) => {
    bytes += build.bytes;
    const age = now.getTime() - build.usedAt.getTime();
    return age > inUseMs && (age > days * DAY_MS || bytes > megabytes * 2 ** 20);
  });
  for (const { key } of gone) removeFolder(join(folder, key));
  return gone;
}

function describeBuild(folder: string): Omit<CachedBuild, 'key'> {
  try {
    return { name: readLabel(folder), bytes: measure(folder), usedAt: lstatSync(folder).mtime };
  } catch {
    // Somebody else is removing it at this moment.
    return { name: '?', bytes: 0, usedAt: new Date(0) };
  }
}

function readLabel(folder: string): string {
  try {
    return (JSON.parse(readFileSync(join(folder, LABEL), 'utf8')) as { name?: string }).name ?? '?';
  } catch {
    return '?';
  }
}

function measure(folder: string): number {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.reduce((sum, name) => sum + lstatSync(join(folder, name)).size, 0);
}

/** The names in a folder; none when it is not there. */
export function readNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
