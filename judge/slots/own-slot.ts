import type { FunctionBot } from '../bot/function-bot.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { Host } from '../host/host.ts';
import { BotPreparer } from '../prepare/bot-preparer.ts';
import type { BlockOrder, BlockPlayers, PlayedMatch } from './block-players.ts';
import { playInParts } from './play-to-file.ts';
import { makeReplayName } from './replay-name.ts';

interface OwnSlotOptions {
  readonly game: LoadedGame;
  /** The functions that play. */
  readonly functions: readonly FunctionBot[];
  /** Where the paths of other bots start from. */
  readonly folder: string;
  /** Where replays go. */
  readonly replays: string;
}

/** Plays blocks in this process, where functions can be called: one match at a time. */
export class OwnSlot implements BlockPlayers {
  readonly count = 1;
  private readonly host = new Host();
  private readonly preparer = new BotPreparer();
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly options: OwnSlotOptions) {}

  play(order: BlockOrder, onPlayed: (played: PlayedMatch) => void, signal: AbortSignal): Promise<void> {
    const playing = this.last.then(() => this.playBlock(order, onPlayed, signal));
    this.last = playing.catch(() => {});
    return playing;
  }

  close(): void {
    this.host.end();
  }

  private async playBlock(
    { matches }: BlockOrder,
    onPlayed: (played: PlayedMatch) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const { game, functions, folder: from, replays } = this.options;
    const { host, preparer } = this;
    for (const order of matches) {
      if (signal.aborted) return;
      const path = `${replays}/${makeReplayName(order)}.jsonl.gz`;
      const played = await playInParts(order.job, path, { host, preparer, game, functions, from, slot: 0 });
      onPlayed({ order, ...played, pinned: null, isForced: false });
    }
  }
}
