import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import { chooseTable } from '../../contest/ladder/choose-table.ts';
import { LadderFigures } from '../../contest/ladder/ladder-figures.ts';
import { rateLargeField } from '../../tournament/ratings/large/rate-large-field.ts';
import type { PlayedTable } from '../../tournament/ratings/played-table.ts';
import type { Rating } from '../../tournament/ratings/ratings.ts';
import { drawNormal, makeChance, type Chance } from '../statistics/simulate.ts';

export interface Surge {
  readonly bots: number;
  readonly slots: number;
  /** New versions, evenly over the time. */
  readonly submissions: number;
  readonly minutes: number;
  /** How long a match takes. */
  readonly matchSeconds: number;
  /** What every bot has played before. */
  readonly matchesBefore: number;
  /** How long the gate of a version takes. */
  readonly gateSeconds: number;
}

export interface SurgeFigures {
  readonly tables: readonly PlayedTable[];
  /** Milliseconds of CPU to decide who plays next, by match. */
  readonly schedulingMs: number;
  readonly fits: readonly { readonly seconds: number; readonly matches: number }[];
  /** By new version that got there: seconds to its first match, and to its first rank. */
  readonly toMatch: readonly number[];
  readonly toRank: readonly number[];
}

/** Ratings pause after a fit, so that they use a fifth of a core. */
const PAUSE_FACTOR = 4;

/**
 * The hour before a deadline in simulated time: the real scheduler and the real ratings, matches made up by Plackett–Luce. A fit
 * takes as long as it took of CPU time here.
 */
export function simulateSurge(surge: Surge): SurgeFigures {
  return new Simulation(surge).run();
}

class Simulation {
  private readonly chance: Chance = makeChance(36);
  private readonly figures = new LadderFigures(40);
  private readonly worths = new Map<string, number>();
  private readonly tables: PlayedTable[] = [];
  private readonly ends: { readonly at: number; readonly table: PlayedTable }[] = [];
  private readonly submitted = new Map<string, number>();
  private readonly toMatch = new Map<string, number>();
  private readonly toRank = new Map<string, number>();
  private readonly fits: { seconds: number; matches: number }[] = [];
  private start: ReadonlyMap<string, number> = new Map();
  private fitDoneAt = 0;
  private fitted: readonly Rating[] | undefined;
  private nextFitAt = 0;
  private block = 0;
  private schedulingMs = 0;

  constructor(private readonly surge: Surge) {
    for (let bot = 0; bot < surge.bots; bot += 1) this.enter(`e${bot}`, 0);
    this.playBefore();
    this.fit(0);
    this.takeFit(this.fitDoneAt);
  }

  run(): SurgeFigures {
    const { minutes, submissions, gateSeconds, slots } = this.surge;
    const end = minutes * 60;
    const waiting = Array.from({ length: submissions }, (_, at) => (at * end) / submissions);
    let before = 0;
    for (let now = 0; now < end; now += 0.25) {
      while (waiting.length > 0 && waiting[0]! + gateSeconds <= now) this.replace(waiting.shift()!, now);
      while (this.ends.length > 0 && this.ends[0]!.at <= now) this.tables.push(this.ends.shift()!.table);
      this.takeFit(now);
      if (now >= this.nextFitAt && this.fitted === undefined) this.fit(now);
      const began = process.cpuUsage();
      before = this.block;
      while (this.ends.length < slots) this.begin(now);
      const { user, system } = process.cpuUsage(began);
      if (this.block > before) this.schedulingMs += (user + system) / 1000;
    }
    const played = this.block - this.firstBlock;
    const { tables, fits } = this;
    const list = (map: Map<string, number>): number[] => [...map.values()].sort((a, b) => a - b);
    return {
      tables,
      schedulingMs: this.schedulingMs / played,
      fits,
      toMatch: list(this.toMatch),
      toRank: list(this.toRank),
    };
  }

  private firstBlock = 0;

  /** Neighbours by strength, as a ladder that has run for long; a tenth of the matches among all. */
  private playBefore(): void {
    const { bots, matchesBefore } = this.surge;
    const order = [...this.worths.keys()].sort((a, b) => this.worths.get(a)! - this.worths.get(b)!);
    for (let match = 0; match < (bots * matchesBefore) / 4; match += 1) {
      const at = match % bots;
      const reach = match % 10 === 0 ? bots : 10;
      const seats = new Set([at]);
      while (seats.size < 4) {
        const rival = at + Math.floor((this.chance() - 0.5) * 2 * reach);
        if (rival >= 0 && rival < bots) seats.add(rival);
      }
      const list = [...seats];
      this.block += 1;
      const table = this.play(byPlayer((seat) => order[list[seat]!]!));
      this.figures.seat(table.seats, 0);
      this.tables.push(table);
    }
    this.firstBlock = this.block;
  }

  private enter(id: string, now: number): void {
    this.worths.set(id, 1.5 * drawNormal(this.chance));
    this.figures.activate(id, `person of ${id.replace(/v.*/, '')}`, this.block + 1, now * 1000);
  }

  /** Somebody's new version takes the place of the old one. */
  private replace(at: number, now: number): void {
    const bot = this.submitted.size;
    this.figures.deactivate(`e${bot}`);
    this.enter(`e${bot}v2`, now);
    this.submitted.set(`e${bot}v2`, at);
  }

  private begin(now: number): void {
    this.block += 1;
    const seats = chooseTable(this.figures.view(this.block, now * 1000, 'f'.repeat(64)))!;
    this.figures.seat(seats, now * 1000);
    for (const id of seats) {
      const since = this.submitted.get(id);
      if (since !== undefined && !this.toMatch.has(id)) this.toMatch.set(id, now - since);
    }
    // All matches take the same time: they end in the order in which they began.
    this.ends.push({ at: now + this.surge.matchSeconds, table: this.play(seats) });
  }

  private play(seats: ByPlayer<string>): PlayedTable {
    const times = seats.map((id) => -Math.log(1 - this.chance()) / Math.exp(this.worths.get(id)!));
    return {
      block: this.block,
      seats,
      places: byPlayer((seat) => 1 + times.filter((time) => time < times[seat]!).length),
    };
  }

  private fit(now: number): void {
    const began = process.cpuUsage();
    const ids = [...this.worths.keys()];
    const bots = ids.map((id) => ({ id, isRanked: id.includes('v') || !this.submitted.has(`${id}v2`) }));
    const { rows, worths } = rateLargeField({ bots, tables: this.tables, start: this.start });
    const { user, system } = process.cpuUsage(began);
    const seconds = (user + system) / 1e6;
    this.start = worths;
    this.fits.push({ seconds, matches: this.tables.length });
    this.fitted = rows.filter(({ matches }) => matches > 0);
    this.fitDoneAt = now + seconds;
    this.nextFitAt = this.fitDoneAt + PAUSE_FACTOR * seconds;
  }

  private takeFit(now: number): void {
    if (this.fitted === undefined || now < this.fitDoneAt) return;
    this.figures.rate(this.fitted);
    const rated = new Set(this.fitted.map(({ bot }) => bot));
    for (const [id, since] of this.submitted)
      if (rated.has(id) && !this.toRank.has(id)) this.toRank.set(id, now - since);
    this.fitted = undefined;
  }
}
