import { Option } from 'commander';
import { chooseClock } from '../../judge/bot/limits.ts';
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

export const parseClock = ({ clock, limits }: ClockOptions): ClockChoice => chooseClock(limits, clock);
