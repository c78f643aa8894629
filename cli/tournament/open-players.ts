import { SYSTEM_PROC } from '../../judge/host/proc.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import type { OpenTournament } from '../../tournament/folder/open-tournament.ts';
import type { BlockPlayers } from '../../judge/slots/block-players.ts';
import { chooseSlots, countCores, type Slots } from '../../judge/slots/choose-slots.ts';
import { LocalSlots } from '../../judge/slots/local-slots.ts';
import { readMachineCores } from '../../judge/slots/machine-cores.ts';
import { parseJobs, type RunOptions } from './tournament-options.ts';

/** Those who play, and the slots they play on where these are on this machine. */
export interface OpenedPlayers {
  readonly players: BlockPlayers;
  readonly slots: readonly string[];
  readonly isForced: boolean;
}

/** The slots that people ask for on this machine. */
export function findSlots(turns: 'serial' | 'parallel', options: Pick<RunOptions, 'jobs' | 'force'>): Slots {
  const slotOptions = { turns, count: parseJobs(options), isForced: options.force ?? false };
  return chooseSlots(readMachineCores(SYSTEM_PROC), slotOptions);
}

/** How matches are played at the same time, for the definition. Who comes to play on a queue is not known yet. */
export function planSlots(
  turns: 'serial' | 'parallel',
  options: RunOptions,
): { readonly count: number; readonly coresEach: number } {
  if (options.queue !== undefined) return { count: 1, coresEach: countCores(turns) };
  const { cpus, coresEach } = findSlots(turns, options);
  return { count: cpus.length, coresEach };
}

/** Slots of this machine, or with --queue workers on others. Whoever gets them closes them. */
export async function openPlayers(open: OpenTournament, game: LoadedGame, options: RunOptions): Promise<OpenedPlayers> {
  if (options.queue !== undefined) {
    // Only who uses a queue loads what it needs.
    const { openQueue } = await import('../queue/open-queue.ts');
    return { players: await openQueue(open, game, options), slots: [], isForced: false };
  }
  const slots = findSlots(open.definition.turns, options);
  const { root, replays } = open.places;
  const canPin = readMachineCores(SYSTEM_PROC).isKnown;
  const players = new LocalSlots(slots, { folder: root, replays, canPin });
  return { players, slots: slots.cpus, isForced: slots.isForced };
}

/** Tells what stands in the way of a queue before anything is begun. */
export async function checkPlayers(options: RunOptions): Promise<void> {
  if (options.queue !== undefined) await (await import('../queue/open-queue.ts')).checkQueue(options);
}
