import { readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { findClosest } from '../protocol/find-closest.ts';

/** A folder with more names than this is not searched. */
const MAX_NAMES = 2000;

/**
 * The file or folder beside a missing one that was probably meant, as people would write it.
 * @param isLikely which of several that differ only in their ending
 */
export function suggestBeside(
  path: string,
  from = process.cwd(),
  isLikely: (name: string) => boolean = () => true,
): string | undefined {
  const names = readNames(resolve(from, dirname(path)));
  const name = basename(path);
  const endings = names.filter((other) => other.startsWith(`${name}.`));
  const found = endings.find(isLikely) ?? findClosest(name, names) ?? endings[0];
  return found === undefined || found === name ? undefined : path.slice(0, path.lastIndexOf('/') + 1) + found;
}

function readNames(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
    return names.length > MAX_NAMES ? [] : names.sort();
  } catch {
    return [];
  }
}
