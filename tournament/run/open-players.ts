import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import type { FunctionBot } from '../../judge/bot/function-bot.ts';
import { SYSTEM_PROC } from '../../judge/host/proc.ts';
import type { BlockPlayers } from '../../judge/slots/block-players.ts';
import { claimSlots, type ClaimedSlots } from '../../judge/slots/claim-slots.ts';
import { chooseSlots, countCores, type Slots } from '../../judge/slots/choose-slots.ts';
import { LocalSlots } from '../../judge/slots/local-slots.ts';
import { readMachineCores } from '../../judge/slots/machine-cores.ts';
import { OwnSlot } from '../../judge/slots/own-slot.ts';
import type { OpenTournament } from '../folder/open-tournament.ts';
import type { QueueEvent, QueueOptions } from '../queue/open-queue.ts';
import { requireFunctions } from './require-functions.ts';

/** Slots of this machine. */
export interface SlotOptions {
  /** How many matches at the same time; as many as there are cores for when not given. */
  readonly jobs?: number | undefined;
  /** Whether there may be more of them than fit. */
  readonly isForced?: boolean | undefined;
}

/** Where matches are played: on this machine, or with a queue on others. */
export interface PlayersOptions extends SlotOptions {
  readonly queue?: QueueOptions | undefined;
  /** Somebody who plays for others as well, such as a contest; not closed here. */
  readonly shared?: BlockPlayers | undefined;
}

interface OpenPlayersOptions {
  readonly game: LoadedGame;
  readonly players: PlayersOptions;
  /** The bots that are functions of this program. Where there are some, it plays all matches itself. */
  readonly functions: readonly FunctionBot[];
  /** Whether time decides how many blocks there will be. */
  readonly keepsPace: boolean;
  readonly onEvent?: ((event: QueueEvent) => void) | undefined;
}

/** Those who play, and the slots they play on where these are on this machine. */
export interface OpenedPlayers {
  readonly players: BlockPlayers;
  readonly slots: readonly (string | null)[];
  readonly isForced: boolean;
}

/** Where bots are named from, and where replays go. */
interface SlotPaths {
  readonly folder: string;
  readonly replays: string;
  /** Whether replays keep what is private in them. */
  readonly isWhole?: boolean;
}

/** The slots that people ask for on this machine. */
function findSlots(turns: 'serial' | 'parallel', { jobs, isForced = false }: SlotOptions): Slots {
  return chooseSlots(readMachineCores(SYSTEM_PROC), { turns, count: jobs, isForced });
}

/** The same, on cores that no other process of ours uses. The caller opens them. */
export function takeSlots(
  turns: 'serial' | 'parallel',
  { jobs, isForced = false }: SlotOptions,
): Promise<ClaimedSlots> {
  return claimSlots(readMachineCores(SYSTEM_PROC), { turns, count: jobs, isForced });
}

/** How matches are played at the same time, for the definition. The workers of a queue are not known yet. */
export function planSlots(
  turns: 'serial' | 'parallel',
  options: PlayersOptions,
): { readonly count: number; readonly coresEach: number } {
  if (options.queue !== undefined) return { count: 1, coresEach: countCores(turns) };
  const { cpus, coresEach } = findSlots(turns, options);
  return { count: cpus.length, coresEach };
}

/** Slots in judge processes of their own. The caller closes them. */
export function openSlots(slots: ClaimedSlots, paths: SlotPaths): LocalSlots {
  return new LocalSlots(slots, { ...paths, canPin: readMachineCores(SYSTEM_PROC).isKnown });
}

/** Those who play a tournament. The caller closes them. */
export async function openPlayers(open: OpenTournament, options: OpenPlayersOptions): Promise<OpenedPlayers> {
  const { game, players, keepsPace, onEvent } = options;
  const { root: folder, replays } = open.paths;
  const functions = requireFunctions(open.state(), open.privateTable, options.functions, players);
  if (functions.length > 0) {
    return { players: new OwnSlot({ game, functions, folder, replays }), slots: [null], isForced: false };
  }
  if (players.shared !== undefined) return { players: share(players.shared), slots: [], isForced: false };
  if (players.queue !== undefined) {
    // Only who uses a queue loads what it needs.
    const { openQueue } = await import('../queue/open-queue.ts');
    return {
      players: await openQueue(open, { ...players.queue, state: open.state(), game, keepsPace, onEvent }),
      slots: [],
      isForced: false,
    };
  }
  const slots = await takeSlots(open.definition.turns, players);
  if (slots.remark !== undefined) onEvent?.({ kind: 'log', line: slots.remark });
  return { players: openSlots(slots, { folder, replays }), slots: slots.cpus, isForced: slots.isForced };
}

/** The lender closes them. */
const share = (players: BlockPlayers): BlockPlayers => ({
  get count() {
    return players.count;
  },
  play: (order, onPlayed, signal) => players.play(order, onPlayed, signal),
  ...(players.watchWorkers && { watchWorkers: players.watchWorkers.bind(players) }),
  close: () => {},
});

/** Finds out what stands in the way of a queue before anything is begun. */
export async function checkPlayers({ queue }: PlayersOptions): Promise<void> {
  if (queue !== undefined) await (await import('../queue/open-queue.ts')).checkQueue(queue);
}
