import { promisify } from 'node:util';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { open, type Entry, type ZipFile } from 'yauzl';
import { Refusal } from '../refusal.ts';
import { refuse, showName, type ArchiveBudget } from './archive-limits.ts';
import { writeNewFile } from './write-file.ts';

const KIND = 0o170000;
const PLAIN_FILE = 0o100000;
const FOLDER = 0o040000;

const openZip = promisify(open) as unknown as (path: string, options: object) => Promise<ZipFile>;

/** Writes what is in a zip into a folder. */
export async function unpackZip(archive: string, folder: string, budget: ArchiveBudget): Promise<void> {
  const zip = await openZip(archive, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(explain);
  try {
    for await (const entry of readEntries(zip)) await writeEntry(zip, entry, folder, budget);
  } catch (error) {
    throw error instanceof Refusal ? error : explain(error);
  } finally {
    zip.close();
  }
}

async function* readEntries(zip: ZipFile): AsyncGenerator<Entry> {
  for (let at = 0; at < zip.entryCount; at += 1) {
    yield await new Promise<Entry>((resolve, reject) => {
      zip.once('entry', resolve);
      zip.once('error', reject);
      zip.once('end', () => reject(new Error('it has fewer entries than it says')));
      zip.readEntry();
    });
    zip.removeAllListeners('entry').removeAllListeners('error').removeAllListeners('end');
    zip.on('error', () => {});
  }
}

async function writeEntry(zip: ZipFile, entry: Entry, folder: string, budget: ArchiveBudget): Promise<void> {
  const kind = (entry.externalFileAttributes >>> 16) & KIND;
  const isFolder = entry.fileName.endsWith('/');
  if (kind !== 0 && kind !== PLAIN_FILE && kind !== FOLDER)
    throw refuse(`${showName(entry.fileName)} is a link or a device`);
  if (entry.isEncrypted()) throw refuse('it is encrypted');
  const name = budget.checkName(entry.fileName, isFolder);
  if (isFolder) return void mkdirSync(join(folder, name), { recursive: true });
  const content = await promisify(zip.openReadStream.bind(zip))(entry);
  await writeNewFile(folder, name, content!, budget);
}

function explain(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') throw error;
  throw refuse(`it is a broken zip: ${message}`);
}
