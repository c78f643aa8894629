import { copyArrays, makeArrays, type Arrays } from '../../core/arrays.ts';
import { PLAYERS } from '../../core/players.ts';
import { CELLS } from './board.ts';
import { HELICOPTERS } from './helicopters.ts';

/** What never changes during a match. */
export interface Ground {
  readonly posts: readonly { readonly cell: number; readonly value: number }[];
  /** The index of the post on each cell, or NOBODY. */
  readonly postAt: Int8Array;
  /** Soldiers and parachuters together: always the same number. */
  readonly people: number;
}

const makeShape = (posts: number, people: number) =>
  ({
    land: ['int8', CELLS],
    /** Rounds that each cell still burns; while a round is played a fire has one more than it will show. */
    fire: ['int8', CELLS],
    /** The index of the soldier on each cell, or NOBODY. */
    soldierAt: ['int16', CELLS],
    owner: ['int8', posts],
    // Soldiers, by ascending id and without gaps; only the first soldierCount entries count.
    soldierCount: ['int32', 1],
    id: ['int32', people],
    player: ['int8', people],
    cell: ['int16', people],
    life: ['int16', people],
    /** Soldiers of each player on the ground. */
    soldiers: ['int32', PLAYERS.length],
    centre: ['int16', HELICOPTERS],
    facing: ['int8', HELICOPTERS],
    /** Rounds until a helicopter can throw napalm. */
    napalm: ['int16', HELICOPTERS],
    /** How many parachuters each helicopter has aboard. */
    aboard: ['int16', HELICOPTERS],
    /** Rounds left to each parachuter, the next to be thrown first: `people` entries for each helicopter. */
    patience: ['int8', HELICOPTERS * people],
    score: ['int32', PLAYERS.length],
  }) as const;

export interface ApocalypseState extends Arrays<ReturnType<typeof makeShape>> {
  round: number;
  readonly ground: Ground;
}

export function makeEmptyState(ground: Ground): ApocalypseState {
  return Object.assign(makeArrays(makeShape(ground.posts.length, ground.people)), { round: 0, ground });
}

export function cloneState(state: ApocalypseState): ApocalypseState {
  const { round, ground } = state;
  return Object.assign(copyArrays(state), { round, ground });
}

/** A soldier who comes to a cell with a post takes it, and it stays his player's when he leaves. */
export function conquer(state: ApocalypseState, cell: number, player: number): void {
  const post = state.ground.postAt[cell]!;
  if (post >= 0) state.owner[post] = player;
}
