import { posix } from 'node:path';
import type { GateReport } from '../../protocol/types/contest/gate-report.ts';
import type { GateTerms } from '../../protocol/types/contest/gate-terms.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import type { MatchOrder, PlayedMatch } from '../../judge/slots/block-players.ts';
import type { QueuePlayers } from '../../tournament/queue/coordinator/queue-players.ts';
import type { ContestPlayers, GateOrder } from './contest-players.ts';

/** Gates have numbers of their own on the queue, above those of all blocks of matches. */
const FIRST_GATE = 1_000_000_000;

/** Plays on workers at the end of a queue. */
export class WorkerPlayers implements ContestPlayers {
  constructor(
    private readonly queue: QueuePlayers,
    private readonly terms: GateTerms,
    private readonly sandbox: SandboxChoice,
  ) {}

  get count(): number {
    return this.queue.count;
  }

  async play(order: MatchOrder, isAlone: boolean, signal: AbortSignal): Promise<PlayedMatch> {
    let played: PlayedMatch | undefined;
    const block = { block: order.block, isAlone, matches: [order] };
    await this.queue.play(block, (match) => (played = match), signal);
    if (played) return played;
    throw new Error(`match ${order.block} was not played: the server is being stopped`);
  }

  gate({ version, replay, onStage }: GateOrder, signal: AbortSignal): Promise<GateReport | undefined> {
    const { terms, sandbox } = this;
    const { digest, entry, id } = version;
    // As workers keep bots.
    const source = posix.join('bots', digest.replace('sha256:', ''), entry);
    return this.queue.runGate(
      { block: FIRST_GATE + id, gate: { source, digest, terms, sandbox }, replay, onStage },
      signal,
    );
  }

  close(): Promise<void> {
    return this.queue.close();
  }
}
