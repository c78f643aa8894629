import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A whole match between veteran, dummy, rookie and demo, as `minions play <game> veteran dummy rookie demo -s 1` recorded it. */
export const readRecordedMatch = (game: string): string =>
  gunzipSync(readFileSync(new URL(`../fixtures/replays/${game}.jsonl.gz`, import.meta.url))).toString();
