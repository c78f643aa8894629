import type { Command } from 'commander';
import { BuildCache } from '../../prepare/build/build-cache.ts';
import { listCache, pruneCache, USUAL_KEEP, type CachedBuild } from '../../prepare/build/cache-housekeeping.ts';
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
    .option('--prune', 'remove what is older than --days or beyond --size, the longest unused first')
    .option('--days <number>', 'how long to keep what nobody uses', String(USUAL_KEEP.days))
    .option('--size <MiB>', 'how much to keep', String(USUAL_KEEP.megabytes))
    .option('--json', 'print JSON')
    .action(showCache);
}

function showCache({ prune, days, size, json }: CacheOptions): void {
  const { folder } = new BuildCache();
  const keep = {
    days: parseWholeNumber('--days', days, 0, 36_500),
    megabytes: parseWholeNumber('--size', size, 0, 2 ** 20),
  };
  // Whoever asks for it knows what is being played.
  const gone = prune ? pruneCache(folder, keep, new Date(), 0) : [];
  const builds = listCache(folder);
  if (json) console.log(JSON.stringify({ folder, builds, removed: gone }));
  else process.stdout.write(describeCache(folder, builds, prune ? gone : undefined));
}

function describeCache(
  folder: string,
  builds: readonly CachedBuild[],
  gone: readonly CachedBuild[] | undefined,
): string {
  const rows = builds.map(({ name, bytes, usedAt }) => [name, describeSize(bytes), usedAt.toISOString().slice(0, 10)]);
  const table = builds.length === 0 ? '' : `${makeTable(['built for', 'size', 'last used'], rows)}\n`;
  const removed = gone === undefined ? '' : `Removed ${gone.length}, ${describeSize(sum(gone))}. `;
  return `${table}${removed}${builds.length} in ${folder}, ${describeSize(sum(builds))}.\n`;
}

const sum = (builds: readonly CachedBuild[]): number => builds.reduce((total, { bytes }) => total + bytes, 0);

const describeSize = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
