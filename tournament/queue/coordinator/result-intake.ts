import { join } from 'node:path';
import type { GatedOutcome, PlayedOutcome } from '../../../protocol/types/queue/outcome.ts';
import type { ReplayGames } from '../../../replay/replay-games.ts';
import type { TournamentState } from '../../journal/tournament-state.ts';
import { didHostTakeTime } from '../../../judge/match/did-host-take-time.ts';
import { locatePrivatePart } from '../../../judge/replay-files/replay-names.ts';
import { makeReplayName } from '../../../judge/slots/replay-name.ts';
import type { MatchOrder, WorkerRecord } from '../../../judge/slots/block-players.ts';
import { makeAttemptId } from '../block-id.ts';
import { readOutcomeBody, splitBytes, type OutcomeBody } from '../outcome-body.ts';
import type { OpenBlocks } from './open-blocks.ts';
import { checkResult, takeEssence } from './check-result.ts';
import { answerWith, refuse, type Answer } from './answer.ts';
import type { KnownWorkers } from './known-workers.ts';
import type { OpenGates } from './open-gates.ts';
import { dropReplay, keepReplay, receiveReplay } from './receive-replay.ts';
import { rerunReplay } from './rerun-replay.ts';

export interface IntakeContext {
  readonly contest: string;
  readonly replays: string;
  readonly state: TournamentState;
  readonly isTrusting: boolean;
  /** The games that replays are played again with. */
  readonly games: ReplayGames;
  readonly board: Pick<OpenBlocks, 'find' | 'finish' | 'hold' | 'takeBack'>;
  readonly gates: Pick<OpenGates, 'noteStage' | 'take'>;
  readonly workers: KnownWorkers;
  readonly log: (line: string) => void;
  readonly recordEvent: (event: WorkerRecord) => void;
}

/** What the coordinator answers to a worker: whether the rest of the block is still wanted. */
export interface Receipt {
  readonly isWanted: boolean;
  /** Whether somebody else holds the block, and may be lost. */
  readonly isHeld?: boolean;
}

/** What came of a match that counts, to compare second results with. */
interface FirstResult {
  readonly essence: string;
  readonly replay: string | null;
}

const UNWANTED = answerWith({ isWanted: false } satisfies Receipt);

/**
 * Takes what comes back from workers, a result with its replay. The first of a match counts, if it is what was asked for.
 * A worker has its answer when the match stands in the journal, and sends it again until it has one.
 */
export class ResultIntake {
  /** How many matches have come back. */
  matches = 0;
  private readonly firsts = new Map<string, FirstResult>();
  /** What is being looked at, by match and worker. */
  private readonly open = new Map<string, Promise<Answer>>();
  /** Replays are played one after the other: they need the same core. */
  private playing: Promise<unknown> = Promise.resolve();

  constructor(private readonly context: IntakeContext) {
    const { counted, firstAttempts, outdated } = context.state;
    for (const played of [...outdated, ...counted, ...firstAttempts]) {
      this.firsts.set(makeAttemptId(played), { essence: takeEssence(played), replay: played.replay });
    }
  }

  /** How many results are being looked at. */
  get waiting(): number {
    return this.open.size;
  }

  /** Takes a request. What is of another tournament, or of nobody we believe, is nothing to us. */
  async take(request: AsyncIterable<Buffer>, key: string): Promise<Answer> {
    const body = await readOutcomeBody(request);
    const answer = await this.takeBody(body, key);
    for await (const _ of body.rest);
    return answer;
  }

  private async takeBody({ outcome, rest }: OutcomeBody, key: string): Promise<Answer> {
    const { contest, workers, board, gates } = this.context;
    if (!outcome) return refuse(400, 'invalid outcome of a block');
    const { worker, block } = outcome;
    // A worker with the token may lie, but not in the name of others.
    const distrust = workers.whyNotFrom(worker, key);
    if (distrust !== undefined) return refuse(403, distrust);
    if (outcome.contest !== contest) return UNWANTED;
    if (outcome.kind === 'played') return this.takeOnce(outcome, rest);
    if (outcome.kind === 'gated') return this.takeGated(outcome, rest);
    if (outcome.kind === 'gate-stage' || outcome.kind === 'given-back') {
      if (outcome.kind === 'given-back') board.takeBack(block, worker);
      else gates.noteStage(outcome);
      return UNWANTED;
    }
    const held = board.hold(block, worker);
    return answerWith({ isWanted: held !== undefined, isHeld: held === false } satisfies Receipt);
  }

  private async takeGated(outcome: GatedOutcome, rest: AsyncIterable<Buffer>): Promise<Answer> {
    const { gates, board } = this.context;
    if (!board.hold(outcome.block, outcome.worker)) return UNWANTED;
    const [replay] = splitBytes(rest, outcome.replayBytes ?? 0);
    const isTaken = await gates.take(outcome, replay);
    if (isTaken === undefined) return refuse(422, 'the replay is not the one it is said to be, or too large');
    if (isTaken) board.finish(outcome.block);
    return UNWANTED;
  }

