import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writevSync } from 'node:fs';
import type { Match } from '../../engine/core/match.ts';
import type { MatchNumbers } from '../../engine/core/match-numbers.ts';
import { byPlayer, PLAYERS, type ByPlayer } from '../../engine/core/players.ts';
import type { BatchOptions } from '../../protocol/types/env/request.ts';
import type { EnvBatchInfo } from '../../protocol/types/env/response.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { UsageError } from '../usage-error.ts';
import { BatchMemory } from './batch-memory.ts';
import { layOutBatch } from './batch-layout.ts';

/** One of many matches that are stepped together, each followed by another when it is over. */
interface Lane {
  readonly match: Match;
  readonly numbers: MatchNumbers;
  scores: ByPlayer<number>;
  /** How many matches it has begun. */
  readonly begun: number;
}

/** Matches that say how large states can be. */
const SAMPLES = [0, 1, 2, 3];

/** Begins the match of a lane; the number says how many it had before. */
type Begin = (lane: number, begun: number) => Match;

/**
 * Many matches in a file that another program has mapped into its memory: it writes actions there, asks for a step, and finds
 * there what came of it. One line each way for all of them, and no text in between.
 */
export class Batch {
  readonly info: EnvBatchInfo;
  private readonly lanes: Lane[];
  private readonly memory: BatchMemory;
  private readonly file: number;
  private readonly autoReset: boolean;

  constructor(
    private readonly game: LoadedGame,
    { envs, path, observe = true, masks = false, autoReset = true }: BatchOptions,
    private readonly begin: Begin,
    sample: (number: number) => Match,
  ) {
    this.autoReset = autoReset;
    this.lanes = Array.from({ length: envs }, (_, lane) => this.beginLane(lane, 0));
    const { numbers } = this.lanes[0]!;
    const layout = layOutBatch(SAMPLES.map(sample), { envs, observe, masks });
    this.memory = new BatchMemory(layout);
    this.file = openFile(path);
    // Never shorter: who has mapped it for another batch may still read there.
    if (fstatSync(this.file).size < layout.bytes) ftruncateSync(this.file, layout.bytes);
    for (const [index, lane] of this.lanes.entries()) {
      this.showPoints(index, lane);
      this.showMatch(index, true);
    }
    this.write(0, true);
    const { bytes, arrays } = layout;
    this.info = { envs, bytes, units: numbers.units, actions: [...numbers.actions], arrays: [...arrays] };
  }

  /**
   * Plays a round of every match with the actions that stand in the file. How many matches have ended. One that was over
   * before stays as it is, where no other follows it.
   */
  step(): number {
    const { memory } = this;
    readSync(this.file, memory.actions, 0, memory.actions.byteLength, 0);
    let ended = 0;
    for (let index = 0; index < this.lanes.length; index++) {
      const lane = this.lanes[index]!;
      const wasOver = lane.match.isOver;
      if (wasOver) memory.refused.fill(0, index * 4, index * 4 + 4);
      else this.playRound(index, lane);
      this.showPoints(index, lane);
      const isOver = wasOver || lane.match.isOver;
      memory.over[index] = Number(isOver);
      ended += Number(isOver && !wasOver);
      const isNew = isOver && this.autoReset;
      if (isNew) this.lanes[index] = this.beginLane(index, lane.begun);
      this.showMatch(index, isNew);
    }
    this.write(memory.layout.results, ended > 0);
    return ended;
  }

  private playRound(index: number, { match, numbers }: Lane): void {
    const { refused } = match.play(readOrders(numbers, this.memory.actions, index));
    for (const player of PLAYERS) this.memory.refused[index * 4 + player] = refused[player].length;
  }

  close(): void {
    closeSync(this.file);
  }

  /** What every player has, and what it won in this round. */
  private showPoints(index: number, lane: Lane): void {
    const { memory } = this;
    const scores = lane.match.scores();
    for (const player of PLAYERS) {
      memory.scores[index * 4 + player] = scores[player];
      memory.rewards[index * 4 + player] = scores[player] - lane.scores[player];
    }
    lane.scores = scores;
  }

  private showMatch(index: number, isNew: boolean): void {
    const { match, numbers } = this.lanes[index]!;
    this.memory.rounds[index] = match.round;
    if (isNew) {
      this.memory.writeBoard(index, match);
      this.memory.placeState(index, numbers);
    }
    if (!this.memory.writeState(index, numbers)) throw tooLarge(this.game);
    if (this.memory.masks) this.showMasks(index, match, numbers);
  }

  private showMasks(index: number, match: Match, numbers: MatchNumbers): void {
    const { legalOrders } = this.game;
    const view = match.view();
    const places = PLAYERS.flatMap((player) => {
      if (match.isOver) return [];
      return (legalOrders?.(view, player, match.config) ?? []).flatMap((order) => {
        const found = numbers.findAction(order);
        return found ? [(player * numbers.units + found[0]) * numbers.actions.length + found[1]] : [];
      });
    });
    this.memory.writeMask(index, places);
  }

  private beginLane(index: number, begun: number): Lane {
    const match = this.begin(index, begun);
    const { numbers } = match;
    if (numbers) return { match, numbers, scores: match.scores(), begun: begun + 1 };
    throw new UsageError(`${this.game.title} has no states as numbers`, 'ask for states as JSON: leave out "batch"');
  }

  private write(start: number, withBoards: boolean): void {
    let rest = this.memory.listParts(start, withBoards);
    for (let at = start; rest.length > 0;) {
      const written = writevSync(this.file, rest, at);
      at += written;
      rest = dropBytes(rest, written);
    }
  }
}

/** What is left of some parts when so many bytes of them are written: nothing, but on a disk that is almost full. */
function dropBytes(parts: readonly Uint8Array[], bytes: number): Uint8Array[] {
  let left = bytes;
  return parts.flatMap((part) => {
    const rest = part.subarray(Math.min(left, part.length));
    left = Math.max(0, left - part.length);
    return rest.length > 0 ? [rest] : [];
  });
}

const NO_ORDERS: readonly object[] = Object.freeze([]);

/** An action of 0 is no order, and 1 the first of the actions. */
function readOrders(numbers: MatchNumbers, actions: Int8Array, index: number): ByPlayer<readonly object[]> {
  const { units, actions: names } = numbers;
  return byPlayer((player) => {
    let orders: object[] | undefined;
    const first = (index * 4 + player) * units;
    for (let unit = 0; unit < units; unit++) {
      const action = actions[first + unit]!;
      if (action > 0 && action <= names.length) (orders ??= []).push(numbers.makeOrder(unit, action - 1));
    }
    return orders ?? NO_ORDERS;
  });
}

function tooLarge({ title }: LoadedGame): UsageError {
  return new UsageError(
    `a state of ${title} is larger than those that the batch began with`,
    'begin with more matches, or step them one by one without "batch"',
  );
}

function openFile(path: string): number {
  try {
    return openSync(path, 'r+');
  } catch (error) {
    throw new UsageError(`"${path}" cannot be opened: ${(error as Error).message}`, 'make an empty file there first');
  }
}
