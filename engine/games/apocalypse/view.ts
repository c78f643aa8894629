import { memoize } from '../../core/memoize.ts';
import { RowWriter } from '../../core/row-writer.ts';
import { positionOf, SIZE } from './board.ts';
import { burningCells } from './burning-cells.ts';
import { HELICOPTERS, idOfHelicopter, playerOfHelicopter } from './helicopters.ts';
import { patienceAboard } from './parachuters.ts';
import type { ApocalypseState } from './state.ts';
import type { ApocalypseMap } from './types.ts';
import { FACINGS, LETTERS } from './vocabulary.ts';

export function view(state: ApocalypseState): ApocalypseMap {
  return {
    board: getLandWriter(state).write(),
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

/** By state: a clone is another one, and starts anew. */
const getLandWriter = memoize(({ land }: ApocalypseState) => new RowWriter(land, SIZE, (cell) => codes[land[cell]!]!));

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
