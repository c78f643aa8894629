import { readdirSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/** What no bot is built from, and what is often large. */
const SKIPPED = /^(\..*|node_modules|__pycache__|target)$/;

/** Far more than any bot is made of. A folder with more is somebody's home, and only the files right in it count. */
const MOST_ENTRIES = 5000;

/** The files that a bot of this folder may be built from, its subfolders included, in order. */
export function filesBelow(folder: string): string[] {
  const files: string[] = [];
  const folders = [folder];
  let entries = 0;
  for (let place = folders.pop(); place !== undefined && entries < MOST_ENTRIES; place = folders.pop()) {
    const found = entriesOf(place);
    entries += found.length;
    files.push(...found.filter((entry) => isFile(place, entry)).map((entry) => join(place, entry.name)));
    folders.push(...found.filter((entry) => entry.isDirectory()).map((entry) => join(place, entry.name)));
  }
  return entries < MOST_ENTRIES ? files.sort() : filesIn(folder);
}

function filesIn(folder: string): string[] {
  const files = entriesOf(folder).filter((entry) => isFile(folder, entry));
  return files.map((entry) => join(folder, entry.name)).sort();
}

/** Nothing for a folder that may not be read: what a build needs of it, the compiler will miss too. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !SKIPPED.test(name));
  } catch {
    return [];
  }
}

function isFile(folder: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isFile();
  return statSync(join(folder, entry.name), { throwIfNoEntry: false })?.isFile() ?? false;
}
