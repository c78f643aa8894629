import type { Leaderboard } from '../../protocol/types/contest/leaderboard.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import { makePlayedTable } from '../../tournament/journal/make-played-table.ts';
import { chooseTable } from '../ladder/choose-table.ts';
import { LadderFigures } from '../ladder/ladder-figures.ts';
import { LiveRatings } from '../ladder/live-ratings.ts';
import { makeIndexedMatch } from '../ladder/make-indexed-match.ts';
import { makeRatingRows } from '../ladder/make-rating-rows.ts';
import type { RatingAnswer } from '../ladder/rating-messages.ts';
import { indexMatch, listIndexedBlocks } from '../store/matches.ts';
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
  private readonly faults = new Map<string, number>();
  private last: RatingAnswer = { rows: [], matches: 0 };
  private ratedAt: string | null = null;
  private keeping: Promise<void> = Promise.resolve();

  constructor(private readonly options: WorkOptions) {
    const { burst, ladder, onFailure } = options;
    this.figures = new LadderFigures(burst);
    this.house = new Map(ladder.state.definition.houseBots.map(({ id }) => [id, ladder.showName(id)]));
    this.ratings = new LiveRatings(
      () => ladder.state.participants.map(({ id }) => ({ id, isRanked: this.active.has(id) })),
      (answer) => this.takeRatings(answer),
      onFailure,
    );
  }

  /** Everything that the journal says is in the index, and whoever is active in the store plays. */
  async reconcile(): Promise<void> {
    const { db, ladder, paths } = this.options;
    const { counted } = ladder.state;
    const now = this.options.clock.now().getTime();
    for (const [at, table] of ladder.state.scheduled.entries()) this.figures.seat(table, at + 1, now);
    for (const played of counted) this.noteFaults(played);
    const indexed = await listIndexedBlocks(db);
    for (const played of counted) if (!indexed.has(played.block)) await indexMatch(db, makeIndexedMatch(played));
    for (const id of this.house.keys()) this.figures.activate(id, null, ladder.nextBlock, now);
    for (const version of await listVersionsIn(db, ['active'])) {
      const source = join(locateFiles(paths.versions, version.digest), version.entry);
      const entrant = ladder.enter(`${version.bot}#${version.number}`, source);
      await setEntrant(db, version.id, entrant);
      this.active.set(entrant, version);
      this.figures.activate(entrant, version.person_id, ladder.nextBlock, now);
    }
    for (const { id, isHouse } of ladder.state.participants)
      if (!isHouse && !this.active.has(id)) ladder.withdraw(id, 'another version is active');
    this.ratings.update(counted.map(makePlayedTable));
  }

  activate(entrant: string, version: FoundVersion): void {
    const { ladder, clock } = this.options;
    this.active.set(entrant, version);
    this.figures.activate(entrant, version.person_id, ladder.nextBlock, clock.now().getTime());
    this.ratings.update([]);
  }

  retire(entrant: string): void {
    this.active.delete(entrant);
    this.figures.deactivate(entrant);
    this.options.ladder.withdraw(entrant, 'another version is active');
    this.ratings.update([]);
  }

  /** Decides who plays next, and writes it down; undefined when nobody is there. */
  scheduleNext(): number | undefined {
    const { ladder, clock, choose = chooseTable } = this.options;
    const now = clock.now().getTime();
    const view = this.figures.view(ladder.nextBlock, now, ladder.commitment);
    const table = choose(view);
    if (!table) return undefined;
    const block = ladder.schedule(table);
    this.figures.seat(table, block, now);
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
    const { db, hub } = this.options;
    this.noteFaults(record);
    this.ratings.update([makePlayedTable(record)]);
    await indexMatch(db, makeIndexedMatch(record));
    await hub.publish('match', { match: record.block, bots: record.seats.map(({ id }) => this.nameBot(id)) });
  }

  get leaderboard(): Leaderboard {
    const { active, house, faults, last, ratedAt } = this;
    return makeLeaderboard({ at: ratedAt, matches: last.matches, rows: last.rows, active, house, faults });
  }

  async close(): Promise<void> {
    await this.ratings.close();
    await this.keeping;
  }

  private takeRatings(answer: RatingAnswer): void {
    const { db, clock, hub, onFailure } = this.options;
    this.last = answer;
    this.ratedAt = clock.at();
    this.figures.rate(new Map(answer.rows.map(({ bot, points }) => [bot, points])));
    const rows = makeRatingRows(answer, (id) => this.active.has(id), this.ratedAt);
    this.keeping = this.keeping
      .then(() => keepRatings(db, rows))
      .then(() => hub.publish('leaderboard', { matches: answer.matches }))
      .catch(onFailure);
  }

  private noteFaults({ seats }: Played): void {
    for (const { id, verdict } of seats) if (verdict) this.faults.set(id, (this.faults.get(id) ?? 0) + 1);
  }
}
