import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createGzip, type Gzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { putInPlace } from '../../judge/host/put-in-place.ts';
import type { TournamentPaths } from '../../tournament/folder/locate-tournament.ts';
import { reportTournament } from '../../tournament/organise/report-tournament.ts';

/** The public folder of a round that has been played: definition, journal, replays and pages. Made once; it can be deleted at any time. */
export async function publishRound(paths: TournamentPaths): Promise<string> {
  const site = `${paths.root}.site`;
  if (existsSync(site)) return site;
  const part = `${site}.${randomUUID()}.part`;
  await reportTournament(paths, { site: part });
  // Somebody else may have asked at the same moment.
  if (!putInPlace(part, site)) rmSync(part, { recursive: true, force: true });
  return site;
}

/** A folder as tar.gz, file after file, under a name of its own. */
export function packFolder(folder: string, name: string): Gzip {
  const archive = pack();
  const zipped = createGzip();
  archive.on('data', (chunk) => {
    if (zipped.destroyed || zipped.write(chunk as Buffer)) return;
    archive.pause();
    zipped.once('drain', () => archive.resume());
  });
  archive.once('end', () => zipped.end());
  archive.on('error', (error) => zipped.destroy(error));
  // Whoever breaks off a download ends nothing else: a pipe would throw where nobody catches it.
  zipped.once('close', () => archive.destroy());
  void addFiles(archive, folder, name).catch((error: unknown) => archive.destroy(error as Error));
  return zipped;
}

async function addFiles(archive: Pack, folder: string, name: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    const header = { name: `${name}/${relative(folder, path)}`, mode: 0o644, mtime: new Date(0) };
    await new Promise<void>((resolve, reject) =>
      archive.entry(header, readFileSync(path), (error) => (error ? reject(error) : resolve())),
    );
  }
  archive.finalize();
}
