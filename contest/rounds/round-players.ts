import type { ContestSettings } from '../../protocol/types/contest/settings.ts';
import type { BlockOrder, BlockPlayers, PlayedMatch } from '../../judge/slots/block-players.ts';
import { restrictJob } from '../gate/restrict-job.ts';
import type { MatchFolder } from '../work/contest-players.ts';
import type { ContestWork } from '../work/contest-work.ts';

interface RoundPlayersOptions {
  readonly work: ContestWork;
  readonly round: string;
  readonly folder: MatchFolder;
  readonly gate: ContestSettings['gate'];
  /** Whether it is a house bot or a reference bot. */
  readonly isOurs: (id: string) => boolean;
  readonly showName: (id: string) => string;
}

/** Plays the blocks of a round on the slots of the contest, beside gates and before the ladder. */
export class RoundPlayers implements BlockPlayers {
  constructor(private readonly options: RoundPlayersOptions) {}

  get count(): number {
    return Math.max(1, this.options.work.slots);
  }

  async play(block: BlockOrder, onPlayed: (played: PlayedMatch) => void, signal: AbortSignal): Promise<void> {
    const { work, round, folder, gate, isOurs, showName } = this.options;
    for (const order of block.matches) {
      if (signal.aborted) return;
      const names = order.job.seats.map(({ name = '' }) => showName(name));
      const played = await work.playForRound({
        order: { ...order, job: restrictJob(order.job, gate, isOurs) },
        isAlone: block.isAlone,
        folder,
        what: `round ${round}, block ${order.block}, match ${order.match}: ${names.join(', ')}`,
        signal,
      });
      if (!played) return;
      onPlayed({ ...played, order });
    }
  }

  close(): void {}
}
