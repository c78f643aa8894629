import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { locatePrivatePart } from '../../judge/replay-files/replay-names.ts';
import { findLastStderr } from '../../replay/private-part.ts';
import { findReplayName } from '../journal/find-replay-name.ts';
import type { ReadLastStderr } from './report-data.ts';

/** As much of its standard error as a page shows of a bot that went out. */
const MAX_CHARACTERS = 2000;

/** Reads the last words of bots from the private parts of replays, as far as these are there. */
export function makeLastWordsReader(replays: string): ReadLastStderr {
  return (played, player) => {
    if (played.private === undefined) return '';
    const replay = join(replays, `${findReplayName(played)}.jsonl.gz`);
    const hidden = locatePrivatePart(replay);
    try {
      const text = gunzipSync(readFileSync(existsSync(hidden) ? hidden : replay)).toString('utf8');
      return findLastStderr(text, player, MAX_CHARACTERS);
    } catch {
      // Erased, or damaged, which "verify" reports: a report can do without.
      return '';
    }
  };
}
