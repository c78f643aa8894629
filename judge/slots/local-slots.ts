import { findProgram } from '../prepare/find-program.ts';
import { makeReplayName } from './replay-name.ts';
import type { BlockOrder, BlockPlayers, PlayedMatch } from './block-players.ts';
import type { Slots } from './choose-slots.ts';
import { JudgeSlot } from './judge-slot.ts';

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
    private readonly slots: Slots,
    private readonly context: Context,
  ) {
    const pins = context.canPin && findProgram('taskset') !== undefined;
    this.all = slots.cpus.map((cpus, number) => new JudgeSlot(number, pins ? cpus : null, context.folder));
    this.free = [...this.all];
  }

  get count(): number {
    return this.all.length;
  }

  async play(order: BlockOrder, onPlayed: (played: PlayedMatch) => void, signal: AbortSignal): Promise<void> {
    const needed = order.isAlone ? this.all.length : 1;
    while (this.free.length < needed) await new Promise<void>((resolve) => this.waiting.push(resolve));
    const taken = this.free.splice(0, needed);
    try {
      for (const match of order.matches) {
        if (signal.aborted) return;
        const { replays, isWhole = false, locateGame } = this.context;
        const { gameFrom } = match.job;
        const { result, privateDigest, pinned } = await taken[0]!.play({
          job: match.job,
          game: gameFrom && locateGame?.(gameFrom.digest),
          replay: `${replays}/${makeReplayName(match)}.jsonl.gz`,
          isPublic: !isWhole,
        });
        onPlayed({ order: match, result, privateDigest, pinned, isForced: this.slots.isForced });
      }
    } finally {
      this.free.push(...taken);
      for (const wake of this.waiting.splice(0)) wake();
    }
  }

  close(): void {
    for (const slot of this.all) slot.close();
  }
}
