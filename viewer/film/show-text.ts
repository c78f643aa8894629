import type { ByPlayer } from '../../engine/core/players.ts';
import { makeVisible, makeVisibleLines } from '../../protocol/visible-text.ts';
import type { Debug, Fault } from '../../protocol/types/common.ts';
import type { ReplayEnd } from '../../protocol/types/replay/end.ts';

// What bots say is text: nothing in it may play tricks on the page. It is made so once, when the film is made.

export function showNames(names: ByPlayer<string>): ByPlayer<string> {
  return names.map(makeVisible) as ByPlayer<string>;
}

/** Things with a reason: faults, refusals, what was forgiven. */
export function showReasons<T extends { reason: string }>(items: readonly T[]): T[] {
  return items.map((item) => ({ ...item, reason: makeVisible(String(item.reason)) }));
}

export function showLines(texts: ByPlayer<string>): ByPlayer<string> {
  return texts.map(makeVisibleLines) as ByPlayer<string>;
}

export function showDebug(debug: Debug | null): Debug | null {
  if (debug === null) return null;
  const { notes, metrics, marks } = debug;
  return {
    ...debug,
    ...(notes === undefined ? {} : { notes: makeVisibleLines(notes) }),
    ...(metrics
      ? { metrics: Object.fromEntries(Object.entries(metrics).map(([name, value]) => [makeVisible(name), value])) }
      : {}),
    ...(marks
      ? { marks: marks.map((mark) => (mark.label === undefined ? mark : { ...mark, label: makeVisible(mark.label) })) }
      : {}),
  };
}

export function showEnd(end: ReplayEnd): ReplayEnd {
  const { verdicts, stderr, interrupted } = end;
  return {
    ...end,
    verdicts: verdicts.map((verdict) => verdict && showReasons([verdict])[0]!) as ByPlayer<Fault | null>,
    ...(stderr ? { stderr: showLines(stderr) } : {}),
    ...(interrupted === undefined ? {} : { interrupted: makeVisible(interrupted) }),
  };
}
