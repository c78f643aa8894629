import { rmSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ByPlayer } from '../../engine/core/players.ts';
import type { ContestQueue, RunningWork } from '../../protocol/types/contest/queue.ts';
import type { Leaderboard } from '../../protocol/types/contest/leaderboard.ts';
import type { QueuePlace } from '../../protocol/types/contest/version.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import type { MatchOrder, PlayedMatch } from '../../judge/slots/block-players.ts';
import { makeFailedReport } from '../gate/run-gate-apart.ts';
import type { ContestPaths } from '../folder/contest-paths.ts';
import type { EventHub } from '../server/event-hub.ts';
import type { ForwardClock } from '../server/forward-clock.ts';
import { locateFiles } from '../submit/receive-upload.ts';
import { keepGateReport } from '../store/gate-reports.ts';
import type { Database, VersionState } from '../store/tables.ts';
import {
  activateVersion,
  findVersion,
  listVersionsOfBot,
  listVersionsIn,
  setEntrant,
  setState,
  type FoundVersion,
} from '../store/versions.ts';
import type { LadderView } from '../ladder/choose-table.ts';
import type { Ladder, OpenBlock } from '../ladder/ladder.ts';
import type { ContestPlayers, MatchFolder } from './contest-players.ts';
import { LadderKeeper } from './ladder-keeper.ts';

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
  readonly onFailure: (error: unknown) => void;
}

/** A match of a round that waits for a slot. */
export interface RoundMatch {
  readonly order: MatchOrder;
  readonly isAlone: boolean;
  readonly folder: MatchFolder;
  /** For the page with the queue. */
  readonly what: string;
  readonly signal: AbortSignal;
  readonly settle: (playing: Promise<PlayedMatch>) => void;
}

/** How long a gate is thought to take before one was measured. */
const FIRST_GATE_SECONDS = 10;
const RETRY_MS = 5000;
const MAX_DEATHS = 3;
/** Workers come and go. */
const LOOK_MS = 2000;

/** What a server does beside answering: gates first, then matches of the ladder, on every slot that is free. */
export class ContestWork {
  readonly ladderKeeper: LadderKeeper;
  private readonly waiting: FoundVersion[] = [];
  private readonly again: OpenBlock[] = [];
  private readonly unfinished: OpenBlock[] = [];
  private readonly ofRounds: RoundMatch[] = [];
  private readonly running = new Map<Promise<void>, RunningWork>();
  private readonly stopping = new AbortController();
  private readonly deaths = new Map<number, number>();
  private gatesInARow = 0;
  private isAlone = false;
  private pausedUntil = 0;
  private timer: NodeJS.Timeout | undefined;
  private looking: NodeJS.Timeout | undefined;
  private gateSeconds = FIRST_GATE_SECONDS;

  constructor(private readonly options: WorkOptions) {
    this.ladderKeeper = new LadderKeeper(options);
  }

  /** Brings together what the store, the ladder and its index say, after whatever end, and begins. */
  async start(): Promise<void> {
    const { db, ladder } = this.options;
    await this.ladderKeeper.reconcile();
    for (const block of ladder.listOpenBlocks()) (block.attempt === 2 ? this.again : this.unfinished).push(block);
    this.waiting.push(...(await listVersionsIn(db, ['received', 'building', 'checking', 'playing'])));
    this.looking = setInterval(() => this.pump(), LOOK_MS);
    this.pump();
  }

  /** A version waits for its gate. */
  submit(version: FoundVersion): void {
    this.waiting.push(version);
    this.pump();
  }

  /** A version plays from now on, in place of the one that did. */
  async activate(version: FoundVersion): Promise<void> {
    const { db, clock, ladder, paths, hub, keepsOlder = false } = this.options;
    const source = join(locateFiles(paths.versions, version.digest), version.entry);
    const entrant = ladder.enter(`${version.bot}#${version.number}`, source);
    await setEntrant(db, version.id, entrant);
    const retired = await activateVersion(db, version, clock.at(), keepsOlder);
    for (const id of retired) {
      const old = await findVersion(db, id);
      if (old?.entrant) this.ladderKeeper.retire(old.entrant);
    }
    this.ladderKeeper.activate(entrant, { ...version, state: 'active', entrant });
    await hub.publish(
      'version',
      { id: version.id, bot: version.bot, number: version.number, state: 'active' },
      version.person_id,
    );
    this.pump();
  }

  /** How many matches at the same time. */
  get slots(): number {
    return this.options.players.count;
  }

