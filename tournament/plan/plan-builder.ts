import { byPlayer } from '../../engine/core/players.ts';
import type { PlayedTable } from '../ratings/played-table.ts';
import { drawOrder } from './draw-order.ts';
import { makeSeatings, recoverTable } from './make-seatings.ts';
import type { Block, BlockResult, Change, PlanDefinition, Table } from './plan.ts';

/** Tables that are planned at once. */
export interface Stage {
  readonly name: string;
  readonly tables: readonly Table[];
  /** Matches on one map, where they are not those of the tournament. */
  readonly seats?: 1 | 4;
  /** Who sits where in the matches of each table, where it is not the square of seats. */
  readonly seatings?: readonly (readonly Table[])[];
  readonly isRated?: boolean;
  /** For whose sake it is played: a table without any of them is left out. Everybody, where it is not said. */
  readonly subjects?: readonly string[];
}

/** Where a plan is made: who is in, what is planned, and what came of it. */
export class PlanBuilder {
  readonly blocks: Block[] = [];
  private readonly results: ReadonlyMap<number, BlockResult>;
  /** Replacements that outdated blocks already. */
  private readonly settled = new Set<Change>();

  constructor(
    readonly definition: PlanDefinition,
    results: readonly BlockResult[],
  ) {
    this.results = new Map(results.map((result) => [result.block, result]));
  }

  /** The number that the next block will have. */
  get next(): number {
    return this.blocks.length + 1;
  }

  /** Who is in when that block is played, in order of entry. */
  findField(block = this.next): string[] {
    const all = [...this.definition.entrants, ...this.findChanged('added', block)];
    const gone = new Set(this.findChanged('withdrawn', block));
    return all.filter((entrant) => !gone.has(entrant));
  }

  draw<T>(label: string, items: readonly T[]): T[] {
    return drawOrder(this.definition.secret, label, items);
  }

  /** Best first where the strength of entrants was known before; else drawn. Entrants that are not in the seeding come last. */
  order(label: string, entrants: readonly string[]): string[] {
    const lots = this.draw(label, entrants);
    const { seeding } = this.definition;
    if (seeding === undefined) return lots;
    const seeds = new Map(seeding.map((entrant, at) => [entrant, at]));
    const find = (entrant: string): number => seeds.get(entrant) ?? seeding.length;
    return lots.sort((a, b) => find(a) - find(b));
  }

  /** Seats a bot of the house wherever somebody is missing. */
  fillTable(bots: readonly (string | undefined)[]): Table {
    const { house } = this.definition;
    const seated = new Set(bots);
    return byPlayer((seat) => {
      const bot = bots[seat];
      if (bot !== undefined) return bot;
      const filler = house.find((candidate) => !seated.has(candidate)) ?? house[0];
      if (filler === undefined) throw new Error('a table cannot be filled: the tournament has no house bots');
      seated.add(filler);
      return filler;
    });
  }

  append({ name, tables, seats = this.definition.seats, seatings: given, isRated = true, subjects }: Stage): void {
    for (const [at, planned] of tables.entries()) {
      const field = this.findField();
      const wanted = subjects ? field.filter((entrant) => subjects.includes(entrant)) : field;
      if (!planned.some((bot) => wanted.includes(bot))) continue;
      const table = this.replaceMissing(planned, field);
      const seatings = given?.[at] ?? makeSeatings(table, seats);
      this.blocks.push({ number: this.next, stage: name, table, seatings, isRated, isOutdated: false });
    }
  }

  /** Outdates what a replaced bot has played, and gives the tables that have to be played again: with fresh seeds,
   * because the old ones are known by now. */
  outdate(): Table[] {
    const again: Table[] = [];
    for (const change of this.definition.changes) {
      if (change.kind !== 'replaced' || change.fromBlock > this.next || this.settled.has(change)) continue;
      this.settled.add(change);
      for (const [at, block] of this.blocks.entries()) {
        if (block.isOutdated || block.number >= change.fromBlock || !block.table.includes(change.entrant)) continue;
        this.blocks[at] = { ...block, isOutdated: true };
        if (this.findField().includes(change.entrant)) again.push(block.table);
      }
    }
    return again;
  }

  isFinished(): boolean {
    return this.blocks.every((block) => block.isOutdated || this.findResult(block.number, block.seatings.length));
  }

  /** What came of blocks that count, in order of number: all, or those from a number on. */
  findResults(from = 1): BlockResult[] {
    const counted = this.blocks.slice(from - 1).filter(({ isOutdated }) => !isOutdated);
    return counted.flatMap(({ number, seatings }) => this.findResult(number, seatings.length) ?? []);
  }

  /** The same with what was planned. */
  findOutcomes(from: number): (Block & { result: BlockResult })[] {
    return this.findResults(from).map((result) => ({ ...this.blocks[result.block - 1]!, result }));
  }

  /** The tables of the next blocks, if all of them were played already: what was decided need not be thought over. */
  findPlayedTables(count: number): Table[] | undefined {
    const { seats, changes } = this.definition;
    // A table without anybody would be left out, and the numbers shifted.
    const isShifted = changes.some(({ fromBlock }) => fromBlock > this.next && fromBlock < this.next + count);
    if (isShifted) return undefined;
    const numbers = Array.from({ length: count }, (_, at) => this.next + at);
    const results = numbers.map((number) => this.findResult(number, seats)?.tables ?? []);
    // Without all of its matches it is not known which of them comes first.
    if (results.some((tables) => tables.length < seats)) return undefined;
    return results.map(([first]) => recoverTable(first!.seats, seats));
  }

  /** All matches but those of a qualification, in order of block. */
  findPlayed(): PlayedTable[] {
    const rated = this.findOutcomes(1).filter(({ isRated }) => isRated);
    return rated.flatMap(({ result }) => result.tables);
  }

  /** What came of a block if all of its matches are decided. */
  private findResult(block: number, matches: number): BlockResult | undefined {
    const result = this.results.get(block);
    return result && (result.decided ?? matches) >= matches ? result : undefined;
  }

  private findChanged(kind: Change['kind'], block: number): string[] {
    const changes = this.definition.changes.filter((change) => change.kind === kind && change.fromBlock <= block);
    return changes.map(({ entrant }) => entrant);
  }

  /** Seats house bots for those who withdrew. */
  private replaceMissing(table: Table, field: readonly string[]): Table {
    const isIn = (bot: string): boolean => field.includes(bot) || this.definition.house.includes(bot);
    return table.every(isIn) ? table : this.fillTable(table.map((bot) => (isIn(bot) ? bot : undefined)));
  }
}
