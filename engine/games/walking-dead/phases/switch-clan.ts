import { drawOne } from '../../../core/draw-one.ts';
import type { Generator } from '../../../core/generator.ts';
import { PLAYERS } from '../../../core/players.ts';
import { toPosition } from '../board.ts';
import { setOwner, type WalkingDeadState } from '../state.ts';
import type { WalkingDeadTurn } from '../types.ts';
import { LIVING } from '../vocabulary.ts';
import { reportOwner } from '../actions/report-owner.ts';

/**
 * With a certain chance, a random living unit moves with its cell from the clan with the most living units to the
 * clan with the fewest. Among several such clans one is drawn; if all four have the same number, two different ones
 * are drawn.
 */
export function switchClan(turn: WalkingDeadTurn): void {
  const { state, config, rng } = turn;
  if (rng.random(0, config.switchChance - 1) !== 0) return;
  const [from, to] = drawClans(state, rng);
  const members: number[] = [];
  for (let id = 0; id < state.units; id++) {
    if (state.type[id] === LIVING && state.clan[id] === from) members.push(id);
  }
  if (members.length === 0) return;
  const unit = drawOne(members, rng);
  state.clan[unit] = to;
  state.living[from]! -= 1;
  state.living[to]! += 1;
  const owner = state.owner[state.cell[unit]!]!;
  setOwner(state, state.cell[unit]!, to);
  if (!turn.isWatched) return;
  turn.emit({ kind: 'switched', unit, player: to, loser: from, at: toPosition(state.cell[unit]!) });
  reportOwner(turn, unit, owner);
}

function drawClans({ living }: WalkingDeadState, rng: Generator): [from: number, to: number] {
  const most = Math.max(...living);
  const fewest = Math.min(...living);
  if (most === fewest) return drawTwo(rng);
  // The published program counts the largest clans from the last to the first, and the smallest the other way.
  const from = drawOne(PLAYERS.filter((clan) => living[clan] === most).reverse(), rng);
  return [
    from,
    drawOne(
      PLAYERS.filter((clan) => living[clan] === fewest),
      rng,
    ),
  ];
}

function drawTwo(rng: Generator): [from: number, to: number] {
  const to = rng.random(0, PLAYERS.length - 1);
  for (;;) {
    const from = rng.random(0, PLAYERS.length - 1);
    if (from !== to) return [from, to];
  }
}
