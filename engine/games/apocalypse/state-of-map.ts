import { PLAYERS } from '../../core/players.ts';
import { CELLS, cellAt, type Position } from './board.ts';
import { helicopterOfId } from './helicopters.ts';
import { addParachuter } from './parachuters.ts';
import { addPoints } from './phases/count-points.ts';
import { addSoldier } from './soldiers.ts';
import { emptyState, type ApocalypseState, type Ground } from './state.ts';
import type { ApocalypseConfig, ApocalypseMap } from './types.ts';
import { FACINGS, LETTERS, NOBODY } from './vocabulary.ts';

const cellOf = ([row, column]: Readonly<Position>): number => cellAt(row, column);

/** The state that a map describes, with the points that everybody starts with. */
export function stateOfMap(map: ApocalypseMap, config: ApocalypseConfig): ApocalypseState {
  const state = emptyState(groundOf(map, config));
  state.soldierAt.fill(NOBODY);
  state.land.set(Array.from(map.board.join(''), (letter) => LETTERS.indexOf(letter)));
  for (const { pos, rounds } of map.fire) state.fire[cellOf(pos)] = rounds;
  for (const { id, player, pos, life } of map.soldiers) addSoldier(state, id, player, cellOf(pos), life);
  state.owner.set(map.posts.map(({ owner }) => owner));
  for (const { id, pos, facing, napalm, parachuters } of map.helicopters) {
    const helicopter = helicopterOfId(id);
    state.centre[helicopter] = cellOf(pos);
    state.facing[helicopter] = FACINGS.indexOf(facing);
    state.napalm[helicopter] = napalm;
    for (const rounds of parachuters) addParachuter(state, helicopter, rounds);
  }
  addPoints(state, config);
  return state;
}

function groundOf(map: ApocalypseMap, config: ApocalypseConfig): Ground {
  const posts = map.posts.map(({ pos, value }) => ({ cell: cellOf(pos), value }));
  const postAt = new Int8Array(CELLS).fill(NOBODY);
  for (const [post, { cell }] of posts.entries()) postAt[cell] = post;
  return { posts, postAt, people: PLAYERS.length * config.soldiers };
}
