import type { GateReport } from '../../../protocol/types/contest/gate-report.ts';
import type { GatedOutcome, GateStageOutcome } from '../../../protocol/types/queue/outcome.ts';
import type { GateStage } from '../run-gate.ts';
import { keepReplay, receiveReplay } from './receive-replay.ts';

/** A gate at the other end of a queue. */
interface OpenGate {
  /** Where the replay of its match goes. */
  readonly replay: string;
  readonly onStage: (stage: GateStage) => void;
  readonly onReport: (report: GateReport) => void;
}

/** The gates that are in the queue or being run, by the number of their block. */
export class OpenGates {
  private readonly open = new Map<number, OpenGate>();

  /** @param folder where replays lie that are not kept yet */
  constructor(private readonly folder: string) {}

  add(block: number, gate: OpenGate): void {
    this.open.set(block, gate);
  }

  drop(block: number): void {
    this.open.delete(block);
  }

  noteStage({ block, stage }: GateStageOutcome): void {
    this.open.get(block)?.onStage(stage);
  }

  /** Takes a report with its replay. Whether it is the one that somebody waits for; undefined if the replay is another one. */
  async take(outcome: GatedOutcome, bytes: AsyncIterable<Buffer>): Promise<boolean | undefined> {
    const { block, report, replay } = outcome;
    if (!this.open.has(block)) return false;
    const part = replay === undefined ? undefined : await receiveReplay(this.folder, replay, bytes);
    if (replay !== undefined && part === undefined) return undefined;
    // Another worker may have been faster.
    const gate = this.open.get(block);
    if (gate && part !== undefined) keepReplay(part, gate.replay);
    gate?.onReport({ ...report, replay: part !== undefined });
    return gate !== undefined;
  }
}
