import { memoize } from '../../core/memoize.ts';
import { RowWriter } from '../../core/row-writer.ts';
import { toPosition, SIZE } from './board.ts';
import { listBurning } from './list-burning.ts';
import { HELICOPTERS, toHelicopterId, findHelicopterOwner } from './helicopters.ts';
import { getPatience } from './parachuters.ts';
import type { ApocalypseState } from './state.ts';
import type { ApocalypseMap } from './types.ts';
import { FACINGS, LETTERS } from './vocabulary.ts';

export function view(state: ApocalypseState): ApocalypseMap {
  return {
    board: getLandWriter(state).write(),
    fire: listFire(state),
    posts: state.ground.posts.map(({ cell, value }, post) => ({
      pos: toPosition(cell),
      value,
      owner: state.owner[post]!,
    })),
    soldiers: listSoldiers(state),
    helicopters: Array.from({ length: HELICOPTERS }, (_, helicopter) => makeHelicopter(state, helicopter)),
  };
}

const codes = Array.from(LETTERS, (letter) => letter.charCodeAt(0));

/** By state: a clone is another one, and starts anew. */
const getLandWriter = memoize(({ land }: ApocalypseState) => new RowWriter(land, SIZE, (cell) => codes[land[cell]!]!));

function listFire(state: ApocalypseState): ApocalypseMap['fire'] {
  return Array.from(listBurning(state), (cell) => ({ pos: toPosition(cell), rounds: state.fire[cell]! }));
}

function listSoldiers({ soldierCount, id, player, cell, life }: ApocalypseState): ApocalypseMap['soldiers'] {
  const soldiers: ApocalypseMap['soldiers'] = [];
  for (let index = 0; index < soldierCount[0]!; index++) {
    const pos = toPosition(cell[index]!);
    soldiers.push({ id: id[index]!, player: player[index]!, pos, life: life[index]! });
  }
  return soldiers;
}

function makeHelicopter(state: ApocalypseState, helicopter: number): ApocalypseMap['helicopters'][number] {
  return {
    id: toHelicopterId(helicopter),
    player: findHelicopterOwner(helicopter),
    pos: toPosition(state.centre[helicopter]!),
    facing: FACINGS[state.facing[helicopter]!]!,
    napalm: state.napalm[helicopter]!,
    parachuters: Array.from(getPatience(state, helicopter)),
  };
}
