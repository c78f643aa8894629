import type { ApocalypseMap } from '../types.ts';
import { FACINGS } from '../vocabulary.ts';
import { FIRE_COLUMNS, HELICOPTER, NONE, ONES, POST_COLUMNS, labelRow, SOLDIER, TENS, UNIT_COLUMNS } from './words.ts';

/** Everything on the board, as in a `.cnf` and in each state of a replay. */
export function makeMap(map: ApocalypseMap): string {
  return `${makeLand(map.board)}\n${makePosts(map.posts)}\n${makeUnits(map)}\n${makeFire(map.fire)}`;
}

function makeLand(board: ApocalypseMap['board']): string {
  const rows = board.map((letters, row) => `${labelRow(row)} ${letters}\n`);
  return `land\n   ${TENS}\n   ${ONES}\n\n${rows.join('')}`;
}

function makePosts(posts: ApocalypseMap['posts']): string {
  const lines = posts.map(({ owner, pos, value }) => `${owner}\t${pos[0]}\t${pos[1]}\t${value}\n`);
  return `posts\n${POST_COLUMNS.join('\t')}\t\n${lines.join('')}`;
}

function makeUnits({ soldiers, helicopters }: ApocalypseMap): string {
  const lines = [...helicopters.map(makeHelicopter), ...soldiers.map(makeSoldier)];
  return `units\n${UNIT_COLUMNS.join('\t')}\t\n${lines.join('')}${NONE}\n`;
}

function makeHelicopter({
  id,
  player,
  pos,
  facing,
  napalm,
  parachuters,
}: ApocalypseMap['helicopters'][number]): string {
  const place = `${id}\t${HELICOPTER}\t${player}\t${pos[0]}\t${pos[1]}\t${NONE}\t${FACINGS.indexOf(facing)}`;
  return `${[place, napalm, parachuters.length, ...parachuters].join('\t')}\t\n`;
}

function makeSoldier({ id, player, pos, life }: ApocalypseMap['soldiers'][number]): string {
  return `${id}\t${SOLDIER}\t${player}\t${pos[0]}\t${pos[1]}\t${life}\t${NONE}\t${NONE}\t0\t\n`;
}

function makeFire(fire: ApocalypseMap['fire']): string {
  const lines = fire.map(({ rounds, pos }) => `${rounds}\t${pos[0]}\t${pos[1]}\n`);
  return `fire\n${FIRE_COLUMNS.join('\t')}\n${lines.join('')}${NONE}\n`;
}
