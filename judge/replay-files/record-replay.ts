import { createHash } from 'node:crypto';
import { byPlayer } from '../../engine/core/players.ts';
import type { Match } from '../../engine/core/match.ts';
import { plainName } from '../../protocol/plain-name.ts';
import { DebugBudget } from '../../replay/debug-budget.ts';
import { makeEnd, makeHeader, makeRound } from '../../replay/make-lines.ts';
import type { MatchWatcher, ReplayRecorder } from '../match/match-watcher.ts';
import { TOOL } from '../host/package-info.ts';
import { UsageError } from '../usage-error.ts';
import type { OutputFile } from './output-file.ts';

/** Whatever takes text: a file, a stream. */
interface Sink {
  write(text: string): unknown;
}

/** Records a match as JSON lines, the same in every file. */
export function recordReplay(files: readonly Sink[]): ReplayRecorder {
  const hash = createHash('sha256');
  let budget: DebugBudget;
  const write = (line: object): void => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    for (const file of files) file.write(text);
  };
  return {
    begin: (start) => {
      budget = new DebugBudget(start.limits);
      write(makeHeader({ tool: TOOL, ...start }));
    },
    round: (report, match) => {
      const debug = byPlayer((player) => budget.take(player, report.debug[player]));
      write(makeRound({ ...report, debug }, match));
    },
    end: (end, stderr) => write(makeEnd(end, stderr)),
    digest: () => `sha256:${hash.copy().digest('hex')}`,
  };
}

/** Records a match as the published game's text. */
export function recordText(file: OutputFile): MatchWatcher {
  return {
    // The published program writes names as they are, equal ones too.
    begin: ({ match, names }) => {
      requireText(match);
      file.write(match.replayHeader(byPlayer((player) => plainName(names[player]))));
    },
    round: (_, match) => file.write(match.replayRound()),
  };
}

/** Told before a round is played. */
function requireText({ hasText, title }: Match): void {
  if (!hasText) throw new UsageError(`${title} has no .res form`, 'write its replay as .jsonl');
}