  /** Plays a match of a round, before those of the ladder; undefined if the signal is given before it begins. */
  playForRound(match: Omit<RoundMatch, 'settle'>): Promise<PlayedMatch | undefined> {
    return new Promise((resolve, reject) => {
      const waiting: RoundMatch = { ...match, settle: (playing) => void playing.then(resolve, reject) };
      const leave = (): void => {
        const at = this.ofRounds.indexOf(waiting);
        if (at < 0) return;
        this.ofRounds.splice(at, 1);
        resolve(undefined);
      };
      if (match.signal.aborted || this.stopping.signal.aborted) return resolve(undefined);
      match.signal.addEventListener('abort', leave, { once: true });
      this.ofRounds.push(waiting);
      this.pump();
    });
  }

  /** Versions play no more, and what they were to play is given up. Resolves when nothing of theirs is under way. */
  async remove(versions: readonly FoundVersion[]): Promise<void> {
    const ids = new Set(versions.map(({ id }) => id));
    const entrants = new Set(versions.flatMap(({ entrant }) => entrant ?? []));
    for (const entrant of entrants) this.ladderKeeper.retire(entrant);
    const drop = (): void => {
      keepOnly(this.waiting, ({ id }) => !ids.has(id));
      for (const open of [this.again, this.unfinished])
        keepOnly(open, ({ block }) => !this.options.ladder.findTable(block).some((id) => entrants.has(id)));
    };
    drop();
    await Promise.all(this.running.keys());
    // What failed meanwhile waits again.
    drop();
  }

  get leaderboard(): Leaderboard {
    return this.ladderKeeper.leaderboard;
  }

  /** How many gates are before that of a version, and when it is expected to begin; undefined when it does not wait. */
  findPlace(id: number): QueuePlace | null {
    const before = this.waiting.findIndex((version) => version.id === id);
    return before < 0 ? null : { before, seconds: this.estimate(before) };
  }

