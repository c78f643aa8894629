import { CELLS, positionOf, SIZE } from './board.ts';
import { burningCells } from './burning-cells.ts';
import { HELICOPTERS, idOfHelicopter, playerOfHelicopter } from './helicopters.ts';
import { patienceAboard } from './parachuters.ts';
import type { ApocalypseState } from './state.ts';
import type { ApocalypseMap } from './types.ts';
import { FACINGS, LETTERS } from './vocabulary.ts';

export function view(state: ApocalypseState): ApocalypseMap {
  return {
    board: boardOf(state),
    fire: fireOf(state),
    posts: state.ground.posts.map(({ cell, value }, post) => ({
      pos: positionOf(cell),
      value,
      owner: state.owner[post]!,
    })),
    soldiers: soldiersOf(state),
    helicopters: Array.from({ length: HELICOPTERS }, (_, helicopter) => helicopterOf(state, helicopter)),
  };
}

const codes = Array.from(LETTERS, (letter) => letter.charCodeAt(0));
const rowCodes: number[] = Array.from({ length: SIZE }, () => 0);

function boardOf({ land }: ApocalypseState): string[] {
  const rows: string[] = [];
  for (let first = 0; first < CELLS; first += SIZE) {
    for (let column = 0; column < SIZE; column++) rowCodes[column] = codes[land[first + column]!]!;
    rows.push(String.fromCharCode.apply(null, rowCodes));
  }
  return rows;
}

function fireOf(state: ApocalypseState): ApocalypseMap['fire'] {
  return Array.from(burningCells(state), (cell) => ({ pos: positionOf(cell), rounds: state.fire[cell]! }));
}

function soldiersOf({ soldierCount, id, player, cell, life }: ApocalypseState): ApocalypseMap['soldiers'] {
  const soldiers: ApocalypseMap['soldiers'] = [];
  for (let index = 0; index < soldierCount[0]!; index++) {
    const pos = positionOf(cell[index]!);
    soldiers.push({ id: id[index]!, player: player[index]!, pos, life: life[index]! });
  }
  return soldiers;
}

function helicopterOf(state: ApocalypseState, helicopter: number): ApocalypseMap['helicopters'][number] {
  return {
    id: idOfHelicopter(helicopter),
    player: playerOfHelicopter(helicopter),
    pos: positionOf(state.centre[helicopter]!),
    facing: FACINGS[state.facing[helicopter]!]!,
    napalm: state.napalm[helicopter]!,
    parachuters: Array.from(patienceAboard(state, helicopter)),
  };
}
