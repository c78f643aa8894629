import { join } from 'node:path';
import type { ByPlayer } from '../../engine/core/players.ts';
import type { ContestQueue, RunningWork } from '../../protocol/types/contest/queue.ts';
import type { Leaderboard } from '../../protocol/types/contest/leaderboard.ts';
import type { QueuePlace } from '../../protocol/types/contest/version.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import type { PlayedMatch } from '../../judge/slots/block-players.ts';
import type { ContestPaths } from '../folder/contest-paths.ts';
import type { Measure } from '../metrics/measurement.ts';
import type { EventHub } from '../server/event-hub.ts';
import type { ForwardClock } from '../server/forward-clock.ts';
import { locateFiles } from '../submit/receive-upload.ts';
import type { Database } from '../store/tables.ts';
import { activateVersion, findVersion, listVersionsIn, setEntrant, type FoundVersion } from '../store/versions.ts';
import { makeOwnerKey } from '../store/teams.ts';
import type { Joined } from '../../protocol/types/tournament/record.ts';
import type { LadderView } from '../ladder/choose-table.ts';
import type { Ladder } from '../ladder/ladder.ts';
import type { OpenBlock } from '../ladder/ladder-matches.ts';
import type { ContestPlayers } from './contest-players.ts';
import { GateKeeper } from './gate-keeper.ts';
import { LadderKeeper } from './ladder-keeper.ts';
import { describeRoundMatch, type RoundMatch } from './round-match.ts';
import { WaitingWork, type NextWork } from './waiting-work.ts';

/** In what a lab differs from a contest. */
export interface WorkPolicy {
  /** Whether older versions of a bot go on playing beside a new one. */
  readonly keepsOlder?: boolean;
  /** Who plays next; by the rules of a contest when not given. */
  readonly choose?: ((view: LadderView) => ByPlayer<string> | undefined) | undefined;
}

export interface WorkOptions extends WorkPolicy {
  readonly paths: ContestPaths;
  readonly db: Database;
  readonly hub: EventHub;
  readonly clock: ForwardClock;
  readonly ladder: Ladder;
  readonly burst: number;
  readonly players: ContestPlayers;
  readonly measure: Measure;
  /** Whether nothing new is begun. */
  readonly isPaused: () => boolean;
  readonly onFailure: (error: unknown) => void;
}

const RETRY_MS = 5000;
/** Workers come and go, and so do pauses. */
const LOOK_MS = 2000;

/** What a server does beside answering: gates first, then matches of the ladder, on every slot that is free. */
export class ContestWork {
  readonly ladderKeeper: LadderKeeper;
  private readonly gateKeeper: GateKeeper;
  private readonly waiting: WaitingWork;
  private readonly running = new Map<Promise<void>, RunningWork & { readonly ofRound?: RoundMatch }>();
  private readonly stopping = new AbortController();
  /** The versions whose gate is being run. */
  private readonly atGate = new Set<number>();
  /** The blocks of the ladder that are being played. */
  private readonly playing = new Set<number>();
  private activating: Promise<void> = Promise.resolve();
  private isAlone = false;
  private pausedUntil = 0;
  private timer: NodeJS.Timeout | undefined;
  private looking: NodeJS.Timeout | undefined;

  constructor(private readonly options: WorkOptions) {
    this.ladderKeeper = new LadderKeeper(options);
    const { ladder, players } = options;
    this.waiting = new WaitingWork({ ladder, ladderKeeper: this.ladderKeeper, countSlots: () => players.count });
    this.gateKeeper = new GateKeeper(options, (version) => this.activate(version));
  }

  /** Brings together what the store, the ladder and its index say, after whatever end, and begins. */
  async start(): Promise<void> {
    const { db, ladder } = this.options;
    await this.ladderKeeper.reconcile();
    for (const open of ladder.listOpenBlocks()) this.waiting.addBlock(open);
    this.waiting.addGates(...(await listVersionsIn(db, ['received', 'building', 'checking', 'playing'])));
    ladder.onSetAside = () => void this.playSetAside().catch((error: unknown) => this.pause(error));
    this.looking = setInterval(() => this.look(), LOOK_MS);
    this.pump();
  }

  /** A version waits for its gate. */
  submit(version: FoundVersion): void {
    this.waiting.addGates(version);
    this.pump();
  }

  /** Runs a gate again, when it was written down that it is owed. False if the version waits already, or is at its gate. */
  async requeue(version: FoundVersion, writeDown: () => Promise<void>): Promise<boolean> {
    if (this.isAtGate(version.id)) return false;
    this.atGate.add(version.id);
    try {
      await writeDown();
      this.gateKeeper.forget(version);
    } finally {
      this.atGate.delete(version.id);
    }
    this.submit(version);
    return true;
  }

