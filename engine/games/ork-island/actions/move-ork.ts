import { killOrk, putOrk, type OrkIslandState } from '../state.ts';
import type { OrkIslandConfig, OrkIslandMove, OrkIslandTurn } from '../types.ts';
import { LAND, NOBODY, type Direction } from '../vocabulary.ts';
import { findTarget } from './find-target.ts';

/** Moves an ork that can be moved. It pays for the cell it enters before anything else, a fight included. */
export function moveOrk(turn: OrkIslandTurn, ork: number, direction: Direction): OrkIslandMove['outcome'] {
  const { state, config } = turn;
  const target = findTarget(state, ork, direction);
  state.health[ork]! -= findCost(config, state.island.land[target]!);
  const enemy = state.occupant[target]!;
  return enemy === NOBODY ? enter(state, ork, target) : fight(turn, ork, enemy);
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

function enter(state: OrkIslandState, ork: number, target: number): OrkIslandMove['outcome'] {
  if (state.health[ork]! < 0) {
    killOrk(state, ork, state.player[ork]!);
    return 'starved';
  }
  state.occupant[state.cell[ork]!] = NOBODY;
  putOrk(state, ork, target);
  return 'moved';
}

/** The weaker of the two dies; neither loses any other health. */
function fight({ state, config, rng }: OrkIslandTurn, ork: number, enemy: number): OrkIslandMove['outcome'] {
  const advantage = state.health[ork]! - state.health[enemy]!;
  const wins = advantage === 0 ? rng.random(0, 1) === 1 : advantage > 0;
  const staysLoyal = config.losersChangeSides === 'on-ties' && advantage !== 0;
  const findSide = (loser: number, winner: number): number => state.player[staysLoyal ? loser : winner]!;
  if (!wins) {
    killOrk(state, ork, findSide(ork, enemy));
    return 'lost';
  }
  const target = state.cell[enemy]!;
  killOrk(state, enemy, findSide(enemy, ork));
  state.occupant[state.cell[ork]!] = NOBODY;
  putOrk(state, ork, target);
  return 'won';
}
