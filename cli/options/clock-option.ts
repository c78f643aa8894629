import { Option } from 'commander';
import { CLOCKS, type ClockChoice } from '../../judge/host/bot-group.ts';
import type { LimitOptions } from './limit-options.ts';

export interface ClockOptions extends LimitOptions {
  readonly clock: ClockChoice;
}

export function makeClockOption(): Option {
  const about =
    'how bots are measured and stopped: as cgroups, or by reading /proc, which misses processes that end fast';
  return new Option('--clock <kind>', about).choices(CLOCKS).default('auto');
}

/** The clock to use: in a contest one that nothing escapes, unless people ask for less expressly. */
export function parseClock({ clock, limits }: ClockOptions): ClockChoice {
  return clock === 'auto' && limits === 'contest' ? 'cgroup' : clock;
}
