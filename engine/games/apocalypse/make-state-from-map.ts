import { PLAYERS } from '../../core/players.ts';
import { CELLS, toCell, type Position } from './board.ts';
import { toHelicopter } from './helicopters.ts';
import { addParachuter } from './parachuters.ts';
import { addPoints } from './phases/count-points.ts';
import { addSoldier } from './soldiers.ts';
import { makeEmptyState, type ApocalypseState, type Ground } from './state.ts';
import type { ApocalypseConfig, ApocalypseMap } from './types.ts';
import { FACINGS, LETTERS, NOBODY } from './vocabulary.ts';

const findCell = ([row, column]: Readonly<Position>): number => toCell(row, column);

/** The state that a map describes, perhaps with points that everybody starts with. */
export function makeStateFromMap(map: ApocalypseMap, config: ApocalypseConfig): ApocalypseState {
  const state = makeEmptyState(makeGround(map, config));
  state.soldierAt.fill(NOBODY);
  state.land.set(Array.from(map.board.join(''), (letter) => LETTERS.indexOf(letter)));
  for (const { pos, rounds } of map.fire) state.fire[findCell(pos)] = rounds;
  for (const { id, player, pos, life } of map.soldiers) addSoldier(state, { id, player, cell: findCell(pos), life });
  state.owner.set(map.posts.map(({ owner }) => owner));
  for (const { id, pos, facing, napalm, parachuters } of map.helicopters) {
    const helicopter = toHelicopter(id);
    state.centre[helicopter] = findCell(pos);
    state.facing[helicopter] = FACINGS.indexOf(facing);
    state.napalm[helicopter] = napalm;
    for (const rounds of parachuters) addParachuter(state, helicopter, rounds);
  }
  if (config.pointsAtStart !== false) addPoints(state, config);
  return state;
}

function makeGround(map: ApocalypseMap, config: ApocalypseConfig): Ground {
  const posts = map.posts.map(({ pos, value }) => ({ cell: findCell(pos), value }));
  const postAt = new Int8Array(CELLS).fill(NOBODY);
  for (const [post, { cell }] of posts.entries()) postAt[cell] = post;
  return { posts, postAt, people: PLAYERS.length * config.soldiers };
}
