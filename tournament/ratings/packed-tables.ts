import { byPlayer, PLAYERS, type ByPlayer } from '../../engine/core/players.ts';
import type { IndexedTable } from './indexed-table.ts';
import type { PlayedTable } from './played-table.ts';

/** Of each table: its block, the four seats, and the places in one number. */
const WIDTH = 2 + PLAYERS.length;
const PLACES_AT = 1 + PLAYERS.length;
const BITS_OF_PLACE = 4;
const FIRST_ROOM = 256;

/** Places in one number, that of the first seat in front: numbers compare as the places do. */
export const packPlaces = (places: Readonly<ByPlayer<number>>): number =>
  places.reduce((packed, place) => (packed << BITS_OF_PLACE) | place, 0);

export const unpackPlaces = (packed: number): ByPlayer<number> =>
  byPlayer((player) => (packed >> (BITS_OF_PLACE * (PLAYERS.length - 1 - player))) & (2 ** BITS_OF_PLACE - 1));

/**
 * Played tables in one array of whole numbers, bots by the numbers of their rows: a long contest has some hundred thousand, too
 * many to keep an object for each.
 */
export class PackedTables implements Iterable<IndexedTable> {
  private values = new Int32Array(WIDTH * FIRST_ROOM);
  private used = 0;

  /** @param bots the ids of all who may sit at a table, in the order of their rows */
  static pack(bots: readonly string[], tables: Iterable<PlayedTable>): PackedTables {
    const rows = new Map(bots.map((bot, row) => [bot, row]));
    const packed = new PackedTables();
    for (const { block, seats, places } of tables)
      packed.add(
        block,
        byPlayer((seat) => rows.get(seats[seat])!),
        packPlaces(places),
      );
    return packed;
  }

  get count(): number {
    return this.used / WIDTH;
  }

  add(block: number, seats: ArrayLike<number>, places: number): void {
    this.makeRoom(WIDTH);
    this.values[this.used] = block;
    this.values.set(seats, this.used + 1);
    this.values[this.used + PLACES_AT] = places;
    this.used += WIDTH;
  }

  /** What `content` gave somewhere else. */
  addAll(content: Int32Array): void {
    this.makeRoom(content.length);
    this.values.set(content, this.used);
    this.used += content.length;
  }

  /** All tables, to be sent somewhere else. */
  get content(): Int32Array<ArrayBuffer> {
    return this.values.slice(0, this.used);
  }

  /** As they were packed. */
  unpack(bots: readonly string[]): PlayedTable[] {
    return Array.from(this, ({ seats, ...table }) => ({
      ...table,
      seats: byPlayer((seat) => bots[seats[seat]]!),
    }));
  }

  clear(): void {
    this.used = 0;
  }

  /**
   * The same tables in an order of their own, that of `orderTables`: sums of floating-point numbers depend on the order, and the
   * same tables must give the same bytes.
   */
  sort(): PackedTables {
    const order = Uint32Array.from({ length: this.count }, (_, at) => WIDTH * at);
    if (order.every((at) => at === 0 || this.compare(at - WIDTH, at) <= 0)) return this;
    const sorted = new PackedTables();
    sorted.makeRoom(this.used);
    for (const at of order.sort((a, b) => this.compare(a, b))) sorted.addAll(this.values.subarray(at, at + WIDTH));
    return sorted;
  }

  *[Symbol.iterator](): Iterator<IndexedTable> {
    const { values } = this;
    for (let at = 0; at < this.used; at += WIDTH) {
      const seats = byPlayer((player) => values[at + 1 + player]!);
      yield {
        block: values[at]!,
        seats,
        places: unpackPlaces(values[at + PLACES_AT]!),
      };
    }
  }

  private compare(a: number, b: number): number {
    for (let at = 0; at < WIDTH; at += 1) {
      const difference = this.values[a + at]! - this.values[b + at]!;
      if (difference !== 0) return difference;
    }
    return 0;
  }

  private makeRoom(more: number): void {
    if (this.used + more <= this.values.length) return;
    const values = new Int32Array(Math.max(this.used + more, 2 * this.values.length));
    values.set(this.values.subarray(0, this.used));
    this.values = values;
  }
}
