import { PLAYERS } from 'minions-judge/engine';
import { isFloor, isSame, stepFrom, type Direction } from './cells.ts';
import { logDeed } from './log-deed.ts';
import type { Guard, Rule, State } from './types.ts';

/** All stones fly at the same time: who is hit is found before anybody is out. */
export const throwStones: Rule = (turn) => {
  const { state, config, orders, emit } = turn;
  const hits: Guard[] = [];
  for (const player of PLAYERS) {
    const order = orders[player][0]?.order;
    const guard = state.guards[player]!;
    if (order?.do !== 'throw' || guard.health === 0) continue;
    logDeed(turn, player, order);
    const hit = findHit(state, guard, order.dir, config.reach);
    if (!hit) continue;
    hits.push(hit);
    guard.points += config.hitPoints;
  }
  for (const guard of hits) guard.health = Math.max(0, guard.health - 1);
  for (const hit of new Set(hits)) {
    const player = state.guards.indexOf(hit);
    emit({ kind: hit.health === 0 ? 'killed' : 'attacked', type: 'guard', unit: player, player, at: hit.pos });
  }
  const [last, ...others] = state.guards.filter(({ health }) => health > 0);
  if (hits.length > 0 && last && others.length === 0) last.points += config.lastPoints;
};

function findHit({ board, guards }: State, { pos }: Guard, dir: Direction, reach: number): Guard | undefined {
  let cell = pos;
  for (let flown = 0; flown < reach; flown++) {
    cell = stepFrom(cell, dir);
    if (!isFloor(board, cell)) return undefined;
    const hit = guards.find((guard) => guard.health > 0 && isSame(guard.pos, cell));
    if (hit) return hit;
  }
  return undefined;
}