  describeQueue(): ContestQueue {
    return {
      slots: this.options.players.count,
      waiting: this.waiting.map(({ bot, number }, before) => ({ bot, number, before, seconds: this.estimate(before) })),
      running: [...this.running.values()],
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
    return Math.round((this.gateSeconds * (before + 1)) / this.options.players.count);
  }

  /** Begins whatever may begin. What fails here, such as a journal on a full disk, is tried again later. */
  private pump(): void {
    if (performance.now() < this.pausedUntil) return;
    try {
      this.fillSlots();
    } catch (error) {
      this.pause(error);
    }
  }

  private fillSlots(): void {
    while (this.running.size < this.options.players.count && !this.isAlone && !this.stopping.signal.aborted) {
      const due = this.isMatchDue() ? this.takeMatch() : undefined;
      // A match that is due may not be possible: then gates do not wait for it.
      const gate = due ? undefined : this.waiting.shift();
      if (gate) {
        this.gatesInARow += 1;
        this.run({ kind: 'gate', what: `${gate.bot} version ${gate.number}` }, () => this.gate(gate));
        continue;
      }
      const ofRound = due ? undefined : this.takeOfRound();
      if (ofRound === 'wait') return;
      if (ofRound) {
        this.isAlone = ofRound.isAlone;
        this.run({ kind: 'match', what: ofRound.what }, () => this.playOfRound(ofRound));
        continue;
      }
      const match = due ?? this.takeMatch();
      if (!match) return;
      this.gatesInARow = 0;
      const what = `match ${match.block}: ${this.ladderKeeper.nameTable(match.block).join(', ')}`;
      this.isAlone = match.attempt === 2;
      this.run({ kind: 'match', what }, () => this.play(match));
    }
  }

  /** Gates come first, but who has passed one gets a first match before many others have. */
  private isMatchDue(): boolean {
    return this.gatesInARow > this.options.players.count && this.again.length === 0 && this.ladderKeeper.hasUnplayed();
  }

  /** The next match of a round. One that must be alone waits until all slots are free, and everything else for it. */
  private takeOfRound(): RoundMatch | 'wait' | undefined {
    const [next] = this.ofRounds;
    if (next?.isAlone && this.running.size > 0) return 'wait';
    return this.ofRounds.shift();
  }

  private async playOfRound({ order, isAlone, folder, settle }: RoundMatch): Promise<void> {
    const playing = this.options.players.play(order, isAlone, this.stopping.signal, folder);
    settle(playing);
    // What went wrong is reported by the round.
    await playing.catch(() => {});
  }

  /** The next match that may begin now; undefined when none may. */
  private takeMatch(): OpenBlock | undefined {
    const { ladder } = this.options;
    // A match with a timeout is played once more, alone, before it counts.
    if (this.again.length > 0) return this.running.size === 0 ? this.again.shift() : undefined;
    const unfinished = this.unfinished.shift();
    if (unfinished) return unfinished;
    if (ladder.needsNewSecret()) {
      if (this.running.size > 0) return undefined;
      ladder.renewSecret();
    }
    const block = this.ladderKeeper.scheduleNext();
    return block === undefined ? undefined : { block, attempt: 1 };
  }

  private run(work: Omit<RunningWork, 'since'>, start: () => Promise<void>): void {
    const running = start()
      .catch((error: unknown) => this.pause(error))
      .finally(() => {
        this.running.delete(running);
        this.isAlone = false;
        this.pump();
      });
    this.running.set(running, { ...work, since: this.options.clock.at() });
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
    const record = await this.playAndTake(open).catch((error: unknown) => {
      // It is owed: the journal says so.
      if (!this.stopping.signal.aborted) this.unfinished.push(open);
      throw error;
    });
    if (record) await this.ladderKeeper.count(record);
  }

  /** The record of a match that counts; undefined for one that is played again. */
  private async playAndTake(open: OpenBlock): Promise<Played | undefined> {
    const { ladder, players } = this.options;
    const order = ladder.makeOrder(open);
    const { record, counts } = ladder.take(await players.play(order, open.attempt === 2, this.stopping.signal));
    if (counts) return record;
    this.again.push({ block: open.block, attempt: 2 });
    return undefined;
  }

  private async gate(version: FoundVersion): Promise<void> {
    try {
      await this.runGate(version);
    } catch (error) {
      // It is owed: the store says so.
      this.waiting.unshift(version);
      throw error;
    }
  }

  private async runGate(version: FoundVersion): Promise<void> {
    const { db, clock, paths, players } = this.options;
    const began = performance.now();
    const folder = join(paths.gates, String(version.id));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const onStage = (stage: 'building' | 'checking' | 'playing'): void => {
      void this.setStage(version, stage).catch(this.options.onFailure);
    };
    const replay = join(folder, 'match.jsonl.gz');
    const report = await players.gate({ version, replay, onStage }, this.stopping.signal);
    if (this.stopping.signal.aborted) return;
    // A process that died says nothing about the bot, unless it happens again and again.
    if (report === undefined) return this.gateAgain(version);
    await this.settled;
    const text = JSON.stringify(report)
      .replaceAll(locateFiles(paths.versions, version.digest), '.')
      .replaceAll(paths.root, '…');
    await keepGateReport(db, { version_id: version.id, report: text, at: clock.at() });
    this.gateSeconds = (this.gateSeconds * 3 + (performance.now() - began) / 1000) / 4;
    if (!report.passed) return this.writeState(version, 'rejected');
    // Gates that run side by side may end in another order than the versions came in.
    const others = this.options.keepsOlder ? [] : await listVersionsOfBot(db, version.bot_id);
    const hasNewer = others.some(({ number, state }) => state === 'active' && number > version.number);
    await (hasNewer ? this.writeState(version, 'retired') : this.activate(version));
  }

  private async gateAgain(version: FoundVersion): Promise<void> {
    const deaths = (this.deaths.get(version.id) ?? 0) + 1;
    this.deaths.set(version.id, deaths);
    if (deaths < MAX_DEATHS) return void this.waiting.push(version);
    const { db, clock } = this.options;
    const report = makeFailedReport(`the process of the gate died ${deaths} times`);
    await keepGateReport(db, { version_id: version.id, report: JSON.stringify(report), at: clock.at() });
    await this.writeState(version, 'rejected');
  }

  /** Stages are written one after another, and none after the end. */
  private settled: Promise<void> = Promise.resolve();

  private setStage(version: FoundVersion, state: 'building' | 'checking' | 'playing'): Promise<void> {
    this.settled = this.settled.catch(() => {}).then(() => this.writeState(version, state));
    return this.settled;
  }

  private async writeState({ id, bot, number, person_id }: FoundVersion, state: VersionState): Promise<void> {
    const { db, clock, hub } = this.options;
    await setState(db, id, state, clock.at());
    await hub.publish('version', { id, bot, number, state }, person_id);
  }
}

function keepOnly<T>(list: T[], isKept: (one: T) => boolean): void {
  list.splice(0, list.length, ...list.filter(isKept));
}
