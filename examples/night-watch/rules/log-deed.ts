import { PLAYERS, type Turn } from 'minions-judge/engine';
import { isNear } from './cells.ts';
import type { NightWatch, Order } from './types.ts';

/** Notes what a guard has done, and who saw it. */
export function logDeed({ state, config, moves }: Turn<NightWatch>, player: number, order: Order): void {
  const { guards } = state;
  const seenBy = PLAYERS.filter((other) => isNear(guards[other]!.pos, guards[player]!.pos, config.sight));
  moves.push({ player, do: order.do, dir: order.dir, seenBy });
}
