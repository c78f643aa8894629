import { setMaxListeners } from 'node:events';
import { hostname } from 'node:os';
import type { JournalRecord, Played } from '../../protocol/types/tournament/record.ts';
import { TOOL } from '../../judge/host/package-info.ts';
import { didHostTakeTime } from '../../judge/match/did-host-take-time.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { putFirstAttemptAside } from '../folder/first-attempts.ts';
import { findSecret } from '../folder/secrets.ts';
import type { OpenTournament } from '../folder/open-tournament.ts';
import { makeMatchId, type Seal, type TournamentState } from '../journal/tournament-state.ts';
import type { BlockOrder, BlockPlayers, PlayedMatch, WorkerRecord } from '../../judge/slots/block-players.ts';
import type { Block } from '../plan/plan.ts';
import { Agenda, type OpenBlock } from './agenda.ts';
import { findFailing } from './find-failing.ts';
import { makeMatchJob } from './make-match-job.ts';
import { makeMatchSeeds } from './make-match-seeds.ts';
import { makePlayedRecord } from './make-played-record.ts';
import { planTournament } from './plan-tournament.ts';

/** How far ahead others may be begun where somebody looks for an end. */
const WINDOW = 16;

/**
 * A bot that keeps failing is withdrawn so many blocks after the one that was too much, and no block further ahead is
 * begun before: then the same blocks are played however many slots there are. The definition says how many.
 */
const OLD_DELAY = 17;

/** A listener that follows how it goes. */
export interface TournamentWatcher {
  played?(played: Played, progress: { readonly planned: number; readonly done: number }): void;
  changed?(record: JournalRecord): void;
}

/** Where a tournament can end before its plan does. */
export interface End {
  /** The first block that does not count any more. */
  readonly fromBlock: number;
  readonly reason: string;
}

export interface RunOptions {
  /** Given when no further match should be begun. */
  readonly signal: AbortSignal;
  readonly watcher?: TournamentWatcher;
  readonly now: () => Date;
  /** Whether a part of the tournament that is about to begin still fits into the time there is. */
  readonly fits?: (stage: string) => boolean;
  /** Looks, whenever a further block counts, whether enough is known to end here: blocks behind that are not needed. */
  readonly findEnd?: (state: TournamentState) => End | undefined;
  readonly slots: readonly (string | null)[];
  readonly isForced: boolean;
}

/** Plays what is still to be played. Whether the tournament came to its end; if not, it can be resumed. */
export async function runTournament(
  open: OpenTournament,
  players: BlockPlayers,
  options: RunOptions,
): Promise<'ended' | 'stopped'> {
  const run = new TournamentRun(open, players, options);
  return run.play();
}

class TournamentRun {
  private readonly agenda: Agenda;
  private readonly running = new Set<Promise<void>>();
  private readonly stages = new Set<string>();
  /** Given when no further match should be begun: somebody stops it, or what is being played is not needed any more. */
  private readonly enough = new AbortController();
  /** What definition and field are now; matches are in the agenda. */
  private state: TournamentState;
  private hasNewFaults = false;
  private failure: { readonly error: unknown } | undefined;

  constructor(
    private readonly open: OpenTournament,
    private readonly players: BlockPlayers,
    private readonly options: RunOptions,
  ) {
    const { signal } = options;
    // Every block that is being played listens, and a queue plays many: that is no leak to be warned of.
    setMaxListeners(0, this.enough.signal);
    if (signal.aborted) this.enough.abort(signal.reason);
    else signal.addEventListener('abort', () => this.enough.abort(signal.reason), { once: true });
    this.state = open.state();
    this.agenda = new Agenda(this.state);
    for (const { stage } of this.state.counted) this.stages.add(stage);
  }

  async play(): Promise<'ended' | 'stopped'> {
    const { definition, digest } = this.open;
    if (this.state.seals.at(-1)!.secret !== undefined) return 'ended';
    const { slots, isForced } = this.options;
    this.append({
      kind: 'began',
      definition: digest,
      tool: TOOL,
      machine: hostname(),
      slots: [...slots],
      forced: isForced,
      at: this.at(),
    });
    this.players.watchWorkers?.((event) => this.takeEvent(event));
    this.replan();
    if (definition.outAfter !== null) this.withdrawFailing();
    this.lookForEnd();
    while (!this.agenda.isFinished && !this.isStopping) {
      this.startBlocks();
      if (this.running.size === 0 && !this.startAgain() && !this.replanFurther()) break;
      await Promise.race(this.running);
    }
    await Promise.all(this.running);
    if (this.failure) throw this.failure.error;
    if (!this.agenda.isFinished) return 'stopped';
    this.append({ kind: 'revealed', secret: this.findSecret(this.state.seals.at(-1)!), at: this.at() });
    return 'ended';
  }

  private get isStopping(): boolean {
    return this.options.signal.aborted || this.failure !== undefined;
  }

  private startBlocks(): void {
    const window = this.findWindow();
    while (this.running.size < this.players.count && !this.isStopping) {
      const next = this.agenda.takeNext(window);
      if (!next) return;
      if (!this.fits(next)) return this.endBefore(next);
      this.start(next, false);
    }
  }

