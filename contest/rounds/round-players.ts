import type { ContestSettings } from '../../protocol/types/contest/settings.ts';
import type { Joined } from '../../protocol/types/tournament/record.ts';
import type { BlockOrder, BlockPlayers, PlayedMatch } from '../../judge/slots/block-players.ts';
import { restrictJob } from '../gate/restrict-job.ts';
import type { ClockChoice } from '../../judge/host/bot-group.ts';
import type { MatchFolder } from '../work/contest-players.ts';
import type { ContestWork } from '../work/contest-work.ts';

interface RoundPlayersOptions {
  readonly work: ContestWork;
  readonly round: string;
  readonly folder: MatchFolder;
  readonly gate: ContestSettings['gate'];
  /** How its bots are measured. */
  readonly clock: ClockChoice;
  /** Whether it is a house bot or a reference bot. */
  readonly isOurs: (id: string) => boolean;
  /** Whether everybody may know who plays. */
  readonly isShown: () => boolean;
  readonly showName: (id: string) => string;
  /** What the ladder has recorded of a worker: it joined the contest, and no round of it. */
  readonly findWorker: (name: string) => Joined | undefined;
}

/** Plays the blocks of a round on the slots of the contest, beside gates and before the ladder. */
export class RoundPlayers implements BlockPlayers {
  private readonly workers = new Set<string>();
  private record: (event: Joined) => void = () => {};

  constructor(private readonly options: RoundPlayersOptions) {}

  watchWorkers(record: (event: Joined) => void): void {
    this.record = record;
  }

  get count(): number {
    return Math.max(1, this.options.work.slots);
  }

  async play(block: BlockOrder, onPlayed: (played: PlayedMatch) => void, signal: AbortSignal): Promise<void> {
    const { work, round, folder, gate, clock, isOurs, isShown, showName } = this.options;
    for (const order of block.matches) {
      if (signal.aborted) return;
      const names = order.job.seats.map(({ name = '' }) => showName(name));
      const played = await work.playForRound({
        order: { ...order, job: restrictJob({ ...order.job, clock }, gate, isOurs) },
        isAlone: block.isAlone,
        folder,
        round,
        names,
        isShown,
        signal,
      });
      if (!played) return;
      this.introduce(played.worker);
      onPlayed({ ...played, order });
    }
  }

  /** The journal of a round can be verified alone: it says of a worker that it joined before it says what it played. */
  private introduce(worker: string | undefined): void {
    if (worker === undefined || this.workers.has(worker)) return;
    this.workers.add(worker);
    const joined = this.options.findWorker(worker);
    if (joined) this.record(joined);
  }

  close(): void {}
}
