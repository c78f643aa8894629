import type { MatchWatcher } from '../match/report.ts';
import { endLine, headerLine, roundLine } from './replay-lines.ts';
import type { OutputFile } from './output-file.ts';

/** Records a match: as the published game's text for a name in .res or .out, else as JSON lines. */
export function replayWriter(file: OutputFile): MatchWatcher {
  return /\.(res|out)(\.gz)?$/.test(file.path) ? textWriter(file) : lineWriter(file);
}

function lineWriter(file: OutputFile): MatchWatcher {
  const write = (line: object): void => file.write(`${JSON.stringify(line)}\n`);
  return {
    begin: (start) => write(headerLine(start)),
    round: (report, match) => write(roundLine(report, match)),
    end: (report) => write(endLine(report)),
  };
}

function textWriter(file: OutputFile): MatchWatcher {
  return {
    begin: ({ match, names }) => file.write(match.replayHeader(names)),
    round: (_, match) => file.write(match.replayRound()),
  };
}
