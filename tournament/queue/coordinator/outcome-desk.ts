import { join } from 'node:path';
import { findValidator } from '../../../protocol/find-validator.ts';
import type { Outcome, PlayedOutcome } from '../../../protocol/types/queue/outcome.ts';
import type { TournamentState } from '../../journal/tournament-state.ts';
import { didHostTakeTime } from '../../../judge/match/did-host-take-time.ts';
import { makeReplayName } from '../../../judge/slots/replay-name.ts';
import type { WorkerNews } from '../../../judge/slots/block-players.ts';
import { makeAttemptId } from '../block-id.ts';
import type { BlockBoard } from './block-board.ts';
import { checkResult, takeEssence } from './check-result.ts';
import type { KnownWorkers } from './known-workers.ts';
import type { ReplayInbox } from './replay-inbox.ts';
import { rerunReplay } from './rerun-replay.ts';

interface Surroundings {
  readonly contest: string;
  readonly replays: string;
  readonly state: TournamentState;
  readonly isTrusting: boolean;
  readonly board: BlockBoard;
  readonly workers: KnownWorkers;
  readonly inbox: ReplayInbox;
  readonly tell: (line: string) => void;
  readonly tellNews: (news: WorkerNews) => void;
}

/** Takes what comes back from workers: the first result of a match counts, if it is what was asked for. */
export class OutcomeDesk {
  /** How many matches have come back. */
  matches = 0;
  /** What came of them, to compare second results with. */
  private readonly essences = new Map<string, string>();

  constructor(private readonly surroundings: Surroundings) {
    const { counted, firstAttempts, outdated } = surroundings.state;
    for (const played of [...outdated, ...counted, ...firstAttempts]) {
      this.essences.set(makeAttemptId(played), takeEssence(played));
    }
  }

  /** Takes what came back. What is of another tournament, or of nobody we believe, is nothing to us. */
  async take(outcome: unknown): Promise<void> {
    const { contest, workers, board } = this.surroundings;
    if (!findValidator<Outcome>('queue/outcome')(outcome)) return;
    if (outcome.contest !== contest || workers.doubt(outcome.worker) !== undefined) return;
    if (outcome.kind === 'played') await this.takePlayed(outcome);
    else board.takeBack(outcome.block);
  }

  private async takePlayed(outcome: PlayedOutcome): Promise<void> {
    const { board, workers, inbox, replays } = this.surroundings;
    const id = makeAttemptId(outcome);
    const { worker, result, pinned, forced } = outcome;
    const asked = board.find(id)?.order;
    if (!asked) return this.takeDuplicate(outcome);
    const problem = checkResult(result, asked) ?? (await this.checkReplay(result));
    // While the replay was played again, another worker may have come first, or this one may have lied elsewhere.
    const found = board.find(id);
    if (!found) return this.takeDuplicate(outcome);
    if (workers.doubt(worker) !== undefined) return;
    if (problem !== undefined) return this.quarantine(worker, `match ${asked.block}.${asked.match}: ${problem}`);
    // A coordinator that was started again has lost it; then the match is asked for again.
    if (inbox.find(result.replay!) === undefined) return;
    inbox.keep(result.replay!, join(replays, `${makeReplayName(asked)}.jsonl.gz`));
    this.essences.set(id, takeEssence(result));
    this.matches += 1;
    found.block.take({ order: asked, result, pinned, isForced: forced, worker });
    const hostTookTime = didHostTakeTime(result);
    const suspect = workers.note({ ...asked, hostTookTime, seats: result.seats, measured: { worker } });
    if (suspect) this.quarantine(suspect.worker, suspect.reason);
  }

  private async checkReplay(result: PlayedOutcome['result']): Promise<string | undefined> {
    const { isTrusting, inbox } = this.surroundings;
    const path = inbox.find(result.replay!);
    // What is replayed anyway need not be whole.
    if (isTrusting || path === undefined || didHostTakeTime(result)) return undefined;
    return rerunReplay(path, result);
  }

  private takeDuplicate({ block, match, attempt, worker, result }: PlayedOutcome): void {
    const first = this.essences.get(makeAttemptId({ block, match, attempt }));
    this.surroundings.inbox.drop(result.replay ?? '');
    if (first === undefined) return;
    const same = first === takeEssence(result);
    const at = new Date().toISOString();
    this.surroundings.tellNews({ kind: 'duplicate', block, match, attempt, worker, same, at });
  }

  private quarantine(worker: string, reason: string): void {
    const { workers, tell, tellNews } = this.surroundings;
    const record = { kind: 'quarantined', worker, reason, at: new Date().toISOString() } as const;
    workers.quarantine(record);
    tell(`worker ${worker} is not believed any more, and what it has played is played again: ${reason}`);
    tellNews(record);
  }
}
