import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import type { MatchResult } from '../../protocol/types/match/result.ts';
import type { ReplayRecorder } from '../match/match-watcher.ts';
import { playMatch, type PlayMatchOptions } from '../match/play-match.ts';
import { splitFunctions, type PlayableJob } from '../match/split-functions.ts';
import { OutputFile } from '../replay-files/output-file.ts';
import { recordInParts, recordReplay } from '../replay-files/record-replay.ts';
import { locatePrivatePart } from '../replay-files/replay-names.ts';
import { hideBots, hideTexts } from './hide-bots.ts';

/** A match whose replay is on the disk. */
export interface PlayedToFile {
  readonly result: MatchResult;
  /** Of the private part of the replay; undefined where there is none. */
  readonly privateDigest: string | undefined;
}

/** Plays a match and keeps its replay. When this returns, the replay is on the disk; a failure of ours leaves none. */
export async function playToFile(job: PlayableJob, path: string, options: PlayMatchOptions): Promise<PlayedToFile> {
  const file = openFile(path);
  try {
    const result = await playRecorded(job, recordReplay([file]), options);
    await commit(file);
    return { result, privateDigest: undefined };
  } finally {
    file.discard();
  }
}

/** The same, with what only authors and the organiser may read in a file of its own. */
export async function playInParts(job: PlayableJob, path: string, options: PlayMatchOptions): Promise<PlayedToFile> {
  const [file, hidden] = [openFile(path), openFile(locatePrivatePart(path))];
  const hide = hideBots(splitFunctions(job, options.functions).job, options.from ?? process.cwd());
  const recorder = recordInParts(file, hidden, hide);
  try {
    const result = await playRecorded(job, recorder, options);
    const privateDigest = recorder.privateDigest();
    // A judge that was killed may have left one there.
    rmSync(hidden.path, { force: true });
    if (privateDigest !== undefined) await commit(hidden);
    await commit(file);
    return { result: hideTexts(result, hide), privateDigest };
  } finally {
    file.discard();
    hidden.discard();
  }
}

async function playRecorded(job: PlayableJob, replay: ReplayRecorder, options: PlayMatchOptions): Promise<MatchResult> {
  let failure: unknown;
  const watcher = { fail: (error: unknown) => void (failure = error) };
  const result = await playMatch(job, { ...options, replay, watchers: [...(options.watchers ?? []), watcher] });
  if (failure !== undefined) throw failure;
  return result;
}

const openFile = (path: string): OutputFile => new OutputFile(path, { form: 'lines', isCompressed: true });

async function commit(file: OutputFile): Promise<void> {
  await file.commit();
  sync(file.path);
}

/** The journal must not know of a replay that a power cut could take away. */
function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