  /** A worker that has lost its connection sends again what is still being looked at. */
  private takeOnce(outcome: PlayedOutcome, replay: AsyncIterable<Buffer>): Promise<Answer> {
    const key = `${makeAttemptId(outcome)} ${outcome.worker}`;
    const open = this.open.get(key);
    if (open) return open;
    const taking = this.takePlayed(outcome, replay).finally(() => this.open.delete(key));
    this.open.set(key, taking);
    return taking;
  }

  private async takePlayed(outcome: PlayedOutcome, replay: AsyncIterable<Buffer>): Promise<Answer> {
    const { board, replays } = this.context;
    const order = board.find(makeAttemptId(outcome))?.order;
    if (!order) return this.takeDuplicate(outcome);
    if (!board.hold(outcome.block, outcome.worker)) return UNWANTED;
    const problem = checkResult(outcome.result, order);
    if (problem !== undefined) return this.disbelieve(outcome, problem);
    const [open, hidden] = splitBytes(replay, outcome.replayBytes);
    const part = await receiveReplay(replays, outcome.result.replay, open);
    const isHidden = outcome.private !== undefined;
    const hiddenPart = part && isHidden ? await receiveReplay(replays, outcome.private!, hidden) : undefined;
    const parts = [part, hiddenPart].filter((path) => path !== undefined);
    try {
      if (parts.length < (isHidden ? 2 : 1))
        return refuse(422, 'the replay is not the one it is said to be, or too large');
      return await this.takeWithReplay(outcome, order, part!, hiddenPart);
    } finally {
      parts.forEach(dropReplay);
    }
  }

  private async takeWithReplay(
    outcome: PlayedOutcome,
    order: MatchOrder,
    part: string,
    hiddenPart: string | undefined,
  ): Promise<Answer> {
    const { board, workers, replays } = this.context;
    const { worker, result, private: privateDigest, pinned, forced } = outcome;
    const problem = await this.playAgain(part, outcome);
    // While the replay came and was played again, another worker may have come first, or this one may have lied elsewhere.
    const found = board.find(makeAttemptId(outcome));
    if (!found) return this.takeDuplicate(outcome);
    const distrust = workers.whyDistrusted(worker);
    if (distrust !== undefined) return refuse(403, distrust);
    if (problem !== undefined) return this.disbelieve(outcome, problem);
    if (!board.hold(outcome.block, worker)) return UNWANTED;
    const path = join(replays, `${makeReplayName(order)}.jsonl.gz`);
    // A coordinator that was killed may have left one there.
    dropReplay(locatePrivatePart(path));
    if (hiddenPart !== undefined) keepReplay(hiddenPart, locatePrivatePart(path));
    keepReplay(part, path);
    this.firsts.set(makeAttemptId(outcome), { essence: takeEssence(result), replay: result.replay });
    this.matches += 1;
    found.block.take({ order, result, privateDigest, pinned, isForced: forced, worker });
    const seats = result.seats.map(({ name, verdict }) => ({ id: name, verdict }));
    const suspect = workers.note({ ...order, hostTookTime: didHostTakeTime(result), seats, measured: { worker } });
    if (suspect) this.quarantine(suspect.worker, suspect.reason);
    return answerWith({ isWanted: !found.block.signal.aborted } satisfies Receipt);
  }

  private playAgain(part: string, { result }: PlayedOutcome): Promise<string | undefined> {
    // What is replayed anyway need not be whole.
    if (this.context.isTrusting || didHostTakeTime(result)) return Promise.resolve(undefined);
    const played = this.playing.then(() => rerunReplay(part, result, this.context.games));
    this.playing = played.catch(() => undefined);
    return played;
  }

  /** A result that came before is the same delivery if its replay is the same one: then its answer was lost. */
  private takeDuplicate({ block, match, attempt, worker, result }: PlayedOutcome): Answer {
    const first = this.firsts.get(makeAttemptId({ block, match, attempt }));
    if (first === undefined || first.replay === result.replay) return UNWANTED;
    const same = first.essence === takeEssence(result);
    const at = new Date().toISOString();
    this.context.recordEvent({ kind: 'duplicate', block, match, attempt, worker, same, at });
    return UNWANTED;
  }

  private disbelieve({ worker, block, match }: PlayedOutcome, problem: string): Answer {
    this.quarantine(worker, `match ${block}.${match}: ${problem}`);
    return refuse(403, this.context.workers.whyDistrusted(worker)!);
  }

  private quarantine(worker: string, reason: string): void {
    const { workers, log, recordEvent } = this.context;
    const record = { kind: 'quarantined', worker, reason, at: new Date().toISOString() } as const;
    workers.quarantine(record);
    log(`worker ${worker} is quarantined and its matches are played again: ${reason}`);
    recordEvent(record);
  }
}
