import type { NamedReplay } from '../../replay/step-through-holding.ts';
import { readText } from '../../judge/replay-files/read-text.ts';
import { requireFile } from './require-file.ts';

/** The replay in a file that people named. */
export function openReplay(path: string): NamedReplay {
  requireFile(path);
  return { name: path, chunks: readText(path) };
}
