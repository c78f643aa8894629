import { drawOne } from '../../../core/draw-one.ts';
import { toPosition } from '../board.ts';
import type { CrematoriaTurn } from '../types.ts';
import { listDuskCells } from '../list-dusk-cells.ts';

/**
 * With a certain chance, a spacecraft with a necromonger appears where night has just fallen, if the limit allows
 * it.
 */
export function callNecromonger(turn: CrematoriaTurn): void {
  const { state, config, rng } = turn;
  if (!config.roomAtOnce && state.necromongersAtStart[0]! >= config.necromongers) return;
  const { people, firstHellhound, maxHealth } = state.roster;
  const absent: number[] = [];
  for (let id = people; id < firstHellhound; id++) if (state.health[id] === 0) absent.push(id);
  if (absent.length === 0 || rng.random(1, config.necromongerChance) !== 1) return;
  const id = drawOne(absent, rng);
  const cells = listDuskCells(state).filter((cell) => !state.gem[cell]);
  // A given map may have nothing but gems and elevators there.
  if (cells.length === 0) return;
  const cell = drawOne(cells, rng);
  state.cell[id] = cell;
  state.health[id] = maxHealth[id]!;
  state.turns[id] = config.turnsToLand;
  if (turn.isWatched)
    turn.emit({ kind: 'called', unit: id, at: toPosition(cell), turns: config.turnsToLand, health: maxHealth[id]! });
}
