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

/** The round in which a player went out, by a fault or by the rules, and a text that begins with its number. */
export function findExit(film: Film, player: Player): { frame: number; text: string } | undefined {
  const found = findFault(film, player);
  const after = film.frames.findIndex(({ out }) => out?.includes(player));
  if (after > 0 && !(found && found.frame < after))
    return { frame: after - 1, text: `${after - 1 + film.firstRound}: put out by the rules` };
  return found && { frame: found.frame, text: `${found.fault.round}: ${found.fault.code}. ${found.fault.reason}` };
}