  /** How far ahead of the last whole block others may be begun. */
  private findWindow(): number {
    // Where an end is awaited, the matches that are played again should come soon, and every slot to have work till then.
    if (this.options.findEnd) return Math.max(WINDOW, 2 * this.players.count);
    return this.open.definition.outAfter === null ? Infinity : this.outAfterDelay;
  }

  /** A match that the host had no time for is replayed before it counts, when nothing else is being played. */
  private startAgain(): boolean {
    const again = this.isStopping ? undefined : this.agenda.takeAgain();
    if (again) this.start(again, true);
    return again !== undefined;
  }

  /** Formats that need results go on from here. Whether there is something to do now. */
  private replanFurther(): boolean {
    this.replan();
    this.startBlocks();
    return this.running.size > 0;
  }

  private replan(): void {
    this.state = this.open.state();
    this.agenda.follow(planTournament(this.state, this.findSecret(this.state.seals[0]!)));
  }

  private start(open: OpenBlock, isAgain: boolean): void {
    const playing = this.playBlock(open, isAgain)
      .catch((error: unknown) => void (this.failure ??= { error }))
      .finally(() => {
        this.running.delete(playing);
        this.agenda.giveBack(open.block.number);
      });
    this.running.add(playing);
  }

  /** What cannot be asked for, because nobody knows a bot any more, fails as what cannot be played. */
  private async playBlock(open: OpenBlock, isAgain: boolean): Promise<void> {
    const order = this.makeOrder(open, isAgain);
    await this.players.play(order, (played) => this.take(played, open.block), this.enough.signal);
  }

  private makeOrder({ block, matches }: OpenBlock, isAgain: boolean): BlockOrder {
    const { definition } = this.open;
    const seal = this.state.seals.findLast(({ fromBlock }) => fromBlock <= block.number)!;
    const secret = this.findSecret(seal);
    const makeSeeds = (match: number) => makeMatchSeeds(definition, secret, { block: block.number, match });
    return {
      block: block.number,
      isAlone: isAgain,
      matches: matches.map((match) => ({
        block: block.number,
        match,
        attempt: isAgain ? 2 : 1,
        job: makeMatchJob(this.state, this.open.privateTable, block.seatings[match - 1]!, makeSeeds(match)),
      })),
    };
  }

  private take(played: PlayedMatch, block: Block): void {
    requireTime(played);
    const record = makePlayedRecord(played, block, this.state.participants);
    putFirstAttemptAside(this.open.paths.replays, record);
    this.open.append(record);
    const isFurther = this.agenda.note(record);
    this.options.watcher?.played?.(record, this.agenda.count());
    this.hasNewFaults ||= record.seats.some(({ verdict }) => verdict !== null);
    if (isFurther && this.hasNewFaults && this.open.definition.outAfter !== null) this.withdrawFailing();
    if (isFurther) this.lookForEnd();
  }

  private lookForEnd(): void {
    if (this.state.endsBefore !== undefined) return;
    const end = this.options.findEnd?.(this.open.state());
    if (!end) return;
    this.append({ kind: 'ended', ...end, at: this.at() });
    this.replan();
    this.enough.abort();
  }

  private takeEvent(event: WorkerRecord): void {
    this.append(event);
    if (event.kind !== 'quarantined') return;
    this.agenda.restart(this.open.state());
    this.replan();
  }

  /** Withdraws bots that have failed too often, counted block after block. */
  private withdrawFailing(): void {
    this.hasNewFaults = false;
    const failing = findFailing(this.open.state(), this.agenda.lastWhole, this.open.definition.outAfter!);
    for (const { id, block, faults } of failing) {
      const reason = `it went out of ${faults} matches`;
      this.append({ kind: 'withdrawn', id, reason, fromBlock: block + this.outAfterDelay, at: this.at() });
    }
    if (failing.length > 0) this.replan();
  }

  private get outAfterDelay(): number {
    return this.open.definition.outAfterDelay ?? OLD_DELAY;
  }

  private fits({ block: { stage } }: OpenBlock): boolean {
    // A ladder has no parts: it can stop after any block.
    if (this.stages.has(stage) && this.open.definition.format.kind !== 'ladder') return true;
    const fits = this.stages.size === 0 || (this.options.fits?.(stage) ?? true);
    if (fits) this.stages.add(stage);
    return fits;
  }

  private endBefore({ block }: OpenBlock): void {
    this.append({ kind: 'ended', fromBlock: block.number, reason: 'the time for it was over', at: this.at() });
    this.replan();
  }

  private append(record: JournalRecord): void {
    this.open.append(record);
    this.options.watcher?.changed?.(record);
  }

  private findSecret(seal: Seal): string {
    return findSecret(this.open.paths, seal);
  }

  private at(): string {
    return this.options.now().toISOString();
  }
}

/** A match that the host had no time for twice is left for a better time. */
function requireTime({ order, result }: PlayedMatch): void {
  if (order.attempt === 1 || !didHostTakeTime(result)) return;
  throw new UsageError(
    `match ${makeMatchId(order)} could not be played: ${result.interrupted}`,
    'end what else runs on the machine, or play on fewer slots, and continue with "minions tournament resume"',
  );
}
