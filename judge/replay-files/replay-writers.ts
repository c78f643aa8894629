import { createHash } from 'node:crypto';
import type { MatchWatcher, ReplayRecorder } from '../match/report.ts';
import { endLine, headerLine, roundLine } from './replay-lines.ts';
import type { OutputFile } from './output-file.ts';

/** Records a match as JSON lines, the same in every file. */
export function recordReplay(files: readonly OutputFile[]): ReplayRecorder {
  const hash = createHash('sha256');
  const write = (line: object): void => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    for (const file of files) file.write(text);
  };
  return {
    begin: (start) => write(headerLine(start)),
    round: (report, match) => write(roundLine(report, match)),
    end: (report) => write(endLine(report)),
    digest: () => `sha256:${hash.copy().digest('hex')}`,
  };
}

/** Records a match as the published game's text. */
export function recordText(file: OutputFile): MatchWatcher {
  return {
    begin: ({ match, names }) => file.write(match.replayHeader(names)),
    round: (_, match) => file.write(match.replayRound()),
  };
}