  /** Whether a version waits for its gate, or is at it. */
  isAtGate(id: number): boolean {
    return this.atGate.has(id) || this.waiting.countBefore(id) !== undefined;
  }

  /** A version plays from now on, in place of the one that did. One after another: two of one bot must not both end up active. */
  activate(version: FoundVersion): Promise<void> {
    const activating = this.activating.then(() => this.activateNow(version));
    this.activating = activating.catch(() => {});
    return activating;
  }

  private async activateNow({ id }: FoundVersion): Promise<void> {
    const { db, clock, ladder, paths, hub, keepsOlder = false } = this.options;
    // Whose it is may have changed while it waited.
    const version = (await findVersion(db, id))!;
    const source = join(locateFiles(paths.versions, version.digest), version.entry);
    const entrant = ladder.enter(`${version.bot}#${version.number}`, source);
    await setEntrant(db, version.id, entrant);
    await activateVersion(db, version, clock.at(), keepsOlder);
    if (!keepsOlder) this.ladderKeeper.retireOthers(version);
    this.ladderKeeper.activate(entrant, { ...version, state: 'active', entrant });
    await hub.publish(
      'version',
      { id: version.id, bot: version.bot, number: version.number, state: 'active' },
      makeOwnerKey(version),
    );
    this.pump();
  }

  /** How many matches at the same time. */
  findWorker(name: string): Joined | undefined {
    return this.options.ladder.findWorker(name);
  }

  get slots(): number {
    return this.options.players.count;
  }

  /** Plays a match of a round, before those of the ladder; undefined if the signal is given before it begins. */
  playForRound(match: Omit<RoundMatch, 'settle'>): Promise<PlayedMatch | undefined> {
    return new Promise((resolve, reject) => {
      const waiting: RoundMatch = { ...match, settle: (playing) => void playing.then(resolve, reject) };
      const leave = (): void => {
        if (this.waiting.removeOfRound(waiting)) resolve(undefined);
      };
      if (match.signal.aborted || this.stopping.signal.aborted) return resolve(undefined);
      match.signal.addEventListener('abort', leave, { once: true });
      this.waiting.addOfRound(waiting);
      this.pump();
    });
  }

  /** Versions play no more, and what they were to play is given up. Resolves when nothing of theirs is under way. */
  async remove(versions: readonly FoundVersion[]): Promise<void> {
    const ids = new Set(versions.map(({ id }) => id));
    const entrants = new Set(versions.flatMap(({ entrant }) => entrant ?? []));
    for (const entrant of entrants) this.ladderKeeper.retire(entrant);
    this.waiting.drop(ids, entrants);
    await Promise.all(this.running.keys());
    // What failed meanwhile waits again.
    this.waiting.drop(ids, entrants);
  }

  get queueLengths(): Record<'gate' | 'round' | 'ladder', number> {
    return this.waiting.lengths;
  }

  get runningCounts(): Record<'gate' | 'match', number> {
    const gate = [...this.running.values()].filter(({ kind }) => kind === 'gate').length;
    return { gate, match: this.running.size - gate };
  }

  get leaderboard(): Leaderboard {
    return this.ladderKeeper.leaderboard;
  }

  /** How many gates are before that of a version, and when it is expected to begin; undefined when it does not wait. */
  findPlace(id: number): QueuePlace | null {
    const before = this.waiting.countBefore(id);
    return before === undefined ? null : { before, seconds: this.estimate(before) };
  }

  /** A match of a round that is being played. */
  findRunningOfRound(round: string, block: number, match: number): RoundMatch | undefined {
    for (const { ofRound } of this.running.values())
      if (ofRound?.round === round && ofRound.order.block === block && ofRound.order.match === match) return ofRound;
    return undefined;
  }

  describeQueue(): ContestQueue {
    return {
      slots: this.options.players.count,
      waiting: this.waiting
        .listGates()
        .map(({ bot, number }, before) => ({ bot, number, before, seconds: this.estimate(before) })),
      running: Array.from(this.running.values(), ({ ofRound, ...work }) => ({
        ...work,
        ...(ofRound && { what: describeRoundMatch(ofRound) }),
      })),
    };
  }

  /** Nothing new is begun. Running matches are finished, and gates are run again next time. */
  async close(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    clearInterval(this.looking);
    await Promise.all(this.running.keys());
    await this.options.players.close();
    await this.ladderKeeper.close();
  }

