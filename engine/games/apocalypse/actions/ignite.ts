import { toPosition } from '../board.ts';
import type { ApocalypseEvent, ApocalypseTurn } from '../types.ts';
import { FOREST } from '../vocabulary.ts';

type Ignited = Extract<ApocalypseEvent, { kind: 'ignited' }>;

/** A fire at its full duration, whether or not the cell burns already. The end of this round will take one off. */
export function ignite(turn: ApocalypseTurn, cell: number, cause: Ignited['cause']): void {
  const { state, config } = turn;
  const rounds = state.land[cell] === FOREST ? config.forestBurns : config.otherBurns;
  state.fire[cell] = rounds + 1;
  if (turn.isWatched) turn.emit({ kind: 'ignited', at: toPosition(cell), cause, rounds });
}
