import type { OrkIslandConfig, OrkIslandMove, OrkIslandTurn } from '../types.ts';
import { LAND, NOBODY, type Direction } from '../vocabulary.ts';
import { fight } from './fight.ts';
import { findTarget } from './find-target.ts';
import { kill } from './kill.ts';
import { walk } from './walk.ts';

/** Moves an ork that can be moved. It pays for the cell it enters before anything else, a fight included. */
export function moveOrk(turn: OrkIslandTurn, ork: number, direction: Direction): OrkIslandMove['outcome'] {
  const { state, config } = turn;
  const target = findTarget(state, ork, direction);
  state.health[ork]! -= findCost(config, state.island.land[target]!);
  const enemy = state.occupant[target]!;
  return enemy === NOBODY ? enter(turn, ork, target) : fight(turn, ork, enemy);
}

function findCost(config: OrkIslandConfig, land: number): number {
  switch (land) {
    case LAND['.']:
      return config.costGrass;
    case LAND.F:
      return config.costForest;
    case LAND.S:
      return config.costSand;
    case LAND.C:
      return config.costCity;
    default:
      return config.costPath;
  }
}

function enter(turn: OrkIslandTurn, ork: number, target: number): OrkIslandMove['outcome'] {
  if (turn.state.health[ork]! < 0) {
    kill(turn, ork, turn.state.player[ork]!, { cause: 'hunger', into: target });
    return 'starved';
  }
  walk(turn, ork, target);
  return 'moved';
}
