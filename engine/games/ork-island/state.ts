import { copyArrays, makeArrays, type Arrays } from '../../core/arrays.ts';
import { capPoints } from '../../core/cap-points.ts';
import { PLAYERS } from '../../core/players.ts';
import type { Island } from './island.ts';
import { NOBODY, NOWHERE } from './vocabulary.ts';

const makeShape = ({ land, cities, paths }: Island, orks: number) =>
  ({
    /** The id of the ork on each cell, or NOBODY. */
    occupant: ['int16', land.length],
    /** Where each ork is; NOWHERE from its death until it regenerates. */
    cell: ['int16', orks],
    player: ['int8', orks],
    health: ['int32', orks],
    cityOwner: ['int8', cities.length],
    pathOwner: ['int8', paths.length],
    points: ['int32', PLAYERS.length],
  }) as const;

export interface OrkIslandState extends Arrays<ReturnType<typeof makeShape>> {
  round: number;
  readonly island: Island;
}

/** An island that nobody owns anything of, and its orks, each of a player, not on it yet. */
export function makeEmptyState(island: Island, players: readonly number[]): OrkIslandState {
  const arrays = makeArrays(makeShape(island, players.length));
  arrays.occupant.fill(NOBODY);
  arrays.cell.fill(NOWHERE);
  arrays.cityOwner.fill(NOBODY);
  arrays.pathOwner.fill(NOBODY);
  arrays.player.set(players);
  return Object.assign(arrays, { round: 0, island });
}

export function cloneState(state: OrkIslandState): OrkIslandState {
  const { round, island } = state;
  return Object.assign(copyArrays(state), { round, island });
}

export function putOrk(state: OrkIslandState, ork: number, cell: number): void {
  state.cell[ork] = cell;
  state.occupant[cell] = ork;
}

/** Takes a dead ork off the board. It belongs to `player` from now on and does nothing more in this round. */
export function killOrk(state: OrkIslandState, ork: number, player: number): void {
  state.occupant[state.cell[ork]!] = NOBODY;
  state.cell[ork] = NOWHERE;
  state.player[ork] = player;
}

/** Points grow exponentially with connected cities. */
export function addPoints(state: OrkIslandState, player: number, points: number): void {
  state.points[player] = capPoints(state.points[player]! + points);
}
