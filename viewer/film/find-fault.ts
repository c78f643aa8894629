import type { Player } from '../../engine/core/players.ts';
import type { Fault } from '../../protocol/types/common.ts';
import type { Film } from './film.ts';

/** The round in which a player went out, and why; undefined if it did not. */
export function findFault({ steps }: Film, player: Player): { frame: number; fault: Fault } | undefined {
  for (const [frame, { faults }] of steps.entries()) {
    const fault = faults?.find((one) => one.player === player);
    if (fault) return { frame, fault };
  }
  return undefined;
}
