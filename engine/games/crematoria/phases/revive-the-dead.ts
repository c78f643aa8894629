import type { Generator } from '../../../core/generator.ts';
import { OFF_BOARD } from '../../../core/grid.ts';
import { shuffle } from '../../../core/shuffle.ts';
import { COLUMNS, LEVEL_CELLS, NEIGHBOURS, ROWS, toColumn, toPosition, toRow } from '../board.ts';
import type { CrematoriaState } from '../state.ts';
import type { CrematoriaTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';
import { takePlace } from '../actions/take-place.ts';

const HOUND_SPACE = 3;

/** Scratch memory, written anew by every call: a round allocates nothing for a board. */
const banned = new Int8Array(LEVEL_CELLS);
const candidates = new Int16Array(LEVEL_CELLS);

/** Dead pioneers and furyans are reborn with full health on random cave cells that are not too close to other units. */
export function reviveTheDead(turn: CrematoriaTurn): void {
  const { state, rng } = turn;
  banNeighbours(state);
  const count = shuffleCandidates(state, rng);
  const dead: number[] = [];
  for (let id = 0; id < state.roster.people; id++) if (state.health[id] === 0) dead.push(id);
  // Both lists are shuffled even when nobody died: the draws are part of the match.
  shuffle(dead, dead.length, rng, false);
  let next = 0;
  for (const id of dead) {
    while (next < count && banned[candidates[next]!]) next += 1;
    if (next === count) return;
    revive(turn, id, candidates[next]!);
  }
}

function banNeighbours(state: CrematoriaState): void {
  const { size, firstHellhound } = state.roster;
  banned.fill(0);
  for (let id = 0; id < size; id++) {
    const cell = state.cell[id]!;
    if (cell === NOBODY || cell >= LEVEL_CELLS) continue;
    if (id < firstHellhound) banAround(cell);
    else banSquare(cell, HOUND_SPACE);
  }
}

function banAround(cell: number): void {
  banned[cell] = 1;
  for (let entry = cell * 8; entry < cell * 8 + 8; entry++) {
    const neighbour = NEIGHBOURS[entry]!;
    if (neighbour !== OFF_BOARD) banned[neighbour] = 1;
  }
}

function banSquare(centre: number, reach: number): void {
  const row = toRow(centre);
  const column = toColumn(centre);
  for (let i = Math.max(0, row - reach); i <= Math.min(ROWS - 1, row + reach); i++) {
    for (let j = column - reach; j <= column + reach; j++) banned[i * COLUMNS + ((j + COLUMNS) % COLUMNS)] = 1;
  }
}

function shuffleCandidates(state: CrematoriaState, rng: Generator): number {
  const { caves } = state.map;
  let count = 0;
  // Not for … of, which takes several times as long over typed arrays.
  for (let i = 0; i < caves.length; i++) if (!banned[caves[i]!]) candidates[count++] = caves[i]!;
  shuffle(candidates, count, rng, false);
  return count;
}

function revive(turn: CrematoriaTurn, id: number, cell: number): void {
  const { state } = turn;
  const health = state.roster.maxHealth[id]!;
  state.health[id] = health;
  if (turn.isWatched) turn.emit({ kind: 'reborn', unit: id, player: state.player[id]!, at: toPosition(cell), health });
  takePlace(turn, id, cell);
  banAround(cell);
}
