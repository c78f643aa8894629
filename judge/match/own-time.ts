import type { Deadline } from '../bot/observations.ts';
import type { Limits } from '../bot/limits.ts';
import type { Clocks, DeadlineClocks } from '../host/round-clock.ts';

/** Where the time of an answer went, in milliseconds: wall time and what it owes are all the others together. */
export interface OwnTime {
  readonly wallMs: number;
  /** What it computed before, in the turns of others. */
  readonly owedMs: number;
  /** What is given back of the time in which it wanted to run and could not. */
  readonly forgivenMs: number;
  readonly lagMs: number;
  /** In which a debugger held it. */
  readonly heldMs: number;
  /** What the bot used up itself: computing, or asleep. */
  readonly ownMs: number;
  /** How long the machine kept it waiting, without what the other bots of the match used meanwhile. */
  readonly hostMs: number;
}

/**
 * Splits the time of a late answer. What a bot waited for a CPU is given back, but no more than others have used the machine
 * meanwhile, nor so much that less were left than it computed, on as many cores as it may use.
 */
export function findOwnTime({ clocks, heldMs }: Pick<Deadline, 'clocks' | 'heldMs'>, limits: Limits): OwnTime {
  const { wallMs, cpuMs = 0, waitMs = 0, lagMs, owedMs = 0, rivalsMs, othersMs = Infinity } = clocks;
  const restMs = Math.max(0, wallMs - lagMs - heldMs - cpuMs / countCores(limits));
  const forgivenMs = Math.min(waitMs, othersMs + rivalsMs, restMs);
  return {
    wallMs,
    owedMs,
    forgivenMs,
    lagMs,
    heldMs,
    ownMs: Math.max(0, wallMs - lagMs - heldMs - forgivenMs) + owedMs,
    hostMs: Math.max(0, Math.min(forgivenMs - rivalsMs, othersMs)),
  };
}

/** On how many cores a bot may compute at the same time. */
export function countCores({ roundMs, cpuRoundMs }: Limits): number {
  return cpuRoundMs && roundMs ? Math.max(1, cpuRoundMs / roundMs) : 1;
}

const tenths = (ms: number): number => Math.round(ms * 10);

const show = (value: number): string => `${(value / 10).toFixed(1)} ms`;

/** As a sum that anybody can check: its terms are rounded first, and then subtracted. Verification compares it, letter by letter. */
export function describeSum(time: OwnTime): string {
  const terms = [
    [time.forgivenMs, 'without a CPU'],
    [time.lagMs, 'judge lag'],
    ...(time.heldMs > 0 ? [[time.heldMs, 'held by a debugger'] as const] : []),
  ] as const;
  const own = terms.reduce((rest, [ms]) => rest - tenths(ms), tenths(time.wallMs) + tenths(time.owedMs));
  const owed = time.owedMs > 0 ? ` + ${show(tenths(time.owedMs))} computed in the turns of others` : '';
  const sum = terms.map(([ms, what]) => ` - ${show(tenths(ms))} ${what}`).join('');
  return `wall ${show(tenths(time.wallMs))}${owed}${sum} = ${show(own)} of its own`;
}

/** Where the time went, and what else is known of it. */
export function describeOwnTime(time: OwnTime, { cpuMs, frozenMs }: Clocks): string {
  const cpu = cpuMs === undefined ? 'this system does not report CPU times' : `CPU ${show(tenths(cpuMs))}`;
  const frozen = frozenMs > 0 ? `, stopped for ${show(tenths(frozenMs))} before it` : '';
  return `${describeSum(time)}; ${cpu}${frozen}`;
}

/** The clocks of an answer that was read without any regard to others. */
export const withoutOthers = (clocks: Clocks): DeadlineClocks => ({
  ...clocks,
  rivalsMs: 0,
  othersMs: undefined,
  idleMs: undefined,
});
