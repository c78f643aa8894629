import type { GateReport } from '../../protocol/types/contest/gate-report.ts';
import type { MatchOrder, PlayedMatch } from '../../judge/slots/block-players.ts';
import type { GateStage } from '../../tournament/queue/run-gate.ts';
import type { FoundVersion } from '../store/versions.ts';

/** A gate that a version has to pass. */
export interface GateOrder {
  readonly version: FoundVersion;
  /** Where the replay of its match goes. */
  readonly replay: string;
  readonly onStage: (stage: GateStage) => void;
}

/** A match outside the ladder: where its bots are named from, and where its replay goes. */
export interface MatchFolder {
  /** A number of its own among those that are played. */
  readonly id: number;
  readonly root: string;
  readonly replays: string;
}

/** Whoever runs gates and plays matches: slots of this machine, or workers at the end of a queue. */
export interface ContestPlayers {
  /** How many gates and matches at the same time. */
  readonly count: number;
  /** Plays a match of the ladder, or of another folder. */
  play(order: MatchOrder, isAlone: boolean, signal: AbortSignal, folder?: MatchFolder): Promise<PlayedMatch>;
  /** Undefined if it was stopped, or has to be run again. */
  gate(order: GateOrder, signal: AbortSignal): Promise<GateReport | undefined>;
  close(): void | Promise<void>;
}
