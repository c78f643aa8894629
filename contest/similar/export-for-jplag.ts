import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../../judge/usage-error.ts';
import { locateContest } from '../folder/contest-paths.ts';
import type { ContestLocation } from '../folder/contest-location.ts';
import { reachContest } from '../reach-contest.ts';
import { listAllVersions, type ListedVersion } from '../store/list-all-versions.ts';
import { locateFiles } from '../submit/receive-upload.ts';
import { listSources } from './read-program.ts';

/** Writes the newest version of every bot as JPlag wants it: a folder for each submission. Returns how many there are. */
export async function exportForJplag(options: ContestLocation, target: string): Promise<number> {
  const root = resolve(target);
  if (existsSync(root)) throw new UsageError(`"${target}" is there already`, 'give the name of a new folder');
  const { versions: folder } = locateContest(options.folder);
  const versions = await reachContest<ListedVersion[]>(options, '/api/staff/versions', listAllVersions);
  const newest = new Map(versions.map((version) => [version.bot, version]));
  for (const { person, bot, digest } of newest.values()) {
    const source = locateFiles(folder, digest);
    for (const file of existsSync(source) ? listSources(source) : []) {
      const copy = join(root, `${person}-${bot}`, file);
      mkdirSync(dirname(copy), { recursive: true });
      copyFileSync(join(source, file), copy);
    }
  }
  return newest.size;
}
