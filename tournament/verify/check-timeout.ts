import { describeSum, findOwnTime } from '../../judge/match/own-time.ts';
import { cutText } from '../../protocol/visible-text.ts';
import type { Evidence, Fault } from '../../protocol/types/common.ts';
import type { ReplayHeader } from '../../protocol/types/replay/header.ts';

type Limits = ReplayHeader['limits'];

interface Accused {
  readonly verdict: Fault;
  /** The limits that its replay says were set. */
  readonly limits: Limits;
  /** How it is called in sentences. */
  readonly who: string;
}

type Check = (accused: Accused, matched: readonly string[]) => string[];

/** As much of a reason as is shown. */
const MAX_SHOWN = 120;

/** Evidence has more digits than anybody reads; CPU time is given in whole milliseconds. */
const ROUNDING_MS = 0.5;

/**
 * Nobody can measure a time again. But whoever is out of time has used up a limit that was set, by numbers that the judge wrote
 * down and that add up: a timeout without them is what anybody could write over another end.
 */
export function checkTimeout(verdict: Fault | null, player: number, limits: Limits): string[] {
  if (verdict?.code !== 'timeout') return [];
  const accused = { verdict, limits, who: `player ${player}` };
  for (const [form, check] of FORMS) {
    const matched = form.exec(verdict.reason);
    if (matched) return check(accused, matched.slice(1));
  }
  return [
    `${accused.who} is out by its time, for no reason that the judge gives: "${cutText(verdict.reason, MAX_SHOWN)}"`,
  ];
}

const checkDeadline: Check = ({ verdict: { evidence }, limits, who }, [limit, sum]) => {
  if (!isOfDeadline(evidence)) return [`${who} is out by its time, and there is no evidence of how it was spent`];
  const { limitMs, ownMs, wallMs } = evidence;
  const { startMs, roundMs } = limits;
  if (limitMs !== startMs && limitMs !== roundMs)
    return [`${who} is out by a limit of ${limitMs} ms: expected ${startMs} ms for a first answer, or ${roundMs} ms`];
  if (limit !== String(limitMs))
    return [`${who} is out by a limit of ${limitMs} ms, and its verdict says ${cutText(limit ?? '', MAX_SHOWN)} ms`];
  const time = readOwnTime(evidence, limits);
  if (Math.abs(time.ownMs - ownMs) > ROUNDING_MS)
    return [
      `the times of the verdict of ${who} do not add up: ${wallMs} ms in all give ${time.ownMs} ms of its own, and it has ${ownMs}`,
    ];
  if (sum !== describeSum(time))
    return [
      `the verdict of ${who} says "${cutText(sum ?? '', MAX_SHOWN)}", and its evidence gives "${describeSum(time)}"`,
    ];
  return ownMs >= limitMs - ROUNDING_MS ? [] : [`${who} is out by its time, and used ${ownMs} ms of ${limitMs}`];
};

type DeadlineEvidence = Evidence & Required<Pick<Evidence, 'ownMs' | 'limitMs' | 'forgivenMs' | 'heldMs' | 'rivalsMs'>>;

function isOfDeadline(evidence: Evidence | null | undefined): evidence is DeadlineEvidence {
  const numbers = [evidence?.ownMs, evidence?.limitMs, evidence?.forgivenMs, evidence?.heldMs, evidence?.rivalsMs];
  return !numbers.includes(undefined);
}

/** The judge's own arithmetic, with what it had read. */
function readOwnTime({ cpuMs, waitMs, othersMs, frozenMs = 0, heldMs, ...read }: DeadlineEvidence, limits: Limits) {
  const clocks = {
    ...read,
    frozenMs,
    cpuMs: cpuMs ?? undefined,
    waitMs: waitMs ?? undefined,
    othersMs: othersMs ?? undefined,
    idleMs: undefined,
  };
  return findOwnTime({ clocks, heldMs }, limits);
}

const checkMatchCpu: Check = ({ limits: { cpuMs }, who }, [used, allowed]) => {
  const expected = cpuMs === null ? [] : [cpuMs];
  return checkCpu(`${who} is out by its CPU time in the match`, Number(used), Number(allowed), expected);
};

/** A first answer has as much more as its time limit is longer. */
const checkRoundCpu: Check = ({ limits: { cpuRoundMs, startMs, roundMs }, who }, [used, allowed]) => {
  const isSet = cpuRoundMs !== null && cpuRoundMs !== undefined;
  const shares = roundMs === null ? [1] : [1, ...(startMs === null ? [] : [startMs / roundMs])];
  const expected = isSet ? shares.map((share) => Math.round(cpuRoundMs * share)) : [];
  return checkCpu(`${who} is out by its CPU time in a round`, Number(used), Number(allowed), expected);
};

function checkCpu(what: string, used: number, allowed: number, limits: readonly number[]): string[] {
  if (!limits.includes(allowed))
    return [`${what}, with ${allowed} ms allowed: expected ${limits.join(' or ') || 'no limit'}`];
  return used >= allowed - ROUNDING_MS ? [] : [`${what}, and used ${used} ms of ${allowed}`];
}

/** What the judge says of who is out of time, as far as it has numbers. */
const FORMS: readonly (readonly [form: RegExp, check: Check])[] = [
  [/^(?:gave no answer within|answered after) (\S+) ms \((wall .+? of its own);/, checkDeadline],
  [/^used (\d+) ms of CPU time in this match; (\S+) are allowed/, checkMatchCpu],
  [/^used (\d+) ms of CPU time in one round, all its threads and processes together; (\d+) are allowed/, checkRoundCpu],
];
