import type { Command } from 'commander';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { makeVisibleJson } from '../../protocol/visible-text.ts';
import {
  listCache,
  pruneCache,
  readNames,
  USUAL_KEEP,
  type CachedBuild,
} from '../../judge/prepare/build/cache-housekeeping.ts';
import { findCacheFolder } from '../../judge/prepare/find-cache-folder.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { makeTable } from '../show/make-table.ts';

interface CacheOptions {
  readonly prune?: true;
  readonly days: string;
  readonly size: string;
  readonly json?: true;
}

export function defineCache(command: Command): void {
  command
    .option('--prune', 'remove builds that are older than --days or beyond --size, the least recently used first')
    .option('--days <number>', 'how many days to keep builds that are not used', String(USUAL_KEEP.days))
    .option('--size <MiB>', 'how much to keep for bots, and for games', String(USUAL_KEEP.megabytes))
    .option('--json', 'print JSON')
    .action(showCache);
}

/** Where something is kept, what is there, and what was removed just now. */
interface Cache {
  readonly folder: string;
  readonly builds: readonly CachedBuild[];
  readonly removed: readonly CachedBuild[];
}

const KINDS = ['bots', 'games'] as const;

function showCache({ prune, days, size, json }: CacheOptions): void {
  const keep = {
    days: parseWholeNumber('--days', days, 0, 36_500),
    megabytes: parseWholeNumber('--size', size, 0, 2 ** 20),
  };
  const look = (kind: (typeof KINDS)[number]): Cache => {
    const folder = findCacheFolder(kind);
    // A user who asks for it knows what is being played.
    const removed = prune ? pruneCache(folder, keep, new Date(), 0) : [];
    return { folder, builds: listCache(folder), removed };
  };
  const caches = { bots: look('bots'), games: look('games'), code: measureCode() };
  if (json) return console.log(makeVisibleJson(caches));
  const built = KINDS.map((kind) => describeCache(kind, caches[kind], prune ?? false)).join('\n');
  const { folder, files, bytes } = caches.code;
  process.stdout.write(`${built}\nCompiled code of commands: ${files} in ${folder}, ${describeSize(bytes)}.\n`);
}

function describeCache(kind: string, { folder, builds, removed }: Cache, isPruned: boolean): string {
  const rows = builds.map(({ name, bytes, usedAt }) => [name, describeSize(bytes), usedAt.toISOString().slice(0, 10)]);
  const table = builds.length === 0 ? '' : `${makeTable([kind, 'size', 'last used'], rows)}\n`;
  const gone = isPruned ? `Removed ${removed.length}, ${describeSize(sum(removed))}. ` : '';
  return `${table}${gone}${builds.length} in ${folder}, ${describeSize(sum(builds))}.\n`;
}

/** What `keepCompiledCode` keeps. It stays small by itself, so nothing of it is pruned here. */
function measureCode(): { folder: string; files: number; bytes: number } {
  const folder = findCacheFolder('code');
  const sizes = readNames(folder).map((name) => lstatSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0);
  return { folder, files: sizes.length, bytes: sizes.reduce((total, size) => total + size, 0) };
}

const sum = (builds: readonly CachedBuild[]): number => builds.reduce((total, { bytes }) => total + bytes, 0);

const describeSize = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
