import { toPosition } from '../island.ts';
import type { OrkIslandTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';

type Conquest = { readonly player: number; readonly loser: number } & (
  | { readonly city: number }
  | { readonly path: number }
);

/** Reports that a city or a path has another owner, and how many of his orks stand there. */
export function reportConquest(
  { state, emit }: OrkIslandTurn,
  { player, loser, ...what }: Conquest,
  cells: readonly number[],
): void {
  const mine = cells.filter((cell) => {
    const ork = state.occupant[cell]!;
    return ork !== NOBODY && state.player[ork] === player;
  });
  const [first] = mine;
  emit({ kind: 'conquered', player, loser, ...what, at: toPosition(state.island, first!), orks: mine.length });
}
