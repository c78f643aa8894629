// How a verdict of the made cup is called a timeout, with an arithmetic that fits or does not.
import type { Evidence } from '../../../protocol/types/common.ts';
import type { ReplayEnd } from '../../../protocol/types/replay/end.ts';
import type { ReplayHeader } from '../../../protocol/types/replay/header.ts';
import type { Played } from '../../../protocol/types/tournament/record.ts';
import type { Forger } from './made-cup.ts';

export const changeEnd = (forger: Forger, id: string, change: (end: ReplayEnd) => ReplayEnd): void =>
  forger.changeReplay(id, (lines) => [
    ...lines.slice(0, -1),
    JSON.stringify(change(JSON.parse(lines.at(-1)!) as ReplayEnd)),
  ]);

export const LATE =
  'gave no answer within 1 ms (wall 2.0 ms - 0.0 ms without a CPU - 0.0 ms judge lag = 2.0 ms of its own; CPU 0.0 ms)';
export const LATE_SUM = 'wall 3.0 ms - 0.0 ms without a CPU - 0.0 ms judge lag = 3.0 ms of its own; CPU 0.0 ms';
export const LATE_ANSWER =
  'answered after 1000 ms (wall 2000.0 ms - 0.0 ms without a CPU - 0.0 ms judge lag = 2000.0 ms of its own; CPU 0.0 ms); think faster';
export const CPU_IN_A_ROUND = 'used 12 ms of CPU time in one round, all its threads and processes together';
const CRASH = /("code":")crashed","reason":"[^"]*"/g;

/** Of so much time, all of it its own. */
export const evidence = (wallMs: number): Evidence => ({
  wallMs,
  cpuMs: 0,
  waitMs: 0,
  lagMs: 0,
  frozenMs: 0,
  limitMs: 1000,
  forgivenMs: 0,
  heldMs: 0,
  ownMs: wallMs,
  hostMs: 0,
  rivalsMs: 0,
  othersMs: 0,
});
export const LATE_EVIDENCE: Evidence = { ...evidence(2), limitMs: 1 };

/** Writes another verdict over that of the bot that crashed in match 2.1, in its replay and its record. */
export function callTimeout(
  cup: Forger,
  given: string | ((limits: ReplayHeader['limits']) => string),
  evidence: Evidence | null = null,
): void {
  let reason = '';
  cup.changeHeader('2.1', (header) => {
    reason = typeof given === 'string' ? given : given(header.limits);
    return header;
  });
  cup.changeReplay('2.1', (lines) =>
    lines.map((line) => line.replace(CRASH, (_, code) => `${code}timeout","reason":${JSON.stringify(reason)}`)),
  );
  changeEnd(cup, '2.1', (end) => ({
    ...end,
    verdicts: end.verdicts.map((verdict) => verdict && { ...verdict, evidence }) as ReplayEnd['verdicts'],
  }));
  cup.changePlayed('2.1', (played) => ({
    ...played,
    seats: played.seats.map(({ verdict, ...seat }) => ({
      ...seat,
      verdict: verdict && { ...verdict, code: 'timeout', reason },
    })) as Played['seats'],
  }));
}
