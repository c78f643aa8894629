import { findProgram } from '../prepare/find-program.ts';
import { makeReplayName } from './replay-name.ts';
import type { BlockOrder, BlockPlayers, PlayedMatch } from './block-players.ts';
import type { ClaimedSlots } from './claim-slots.ts';
import type { Slots } from './choose-slots.ts';
import { JudgeSlot, SlotClosed } from './judge-slot.ts';

interface Context {
  /** Where the paths of bots start from. */
  readonly folder: string;
  /** Where replays go. */
  readonly replays: string;
  /** Whether replays have everything in them; where it is not said, what is private goes beside them. */
  readonly isWhole?: boolean;
  /** Whether the system lets processes be pinned to cores. */
  readonly canPin: boolean;
  /** Where the game of a digest is, if games are sent here by somebody else. */
  readonly locateGame?: (digest: string) => string;
}

/** Plays blocks on cores of this machine. */
export class LocalSlots implements BlockPlayers {
  private readonly all: readonly JudgeSlot[];
  private readonly free: JudgeSlot[];
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly slots: Slots & Partial<Pick<ClaimedSlots, 'claims'>>,
    private readonly context: Context,
  ) {
    const pins = context.canPin && findProgram('taskset') !== undefined;
    this.all = slots.cpus.map((cpus, number) => {
      const claims = slots.claims?.[number] ?? [];
      return new JudgeSlot(number, pins ? cpus : null, context.folder, claims);
    });
    this.free = [...this.all];
  }

  get count(): number {
    return this.all.length;
  }

  async play(order: BlockOrder, onPlayed: (played: PlayedMatch) => void, signal: AbortSignal): Promise<void> {
    const taken = await this.take(order.isAlone ? this.all.length : 1);
    try {
      for (const match of order.matches) {
        if (signal.aborted) return;
        const { replays, isWhole = false, locateGame } = this.context;
        const { gameFrom } = match.job;
        const { result, privateDigest, pinned, isShared } = await taken[0]!.play({
          job: match.job,
          game: gameFrom && locateGame?.(gameFrom.digest),
          replay: `${replays}/${makeReplayName(match)}.jsonl.gz`,
          isPublic: !isWhole,
        });
        onPlayed({ order: match, result, privateDigest, pinned, isForced: this.slots.isForced || isShared });
      }
    } catch (error) {
      if (!(error instanceof SlotClosed)) throw error;
    } finally {
      this.giveBack(taken);
    }
  }

  /** Lets somebody use the cores of a slot for something else than a match. */
  async lend<T>(use: (cpus: string | null) => Promise<T>): Promise<T> {
    const taken = await this.take(1);
    try {
      return await use(taken[0]!.cpus);
    } finally {
      this.giveBack(taken);
    }
  }

  private async take(needed: number): Promise<JudgeSlot[]> {
    while (this.free.length < needed) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.free.splice(0, needed);
  }

  private giveBack(slots: readonly JudgeSlot[]): void {
    this.free.push(...slots);
    for (const wake of this.waiting.splice(0)) wake();
  }

  close(): void {
    for (const slot of this.all) slot.close();
  }
}
