import { toPosition } from '../board.ts';
import { forEachCellBelow, findHelicopterOwner, toHelicopterId } from '../helicopters.ts';
import type { ApocalypseTurn } from '../types.ts';
import { MOUNTAIN, NOBODY } from '../vocabulary.ts';
import { ignite } from './ignite.ts';
import { killSoldier } from './kill-soldier.ts';

/** Sets the 25 cells below on fire and kills everybody there. Returns why not, if it could not. */
export function throwNapalm(turn: ApocalypseTurn, helicopter: number): string | undefined {
  const { state, config } = turn;
  const wait = state.napalm[helicopter]!;
  if (wait > 0) return `its napalm is ready in ${wait} ${wait === 1 ? 'round' : 'rounds'}`;
  const player = findHelicopterOwner(helicopter);
  const by = toHelicopterId(helicopter);
  // The end of this very round takes one off.
  const napalm = config.throwRoundCounts ? config.napalmWait : config.napalmWait + 1;
  if (turn.isWatched)
    turn.emit({ kind: 'bombed', unit: by, player, at: toPosition(state.centre[helicopter]!), napalm });
  forEachCellBelow(state.centre[helicopter]!, (cell) => {
    if (state.land[cell] === MOUNTAIN) return;
    ignite(turn, cell, 'napalm');
    const soldier = state.soldierAt[cell]!;
    if (soldier !== NOBODY) killSoldier(turn, soldier, player, { cause: 'napalm', by });
  });
  state.napalm[helicopter] = napalm;
  return undefined;
}
