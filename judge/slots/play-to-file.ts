import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { MatchResult } from '../../protocol/types/match/result.ts';
import { playMatch, type PlayMatchOptions } from '../match/play-match.ts';
import type { PlayableJob } from '../match/split-functions.ts';
import { OutputFile } from '../replay-files/output-file.ts';
import { recordReplay } from '../replay-files/record-replay.ts';

/** Plays a match and keeps its replay. When this returns, the replay is on the disk; a failure of ours leaves none. */
export async function playToFile(job: PlayableJob, path: string, options: PlayMatchOptions): Promise<MatchResult> {
  const file = new OutputFile(path, { form: 'lines', isCompressed: true });
  let failure: unknown;
  try {
    const result = await playMatch(job, {
      ...options,
      replay: recordReplay([file]),
      watchers: [...(options.watchers ?? []), { fail: (error) => void (failure = error) }],
    });
    if (failure !== undefined) throw failure;
    await file.commit();
    sync(path);
    return result;
  } finally {
    file.discard();
  }
}

/** The journal must not know of a replay that a power cut could take away. */
function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
