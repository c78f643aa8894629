import { conquer, type ApocalypseState } from './state.ts';
import { NOBODY } from './vocabulary.ts';

/** The index of the soldier with an id, or NOBODY. */
export function findSoldier(state: ApocalypseState, id: number): number {
  const index = findFirstNotBelow(state, id);
  return index < state.soldierCount[0]! && state.id[index] === id ? index : NOBODY;
}

/** Ids are sorted, and a match has some eighty soldiers: halving is quick and needs no table of ids. */
function findFirstNotBelow(state: ApocalypseState, id: number): number {
  let low = 0;
  let high = state.soldierCount[0]!;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (state.id[middle]! < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Soldier {
  readonly id: number;
  readonly player: number;
  readonly cell: number;
  readonly life: number;
}

/** A new soldier at full life, who takes the post if there is one. */
export function addSoldier(state: ApocalypseState, { id, player, cell, life }: Soldier): void {
  const index = findFirstNotBelow(state, id);
  shift(state, index, state.soldierCount[0]!, 1);
  state.soldierCount[0]! += 1;
  state.soldiers[player]! += 1;
  state.id[index] = id;
  state.player[index] = player;
  state.life[index] = life;
  enter(state, index, cell);
}

export function removeSoldier(state: ApocalypseState, index: number): void {
  state.soldiers[state.player[index]!]! -= 1;
  state.soldierAt[state.cell[index]!] = NOBODY;
  shift(state, index + 1, state.soldierCount[0]!, -1);
  state.soldierCount[0]! -= 1;
}

export function moveSoldier(state: ApocalypseState, index: number, cell: number): void {
  state.soldierAt[state.cell[index]!] = NOBODY;
  enter(state, index, cell);
}

function enter(state: ApocalypseState, index: number, cell: number): void {
  state.cell[index] = cell;
  state.soldierAt[cell] = index;
  conquer(state, cell, state.player[index]!);
}

/** Moves the entries from `first` to just before `end` by one place, and updates the board. */
function shift(state: ApocalypseState, first: number, end: number, by: 1 | -1): void {
  for (const field of [state.id, state.player, state.cell, state.life]) field.copyWithin(first + by, first, end);
  for (let index = first + by; index < end + by; index++) state.soldierAt[state.cell[index]!] = index;
}
