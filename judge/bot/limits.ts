import type { Limits } from '../../protocol/types/common.ts';
import { USUAL_DEBUG_BUDGET } from '../../replay/debug-budget.ts';
import type { ClockChoice } from '../host/bot-group.ts';

export type { Limits };

const relaxed: Limits = {
  startMs: 5000,
  roundMs: 1000,
  cpuMs: null,
  orders: 1000,
  lineBytes: 1_048_576,
  roundBytes: 4 * 1_048_576,
  stderrBytes: 4096,
  stderrMatchBytes: 1_048_576,
  ...USUAL_DEBUG_BUDGET,
  depth: 64,
  memoryMb: 1024,
  processes: 64,
  threads: 512,
};

/** Tight, as in a real contest: a hundred milliseconds a round on one core, and a budget of CPU time for the match. */
const contest: Limits = {
  ...relaxed,
  startMs: 2000,
  roundMs: 100,
  cpuMs: 10_000,
  cpuRoundMs: 100,
  memoryMb: 512,
  processes: 16,
  threads: 128,
};

/** Nothing that could get in the way of a debugger. The sizes that protect the judge itself stay. */
export const NO_LIMITS = {
  startMs: null,
  roundMs: null,
  cpuMs: null,
  cpuRoundMs: null,
  memoryMb: null,
  processes: null,
  threads: null,
} as const;

const none: Limits = { ...relaxed, ...NO_LIMITS };

export const LIMIT_PRESETS = { relaxed, contest, none } as const;

export const DEFAULT_LIMITS = relaxed;

/** How bots with the limits of a preset are measured: in a contest by clocks that nothing escapes, unless less is asked for expressly. */
export function chooseClock(
  preset: keyof typeof LIMIT_PRESETS | false | undefined,
  asked: ClockChoice = 'auto',
): ClockChoice {
  return asked === 'auto' && preset === 'contest' ? 'cgroup' : asked;
}

/** Every limit as it is in a match on a machine with so many cores. */
export function completeLimits(limits: Limits, cores: number): Required<Limits> {
  const { roundMs, cpuRoundMs = roundMs === null ? null : roundMs * cores, threads = null } = limits;
  return { ...USUAL_DEBUG_BUDGET, ...limits, cpuRoundMs, threads };
}
