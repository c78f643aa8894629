import { byPlayer, PLAYERS } from '../../engine/core/players.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import { mustBeReplayed } from '../../tournament/journal/must-be-replayed.ts';
import type { Table } from '../../tournament/plan/plan.ts';
import { packPlaces, PackedTables } from '../../tournament/ratings/packed-tables.ts';

/** A block that is to be played: the first time, or once more after a timeout. */
export interface OpenBlock {
  readonly block: number;
  readonly attempt: 1 | 2;
}

const SEATS = PLAYERS.length;
/** Of a SHA-256. */
const DIGEST_BYTES = 32;
const DIGEST_PREFIX = 'sha256:';
const FIRST_ROOM = 256;

/** What came of a block, as bits: a first attempt that does not count, a match that does. */
const [AGAIN, PLAYED] = [1, 2];

/**
 * What a ladder has to know of each of its matches, in flat arrays: as objects, the records of a long contest take
 * hundreds of megabytes. All else of a match is read in the journal when somebody needs it.
 */
export class LadderMatches {
  /** The greatest number of a block of which something is recorded. */
  lastBlock = 0;
  /** By number, from 0 on. */
  private readonly ids: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly workers = new Map<string, number>();
  private readonly voided = new Set<number>();
  private states = new Uint8Array(FIRST_ROOM);
  /** By block and seat: the number of a bot, from 1 on. */
  private seats = new Uint32Array(SEATS * FIRST_ROOM);
  private places = new Uint16Array(FIRST_ROOM);
  /** By block: the seats that got a verdict, as bits. */
  private faults = new Uint8Array(FIRST_ROOM);
  /** By block: who played the first and the second attempt; 0 for this machine. */
  private players = new Uint16Array(2 * FIRST_ROOM);
  private replays = new Uint8Array(DIGEST_BYTES * FIRST_ROOM);

  /** Bots have numbers in the order in which they enter. */
  enter(id: string): void {
    if (this.numbers.has(id)) return;
    this.numbers.set(id, this.ids.length);
    this.ids.push(id);
  }

  schedule(block: number, table: Table): void {
    this.makeRoom(block);
    for (const [seat, id] of table.entries()) this.seats[SEATS * block + seat] = this.numbers.get(id)! + 1;
    this.lastBlock = Math.max(this.lastBlock, block);
  }

  take(played: Played): void {
    const { block, attempt, seats, replay, measured } = played;
    this.schedule(
      block,
      byPlayer((seat) => seats[seat].id),
    );
    this.states[block]! |= mustBeReplayed(played) ? AGAIN : PLAYED;
    this.places[block] = packPlaces(byPlayer((seat) => seats[seat].place));
    this.faults[block] = seats.reduce((bits, { verdict }, seat) => bits | (verdict ? 1 << seat : 0), 0);
    this.players[2 * block + Math.min(attempt, 2) - 1] = this.numberWorker(measured.worker);
    this.replays.set(Buffer.from(replay.slice(DIGEST_PREFIX.length), 'hex'), DIGEST_BYTES * block);
  }

  void(block: number): void {
    this.voided.add(block);
  }

  /** What a bot played does not count any more. */
  reopenBot(id: string): void {
    const number = this.numbers.get(id)! + 1;
    for (let block = 1; block <= this.lastBlock; block += 1)
      if (this.seats.subarray(SEATS * block, SEATS * (block + 1)).includes(number)) this.states[block]! &= ~PLAYED;
  }

  /** What a worker played is as if nobody had. A second attempt means something only behind the first. */
  reopenWorker(worker: string): void {
    const number = this.workers.get(worker);
    for (let block = 1; block <= this.lastBlock; block += 1) {
      const players = this.players.subarray(2 * block, 2 * block + 2);
      if (number === undefined || !players.includes(number)) continue;
      this.states[block] = 0;
      players.fill(0);
    }
  }

  isScheduled(block: number): boolean {
    return block >= 1 && block <= this.lastBlock && this.seats[SEATS * block] !== 0;
  }

  /** Who sits where in a block that was scheduled. */
  findTable(block: number): Table {
    return byPlayer((seat) => this.ids[this.seats[SEATS * block + seat]! - 1]!);
  }

  /** Whether the match of a block counts. */
  counts(block: number): boolean {
    return block <= this.lastBlock && (this.states[block]! & PLAYED) !== 0 && !this.voided.has(block);
  }

  /** Whether that is the replay of a match that counts. */
  countsReplay(block: number, replay: string | null): boolean {
    if (!this.counts(block) || replay === null) return false;
    const known = this.replays.subarray(DIGEST_BYTES * block, DIGEST_BYTES * (block + 1));
    return replay === `${DIGEST_PREFIX}${Buffer.from(known).toString('hex')}`;
  }

  /** What was begun and has no result that counts. */
  listOpen(): OpenBlock[] {
    const open: OpenBlock[] = [];
    for (let block = 1; block <= this.lastBlock; block += 1)
      if (this.isScheduled(block) && !this.counts(block) && !this.voided.has(block))
        open.push({ block, attempt: this.states[block]! & AGAIN ? 2 : 1 });
    return open;
  }

  /** By bot: in how many matches that count it got a verdict. */
  countFaults(): Map<string, number> {
    const counted = new Map<string, number>();
    for (let block = 1; block <= this.lastBlock; block += 1) {
      if (this.faults[block] === 0 || !this.counts(block)) continue;
      for (const [seat, id] of this.findTable(block).entries())
        if (this.faults[block]! & (1 << seat)) counted.set(id, (counted.get(id) ?? 0) + 1);
    }
    return counted;
  }

  /** The matches of some blocks, of all if not given, as far as they count: for ratings, with bots by their numbers. */
  pack(first = 1, last = this.lastBlock): PackedTables {
    const packed = new PackedTables();
    for (let block = first; block <= last; block += 1) {
      if (!this.counts(block)) continue;
      const seats = byPlayer((seat) => this.seats[SEATS * block + seat]! - 1);
      packed.add(block, seats, this.places[block]!);
    }
    return packed;
  }

  private numberWorker(name: string | undefined): number {
    if (name === undefined) return 0;
    const number = this.workers.get(name) ?? this.workers.size + 1;
    this.workers.set(name, number);
    return number;
  }

  private makeRoom(block: number): void {
    const room = this.states.length;
    if (block < room) return;
    const factor = 2 ** Math.ceil(Math.log2((block + 1) / room));
    this.states = grow(this.states, new Uint8Array(factor * this.states.length));
    this.seats = grow(this.seats, new Uint32Array(factor * this.seats.length));
    this.places = grow(this.places, new Uint16Array(factor * this.places.length));
    this.faults = grow(this.faults, new Uint8Array(factor * this.faults.length));
    this.players = grow(this.players, new Uint16Array(factor * this.players.length));
    this.replays = grow(this.replays, new Uint8Array(factor * this.replays.length));
  }
}

function grow<T extends Uint8Array | Uint16Array | Uint32Array>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}
