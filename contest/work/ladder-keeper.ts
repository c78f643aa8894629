import type { Leaderboard } from '../../protocol/types/contest/leaderboard.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import { findChanged } from '../../tournament/journal/tournament-state.ts';
import { chooseTable } from '../ladder/choose-table.ts';
import { LadderFigures } from '../ladder/ladder-figures.ts';
import { LiveRatings } from '../ladder/live-ratings.ts';
import { makeIndexedMatch } from '../ladder/make-indexed-match.ts';
import { makeRatingRows } from '../ladder/make-rating-rows.ts';
import type { RatingAnswer } from '../ladder/rating-messages.ts';
import { syncIndex } from '../ladder/sync-index.ts';
import { indexMatch } from '../store/matches.ts';
import { makeOwnerKey } from '../store/teams.ts';
import { keepRatings } from '../store/ratings.ts';
import { listVersionsIn, setEntrant, type FoundVersion } from '../store/versions.ts';
import { locateFiles } from '../submit/receive-upload.ts';
import { join } from 'node:path';
import type { WorkOptions } from './contest-work.ts';
import { makeLeaderboard } from './make-leaderboard.ts';

/** Keeps what follows from the ladder: who plays next, the ratings, the leaderboard and the index of matches. */
export class LadderKeeper {
  private readonly figures: LadderFigures;
  private readonly ratings: LiveRatings;
  private readonly active = new Map<string, FoundVersion>();
  private readonly house: Map<string, string>;
  private faults = new Map<string, number>();
  /** What was made of these, until one of them changes. */
  private board: Leaderboard | undefined;
  private last: RatingAnswer = { rows: [], matches: 0 };
  private ratedAt: string | null = null;
  private fittedAt: number | undefined;
  private keeping: Promise<void> = Promise.resolve();
  /** Whether a match could not be written into the index. */
  private isIndexBehind = false;

  constructor(private readonly options: WorkOptions) {
    const { burst, ladder, onFailure } = options;
    this.figures = new LadderFigures(burst);
    this.house = new Map(ladder.field.definition.houseBots.map(({ id }) => [id, ladder.showName(id)]));
    this.ratings = new LiveRatings(
      () => ladder.field.participants.map(({ id }) => ({ id, isRanked: this.active.has(id) })),
      (answer, seconds) => this.takeRatings(answer, seconds),
      onFailure,
    );
  }

  /** Everything that the journal says is in the index, and whoever is active in the store plays. */
  async reconcile(): Promise<void> {
    const { db, ladder, paths } = this.options;
    const now = this.options.clock.now().getTime();
    this.faults = ladder.matches.countFaults();
    await this.syncIndex();
    for (const id of this.house.keys()) this.figures.activate(id, null, ladder.nextBlock, now);
    for (const version of await listVersionsIn(db, ['active'])) {
      const source = join(locateFiles(paths.versions, version.digest), version.entry);
      const entrant = ladder.enter(`${version.bot}#${version.number}`, source);
      if (version.entrant !== entrant) await setEntrant(db, version.id, entrant);
      this.active.set(entrant, version);
      this.figures.resume(entrant, makeOwnerKey(version), now);
    }
    this.countAgain(now);
    for (const { id, isHouse } of ladder.field.participants)
      if (!isHouse && !this.active.has(id)) ladder.withdraw(id, 'another version is active');
    this.ratings.replace(ladder.matches.pack());
  }

  /** Whoever came in whichever block has the share that it had before the server was started. */
  private countAgain(now: number): void {
    const { field, matches } = this.options.ladder;
    const { changes } = field;
    const came = changes.filter(({ kind }) => kind === 'added' || kind === 'returned');
    let next = 0;
    for (let block = 1; block <= matches.lastBlock + 1; block += 1) {
      for (; next < came.length && came[next]!.fromBlock <= block; next += 1)
        this.figures.count(findChanged(came[next]!), block);
      if (matches.isScheduled(block)) this.figures.seat(matches.findTable(block), now);
    }
  }

  activate(entrant: string, version: FoundVersion): void {
    const { ladder, clock } = this.options;
    this.board = undefined;
    this.active.set(entrant, version);
    this.figures.activate(entrant, makeOwnerKey(version), ladder.nextBlock, clock.now().getTime());
    this.ratings.update();
  }

