import type { Generator } from '../../../core/generator.ts';
import { PLAYERS } from '../../../core/players.ts';
import { shuffle } from '../../../core/shuffle.ts';
import { measureGap, type Position } from '../board.ts';
import { HELICOPTERS } from '../helicopters.ts';
import type { ApocalypseConfig, ApocalypseMap } from '../types.ts';
import { isWalkable, type Facing } from '../vocabulary.ts';
import { listCells, mirror, QUADRANT, toQuadrantPosition } from './quadrant.ts';

/** The centres of the helicopters of player 0, the same on every map. */
export const CENTRES: readonly Position[] = [
  [5, 15],
  [15, 5],
];

const ACROSS: Record<Facing, Facing> = { east: 'west', west: 'east', north: 'north', south: 'south' };
const UPSIDE_DOWN: Record<Facing, Facing> = { north: 'south', south: 'north', east: 'east', west: 'west' };

export function placeHelicopters(config: ApocalypseConfig): ApocalypseMap['helicopters'] {
  return PLAYERS.flatMap((player) =>
    (config.crossedCentres ? CENTRES.toReversed() : CENTRES).map((centre, index) => ({
      id: config.helicopters * player + index + 1,
      player,
      pos: mirror(centre)[player],
      facing: mirrorFacing(config.firstFacing[index]!, player),
      napalm: config.napalmWait,
      parachuters: [],
    })),
  );
}

function mirrorFacing(facing: Facing, player: number): Facing {
  const isEast = player === 1 || player === 2;
  const isSouth = player >= 2;
  const turned = isEast ? ACROSS[facing] : facing;
  return isSouth ? UPSIDE_DOWN[turned] : turned;
}

/** Nobody starts within reach of an enemy, nor so near to a post of high value. */
const MARGIN = 3;
const POST_DISTANCE = 6;

/** Anywhere else in the quadrant but on a post; those of the others are mirror images. Ids go round the players. */
export function placeSoldiers(
  land: Int8Array,
  posts: readonly number[],
  config: ApocalypseConfig,
  rng: Generator,
): ApocalypseMap['soldiers'] {
  const contested = posts.slice(0, config.highPosts).map(toQuadrantPosition);
  const isFarEnough = (position: Position): boolean =>
    Math.max(...position) < QUADRANT - MARGIN && contested.every((post) => measureGap(position, post) >= POST_DISTANCE);
  const cells = listCells(
    (cell) => isWalkable(land[cell]!) && !posts.includes(cell) && isFarEnough(toQuadrantPosition(cell)),
  );
  shuffle(cells, cells.length, rng, true);
  return cells.slice(0, config.soldiers).flatMap((cell, index) =>
    mirror(toQuadrantPosition(cell)).map((pos, player) => ({
      id: HELICOPTERS + PLAYERS.length * index + player + 1,
      player,
      pos,
      life: config.life,
    })),
  );
}
