import { createHash } from 'node:crypto';
import { byPlayer } from '../../engine/core/players.ts';
import type { Match } from '../../engine/core/match.ts';
import { plainName } from '../../protocol/plain-name.ts';
import type { ReplayEnd } from '../../protocol/types/replay/end.ts';
import type { ReplayHeader } from '../../protocol/types/replay/header.ts';
import type { PrivateLine } from '../../protocol/types/replay/private.ts';
import type { ReplayRound } from '../../protocol/types/replay/round.ts';
import { DebugBudget } from '../../replay/debug-budget.ts';
import { makeEnd, makeHeader, makeRound } from '../../replay/make-lines.ts';
import { hideBots, splitEnd, splitRound } from '../../replay/private-part.ts';
import type { Fault } from '../../protocol/types/common.ts';
import type { MatchEnd, MatchWatcher, ReplayRecorder } from '../match/match-watcher.ts';
import { TOOL } from '../host/package-info.ts';
import { UsageError } from '../usage-error.ts';
import type { OutputFile } from './output-file.ts';

/** Whatever takes text: a file, a stream. */
interface Sink {
  write(text: string): unknown;
}

/** Records a match as JSON lines, the same in every file. */
export function recordReplay(files: readonly Sink[]): ReplayRecorder {
  const lines = new HashedLines(files);
  const write = (line: object): void => lines.write(line);
  return { ...watchLines({ header: write, round: write, end: write }), digest: () => lines.digest() };
}

/** A replay in two parts: what everybody may read, and what only its authors and the organiser may. */
export interface PartsRecorder extends ReplayRecorder {
  /** Of the private part; undefined when there was nothing to write into it. */
  privateDigest(): string | undefined;
}

/** @param hide takes out of a text what would say whose bots play, and where */
export function recordInParts(open: Sink, hidden: Sink, hide: (text: string) => string): PartsRecorder {
  const [openLines, hiddenLines] = [new HashedLines([open]), new HashedLines([hidden])];
  let head: PrivateLine;
  const writeHidden = (line: PrivateLine | undefined): void => {
    if (!line) return;
    if (hiddenLines.isEmpty) hiddenLines.write(head);
    hiddenLines.write(line);
  };
  const hideAll = <T extends string[]>(texts: T): T => texts.map(hide) as T;
  const hideReason = <F extends Fault>(fault: F): F => ({ ...fault, reason: hide(fault.reason) });
  return {
    ...watchLines({
      header: (line) => {
        const { tool, seed, names } = line;
        head = { private: 1, tool, seed, names };
        openLines.write(hideBots(line));
      },
      round: (line) => {
        const { open, hidden } = splitRound(line.stderr ? { ...line, stderr: hideAll(line.stderr) } : line);
        openLines.write(open.faults ? { ...open, faults: open.faults.map(hideReason) } : open);
        writeHidden(hidden);
      },
      end: (line, { seats }) => {
        const words = byPlayer((player) => (seats[player].verdict ? hide(seats[player].stderr) : ''));
        const { open, hidden } = splitEnd(line.stderr ? { ...line, stderr: hideAll(line.stderr) } : line, words);
        openLines.write({ ...open, verdicts: open.verdicts.map((verdict) => verdict && hideReason(verdict)) });
        writeHidden(hidden);
      },
    }),
    digest: () => openLines.digest(),
    privateDigest: () => (hiddenLines.isEmpty ? undefined : hiddenLines.digest()),
  };
}

/** Lines on their way into files, and the hash of them all. */
class HashedLines {
  isEmpty = true;
  private readonly hash = createHash('sha256');

  constructor(private readonly files: readonly Sink[]) {}

  write(line: object): void {
    this.isEmpty = false;
    const text = `${JSON.stringify(line)}\n`;
    this.hash.update(text);
    for (const file of this.files) file.write(text);
  }

  digest(): string {
    return `sha256:${this.hash.copy().digest('hex')}`;
  }
}

interface LineTaker {
  header(line: ReplayHeader): void;
  round(line: ReplayRound): void;
  end(line: ReplayEnd, end: MatchEnd): void;
}

/** Makes the lines of a replay from what happens in a match. */
function watchLines(taker: LineTaker): MatchWatcher {
  let budget: DebugBudget;
  return {
    begin: (start) => {
      budget = new DebugBudget(start.limits);
      taker.header(makeHeader({ tool: TOOL, ...start }));
    },
    round: (report, match) => {
      const debug = byPlayer((player) => budget.take(player, report.debug[player]));
      taker.round(makeRound({ ...report, debug }, match));
    },
    end: (end, stderr) => taker.end(makeEnd(end, stderr), end),
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