  /** People have changed their names or their teams. */
  async refreshOwners(): Promise<void> {
    const { db, hub } = this.options;
    const versions = await listVersionsIn(db, ['active']);
    this.board = undefined;
    for (const version of versions) {
      if (version.entrant === null || !this.active.has(version.entrant)) continue;
      this.active.set(version.entrant, version);
      this.figures.setOwner(version.entrant, makeOwnerKey(version));
    }
    await hub.publish('leaderboard', {});
  }

  /** The other versions of the bot of a version play no more, whatever was done about them before. */
  retireOthers({ id, bot_id }: FoundVersion): void {
    const others = [...this.active].filter(([, version]) => version.bot_id === bot_id && version.id !== id);
    for (const [entrant] of others) this.retire(entrant);
  }

  retire(entrant: string): void {
    this.board = undefined;
    this.active.delete(entrant);
    this.figures.deactivate(entrant);
    this.options.ladder.withdraw(entrant, 'another version is active');
    this.ratings.update();
  }

  /** Decides who plays next, and writes it down; undefined when nobody is there. */
  scheduleNext(): number | undefined {
    const { ladder, clock, choose = chooseTable } = this.options;
    const now = clock.now().getTime();
    const view = this.figures.view(ladder.nextBlock, now, ladder.commitment);
    const table = choose(view);
    if (!table) return undefined;
    const block = ladder.schedule(table);
    this.figures.seat(table, now);
    return block;
  }

  /** Whether somebody has passed the gate and waits for a first match. */
  hasUnplayed(): boolean {
    return this.figures.hasUnplayed();
  }

  nameTable(block: number): string[] {
    const { ladder } = this.options;
    return ladder.findTable(block).map((id) => this.nameBot(id));
  }

  /** What people call an entrant: its bot, with its version where several of one bot play. */
  nameBot(id: string): string {
    const { ladder, keepsOlder = false } = this.options;
    return ladder.showName(id).replace(/#(\d+)$/, keepsOlder ? ' v$1' : '');
  }

  /** A match counts. */
  async count(record: Played): Promise<void> {
    const { db, hub, ladder } = this.options;
    this.noteFaults(record);
    this.ratings.update(ladder.matches.pack(record.block, record.block));
    await indexMatch(db, makeIndexedMatch(record)).catch((error: unknown) => {
      this.isIndexBehind = true;
      throw error;
    });
    await hub.publish('match', { match: record.block, bots: record.seats.map(({ id }) => this.nameBot(id)) });
  }

  /** Seconds since the ratings were fitted last; undefined before the first time. */
  get ratingAge(): number | undefined {
    return this.fittedAt === undefined ? undefined : (performance.now() - this.fittedAt) / 1000;
  }

  /** Once a database that was away is back, the index says again what the journal says. */
  async catchUp(): Promise<void> {
    if (!this.isIndexBehind) return;
    this.isIndexBehind = false;
    await this.syncIndex();
  }

  /** What a worker had played that is not believed any more does not count: it is neither rated nor shown. */
  async forgetSetAside(): Promise<void> {
    const { matches } = this.options.ladder;
    this.board = undefined;
    this.faults = matches.countFaults();
    this.ratings.replace(matches.pack());
    await this.syncIndex();
  }

  /** The index has the matches that count, and no others. */
  private async syncIndex(): Promise<void> {
    try {
      await syncIndex(this.options.db, this.options.ladder);
    } catch (error) {
      this.isIndexBehind = true;
      throw error;
    }
  }

  get leaderboard(): Leaderboard {
    const { active, house, faults, last, ratedAt } = this;
    this.board ??= makeLeaderboard({ at: ratedAt, matches: last.matches, rows: last.rows, active, house, faults });
    return this.board;
  }

  async close(): Promise<void> {
    await this.ratings.close();
    await this.keeping;
  }

  private takeRatings(answer: RatingAnswer, seconds: number): void {
    const { db, clock, hub, measure, onFailure } = this.options;
    measure({ kind: 'fit', seconds, matches: answer.matches, bots: answer.rows.length });
    this.fittedAt = performance.now();
    this.board = undefined;
    this.last = answer;
    this.ratedAt = clock.at();
    this.figures.rate(answer.rows);
    const rows = makeRatingRows(answer, (id) => this.active.has(id), this.ratedAt);
    this.keeping = this.keeping
      .then(() => keepRatings(db, rows))
      .then(() => hub.publish('leaderboard', { matches: answer.matches }))
      .catch(onFailure);
  }

  private noteFaults({ seats }: Played): void {
    this.board = undefined;
    for (const { id, verdict } of seats) if (verdict) this.faults.set(id, (this.faults.get(id) ?? 0) + 1);
  }
}
