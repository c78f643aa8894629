import type { Command } from 'commander';
import type { SlotOptions } from '../../tournament/run/open-players.ts';
import { parseWholeNumber } from './parse-whole-number.ts';

/** How many matches at the same time, as people write it. */
export interface SlotCommandOptions {
  readonly jobs?: string;
  readonly force?: boolean;
}

const MAX_JOBS = 1024;

export function addSlotOptions(
  command: Command,
  aboutForce = 'allow more of them than fit; every record says so',
): void {
  command
    .option('-j, --jobs <number>', 'matches at the same time; as many as there are cores for')
    .option('--force', aboutForce);
}

export function parseSlots({ jobs, force = false }: SlotCommandOptions): SlotOptions {
  return { jobs: jobs === undefined ? undefined : parseWholeNumber('-j', jobs, 1, MAX_JOBS), isForced: force };
}
