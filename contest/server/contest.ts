import type { ContestSettings } from '../../protocol/types/contest/settings.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import type { MatchLog } from '../../judge/match/match-log.ts';
import type { ContestPaths } from '../folder/contest-paths.ts';
import type { ContestMetrics } from '../metrics/contest-metrics.ts';
import type { Database } from '../store/tables.ts';
import type { Ladder } from '../ladder/ladder.ts';
import type { RoundKeeper } from '../rounds/round-keeper.ts';
import type { ResultReader } from '../rounds/round-results.ts';
import type { ContestWork } from '../work/contest-work.ts';
import type { Switches } from '../work/switches.ts';
import type { EventHub } from './event-hub.ts';
import type { ForwardClock } from './forward-clock.ts';

/** A contest that is being served: what every route needs. */
export interface Contest {
  readonly paths: ContestPaths;
  readonly settings: ContestSettings;
  readonly game: LoadedGame;
  readonly db: Database;
  readonly clock: ForwardClock;
  readonly hub: EventHub;
  readonly work: ContestWork;
  readonly ladder: Ladder;
  readonly rounds: RoundKeeper;
  /** What rests. */
  readonly switches: Switches;
  /** What came of rounds. */
  readonly results: ResultReader;
  /** How browsers reach it, without a slash at the end. */
  readonly url: string;
  /** How long an upload may take. */
  readonly uploadMs: number;
  /** Whether bots run in a sandbox. */
  readonly isSandboxed: boolean;
  /** Figures for Prometheus, where they are wanted. */
  readonly metrics?: ContestMetrics | undefined;
  /** Where requests are written down. */
  readonly log?: MatchLog | undefined;
  /** Whether it is the lab of one person, who is the only one to see it. */
  readonly isLab?: boolean;
}
