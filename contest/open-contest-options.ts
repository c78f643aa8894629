import type { ClockChoice } from '../judge/host/bot-group.ts';
import type { MatchLog } from '../judge/match/match-log.ts';
import type { QueueOptions } from '../tournament/queue/open-queue.ts';
import type { SlotOptions } from '../tournament/run/open-players.ts';
import type { ContestLocation } from './folder/contest-location.ts';
import type { ContestMetrics } from './metrics/contest-metrics.ts';

export interface OpenContestOptions extends ContestLocation {
  /** Whether bots may run without a sandbox: of people you trust. */
  readonly isUnprotected?: boolean | undefined;
  /** How bots are measured; where the limits are those of a contest, as cgroups unless something else is given. */
  readonly clock?: ClockChoice | undefined;
  /** Whether nothing is accepted and nothing begun, whatever staff say. */
  readonly isReadOnly?: boolean | undefined;
  readonly slots?: SlotOptions | undefined;
  /** The queue at whose other end workers run gates and play matches, in place of slots of this machine. */
  readonly queue?: QueueOptions | undefined;
  /** How long an upload may take; a minute when not given. */
  readonly uploadMs?: number | undefined;
  /** The clock of the machine, in milliseconds. */
  readonly now?: (() => number) | undefined;
  /** Figures for Prometheus. */
  readonly metrics?: ContestMetrics | undefined;
  /** Where requests are written down; nowhere when not given. */
  readonly log?: MatchLog | undefined;
  /** What people should know of this machine, such as cores that another process uses. */
  readonly onRemark?: ((text: string) => void) | undefined;
  /** What went wrong beside the requests, such as a full disk. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
}
