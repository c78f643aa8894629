import { UsageError } from '../usage-error.ts';
import type { MachineCores } from './machine-cores.ts';

/** Where matches are played at the same time. */
export interface Slots {
  /** The CPUs of each slot, as taskset takes them. */
  readonly cpus: readonly string[];
  readonly coresEach: number;
  /** Whether there are more than fit, because people insisted. */
  readonly isForced: boolean;
}

export interface SlotOptions {
  readonly turns: 'serial' | 'parallel';
  /** How many; as many as fit when not given. */
  readonly count?: number | undefined;
  readonly isForced: boolean;
}

const BOTS_AND_JUDGE = 5;

/**
 * Gives every slot cores of its own. Bots that compute one after another share one core with the judge; those that compute
 * all at once need one each. Where there are more than two cores, the first is left to the system and the coordinator.
 */
export function chooseSlots(machine: MachineCores, { turns, count, isForced }: SlotOptions): Slots {
  const coresEach = countCores(turns);
  const spare = findSpareCores(machine);
  const { quota } = machine;
  const usable = Math.min(spare.length, Math.max(1, Math.floor(quota ?? Infinity)));
  const most = Math.floor(usable / coresEach);
  if ((count ?? 1) > most && !isForced) throw refuse(count ?? 1, most, usable, coresEach);
  const slots = count ?? Math.max(1, most);
  return {
    cpus: Array.from({ length: slots }, (_, slot) => takeCores(spare, slot, coresEach)),
    coresEach,
    isForced: slots > most,
  };
}

/** The cores that slots may have. */
export const findSpareCores = ({ cores }: MachineCores): readonly string[] =>
  cores.length > 2 ? cores.slice(1) : cores;

/** How many cores a match needs. */
export const countCores = (turns: 'serial' | 'parallel'): number => (turns === 'serial' ? 1 : BOTS_AND_JUDGE);

/** The cores of a slot; by force the same ones serve several. */
function takeCores(cores: readonly string[], slot: number, coresEach: number): string {
  const taken = Array.from({ length: coresEach }, (_, index) => cores[(slot * coresEach + index) % cores.length]!);
  return [...new Set(taken)].join(',');
}

function refuse(count: number, most: number, usable: number, coresEach: number): UsageError {
  const cores = usable === 1 ? '1 core' : `${usable} cores`;
  if (most === 0) {
    return new UsageError(
      `bots that compute at the same time need ${coresEach} cores for a match, and ${cores} can be used here`,
      'use --turns serial, or --force: then every record says so',
    );
  }
  return new UsageError(
    `${count} matches at once need ${count * coresEach} cores, and ${cores} can be used here`,
    `use -j ${most} at most, or --force: then every record says so`,
  );
}
