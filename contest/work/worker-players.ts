import { existsSync, renameSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { GateReport } from '../../protocol/types/contest/gate-report.ts';
import type { GateTerms } from '../../protocol/types/contest/gate-terms.ts';
import type { ClockChoice } from '../../judge/host/bot-group.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import type { MatchOrder, PlayedMatch } from '../../judge/slots/block-players.ts';
import { makeReplayName } from '../../judge/slots/replay-name.ts';
import type { QueuePlayers } from '../../tournament/queue/coordinator/queue-players.ts';
import type { ContestPlayers, GateOrder, MatchFolder } from './contest-players.ts';

/** Gates have numbers of their own on the queue, above those of all blocks of matches. */
const FIRST_GATE = 1_000_000_000;
/** So have matches of rounds, above those of the ladder. */
const FIRST_OF_ROUNDS = 500_000_000;
const BLOCKS_OF_A_ROUND = 1_000_000;
const MAX_ROUNDS = 499;

/** Plays on workers at the end of a queue. */
export class WorkerPlayers implements ContestPlayers {
  constructor(
    private readonly queue: QueuePlayers,
    private readonly gates: {
      readonly terms: GateTerms;
      readonly sandbox: SandboxChoice;
      readonly clock: ClockChoice;
    },
    /** Where the queue puts replays. */
    private readonly replays: string,
  ) {}

  get count(): number {
    return this.queue.count;
  }

  async play(order: MatchOrder, isAlone: boolean, signal: AbortSignal, folder?: MatchFolder): Promise<PlayedMatch> {
    if (folder) return this.playElsewhere(order, isAlone, signal, folder);
    let played: PlayedMatch | undefined;
    const block = { block: order.block, isAlone, matches: [order] };
    await this.queue.play(block, (match) => (played = match), signal);
    if (played) return played;
    throw new Error(`match ${order.block} was not played: the server is being stopped`);
  }

  /** On the queue a match of a round has a number of its own, and its replay comes to those of the ladder first. */
  private async playElsewhere(
    order: MatchOrder,
    isAlone: boolean,
    signal: AbortSignal,
    { id, replays }: MatchFolder,
  ): Promise<PlayedMatch> {
    const queued = { ...order, block: FIRST_OF_ROUNDS + (id % MAX_ROUNDS) * BLOCKS_OF_A_ROUND + order.block };
    const played = await this.play(queued, isAlone, signal);
    const [from, to] = [join(this.replays, makeReplayName(queued)), join(replays, makeReplayName(order))];
    for (const ending of ['.private.jsonl.gz', '.jsonl.gz'])
      if (existsSync(from + ending)) renameSync(from + ending, to + ending);
    return { ...played, order };
  }

  gate({ version, replay, onStage }: GateOrder, signal: AbortSignal): Promise<GateReport | undefined> {
    const { digest, entry, id } = version;
    // As workers keep bots.
    const source = posix.join('bots', digest.replace('sha256:', ''), entry);
    return this.queue.runGate(
      { block: FIRST_GATE + id, gate: { source, digest, ...this.gates }, replay, onStage },
      signal,
    );
  }

  close(): Promise<void> {
    return this.queue.close();
  }
}
