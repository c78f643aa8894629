import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createGzip, type Gzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';

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
