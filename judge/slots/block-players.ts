import type { GateJob } from '../../protocol/types/queue/block.ts';
import type { MatchJob } from '../../protocol/types/match/job.ts';
import type { MatchResult } from '../../protocol/types/match/result.ts';
import type { Duplicate, Joined, Quarantined } from '../../protocol/types/tournament/record.ts';

/** A match to be played. */
export interface MatchOrder {
  readonly block: number;
  /** Its number in the block. */
  readonly match: number;
  readonly attempt: number;
  readonly job: MatchJob;
}

/** Matches on one seed: the unit of work. */
export interface BlockOrder {
  readonly block: number;
  readonly matches: readonly MatchOrder[];
  /** Whether nothing else may be played at the same time. */
  readonly isAlone: boolean;
  /** A gate of a contest, in place of matches. */
  readonly gate?: GateJob;
}

export interface PlayedMatch {
  readonly order: MatchOrder;
  readonly result: MatchResult;
  /** The digest of the private part of its replay; undefined when there is none. */
  readonly privateDigest?: string | undefined;
  /** Whether every bot was still on the cores of its slot when the match ended; null where nothing was pinned, or cores were shared. */
  readonly pinned: boolean | null;
  /** Whether there were more slots than fit, or another process used the same cores. */
  readonly isForced: boolean;
  /** The worker that played it; none on slots of this machine. */
  readonly worker?: string;
}

/** What belongs into the journal and is no match. */
export type WorkerRecord = Joined | Duplicate | Quarantined;

/** Something that takes blocks and gives back results: slots of this machine, or others at the end of a queue. */
export interface BlockPlayers {
  /** How many blocks it plays at once. */
  readonly count: number;
  /** Tells of workers that come, of second results, and of workers that are not believed any more. */
  watchWorkers?(record: (event: WorkerRecord) => void): void;
  /**
   * Plays the matches of a block and reports each as soon as it is played. Once the signal is given, no further match
   * is begun, and what is being played is finished.
   */
  play(order: BlockOrder, onPlayed: (played: PlayedMatch) => void, signal: AbortSignal): Promise<void>;
  close(): void | Promise<void>;
}