  private estimate(before: number): number {
    return Math.round((this.gateKeeper.seconds * (before + 1)) / this.options.players.count);
  }

  private look(): void {
    this.ladderKeeper.catchUp().catch((error: unknown) => this.pause(error));
    this.pump();
  }

  /** What a worker had played that is not believed any more is played again. */
  private async playSetAside(): Promise<void> {
    await this.ladderKeeper.forgetSetAside();
    for (const open of this.options.ladder.listOpenBlocks())
      if (!this.playing.has(open.block) && !this.waiting.hasBlock(open.block)) this.waiting.addBlock(open);
    this.pump();
  }

  /** Begins whatever may begin. What fails here, such as a journal on a full disk, is tried again later. */
  private pump(): void {
    if (performance.now() < this.pausedUntil || this.options.isPaused()) return;
    try {
      this.fillSlots();
    } catch (error) {
      this.pause(error);
    }
  }

  private fillSlots(): void {
    while (this.running.size < this.options.players.count && !this.isAlone && !this.stopping.signal.aborted) {
      const next = this.waiting.take(this.running.size);
      if (!next) return;
      this.begin(next);
    }
  }

  private begin(next: NextWork): void {
    switch (next.kind) {
      case 'gate': {
        const { version } = next;
        return this.run({ kind: 'gate', what: `${version.bot} version ${version.number}` }, () => this.gate(version));
      }
      case 'round': {
        const { match } = next;
        this.isAlone = match.isAlone;
        return this.run({ kind: 'match', what: `round ${match.round}` }, () => this.playOfRound(match), match);
      }
      case 'ladder': {
        const { open } = next;
        const what = `match ${open.block}: ${this.ladderKeeper.nameTable(open.block).join(', ')}`;
        this.isAlone = open.attempt === 2;
        return this.run({ kind: 'match', what }, () => this.play(open));
      }
    }
  }

  private async playOfRound({ order, isAlone, folder, settle }: RoundMatch): Promise<void> {
    const playing = this.time('round', this.options.players.play(order, isAlone, this.stopping.signal, folder));
    settle(playing);
    // What went wrong is reported by the round.
    await playing.catch(() => {});
  }

  private run(work: Omit<RunningWork, 'since'>, start: () => Promise<void>, ofRound?: RoundMatch): void {
    const running = start()
      .catch((error: unknown) => this.pause(error))
      .finally(() => {
        this.running.delete(running);
        this.isAlone = false;
        this.pump();
      });
    this.running.set(running, { ...work, since: this.options.clock.at(), ...(ofRound && { ofRound }) });
  }

  /** Something that is no fault of a bot, such as a full disk: everything waits a little. */
  private pause(error: unknown): void {
    if (this.stopping.signal.aborted) return;
    this.options.onFailure(error);
    this.pausedUntil = performance.now() + RETRY_MS;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.pump(), RETRY_MS + 100);
  }

  private async play(open: OpenBlock): Promise<void> {
    this.playing.add(open.block);
    const record = await this.playAndTake(open)
      .catch((error: unknown) => {
        // It is owed: the journal says so.
        if (!this.stopping.signal.aborted) this.waiting.addBlock(open);
        throw error;
      })
      .finally(() => this.playing.delete(open.block));
    if (record) await this.ladderKeeper.count(record);
  }

  /** The record of a match that counts; undefined for one that is played again. */
  private async playAndTake(open: OpenBlock): Promise<Played | undefined> {
    const { ladder, players } = this.options;
    const order = ladder.makeOrder(open);
    const playing = players.play(order, open.attempt === 2, this.stopping.signal);
    const { record, counts } = ladder.take(await this.time('ladder', playing));
    if (counts) return record;
    this.waiting.addBlock({ block: open.block, attempt: 2 });
    return undefined;
  }

  private async time(of: 'ladder' | 'round', playing: Promise<PlayedMatch>): Promise<PlayedMatch> {
    const began = performance.now();
    const played = await playing;
    this.options.measure({ kind: 'match', of, seconds: (performance.now() - began) / 1000 });
    return played;
  }

  private async gate(version: FoundVersion): Promise<void> {
    this.atGate.add(version.id);
    try {
      if (await this.gateKeeper.run(version, this.stopping.signal)) this.waiting.addGates(version);
    } catch (error) {
      // It is owed: the store says so.
      this.waiting.returnGate(version);
      throw error;
    } finally {
      this.atGate.delete(version.id);
    }
  }
}
