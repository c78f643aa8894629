import type { Recording } from '../../judge/rerun/read-recording.ts';
import { findReplayBots } from './uncover-replay.ts';

/** A replay of a tournament does not say which bots played; its folder does. */
export function nameRecordedBots(recording: Recording, path: string): Recording {
  const bots = recording.header.bots ?? findReplayBots(path);
  return bots ? { ...recording, header: { ...recording.header, bots } } : recording;
}
