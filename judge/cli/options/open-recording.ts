import { ReplayError } from '../../../replay/replay-error.ts';
import { readText } from '../../replay-files/read-text.ts';
import { readRecording, type Recording } from '../../rerun/read-recording.ts';
import { requireFile } from './require-file.ts';

/** The recording in a file that people named. */
export async function openRecording(path: string): Promise<Recording> {
  requireFile(path);
  try {
    return await readRecording(readText(path));
  } catch (error) {
    throw error instanceof ReplayError ? new ReplayError(`${path}: ${error.message}`) : error;
  }
}
