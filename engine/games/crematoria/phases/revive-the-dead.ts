import { CellSet } from '../../../core/cell-set.ts';
import { LazyShuffle, shuffle } from '../../../core/shuffle.ts';
import { addSquare } from '../add-square.ts';
import { LEVEL_CELLS, toPosition } from '../board.ts';
import type { CrematoriaState } from '../state.ts';
import type { CrematoriaTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';
import { takePlace } from '../actions/take-place.ts';

const SPACE = 1;
const HOUND_SPACE = 3;

/** Scratch memory, written anew by every call: a round allocates nothing for a board. */
const banned = new CellSet(LEVEL_CELLS);
const candidates = new Int16Array(LEVEL_CELLS);

/** Dead pioneers and furyans are reborn with full health on random cave cells that are not too close to other units. */
export function reviveTheDead(turn: CrematoriaTurn): void {
  const { state, rng } = turn;
  const { caveCells } = state.map;
  banNeighbours(state);
  const dead: number[] = [];
  for (let id = 0; id < state.roster.people; id++) if (state.health[id] === 0) dead.push(id);
  // The cells are shuffled even when nobody died: the draws are part of the match. Few of the cells are looked at, or none.
  const count = dead.length === 0 ? caveCells.countWithout(banned) : caveCells.listWithout(banned, candidates);
  const cells = new LazyShuffle(candidates, count, rng);
  shuffle(dead, dead.length, rng, false);
  let next = 0;
  for (const id of dead) {
    while (next < count && banned.has(cells.at(next))) next += 1;
    if (next === count) return;
    revive(turn, id, cells.at(next));
  }
}

function banNeighbours(state: CrematoriaState): void {
  const { size, firstHellhound } = state.roster;
  banned.clear();
  for (let id = 0; id < size; id++) {
    const cell = state.cell[id]!;
    if (cell === NOBODY || cell >= LEVEL_CELLS) continue;
    addSquare(banned, cell, id < firstHellhound ? SPACE : HOUND_SPACE);
  }
}

function revive(turn: CrematoriaTurn, id: number, cell: number): void {
  const { state } = turn;
  const health = state.roster.maxHealth[id]!;
  state.health[id] = health;
  if (turn.isWatched) turn.emit({ kind: 'reborn', unit: id, player: state.player[id]!, at: toPosition(cell), health });
  takePlace(turn, id, cell);
  addSquare(banned, cell, SPACE);
}
