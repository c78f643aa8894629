import { PLAYERS } from '../../engine/core/players.ts';
import type { Drawing } from '../games/drawings.ts';
import type { Token } from '../games/game-drawing.ts';
import { nameOwner } from '../games/name-owner.ts';
import { getFrame, type Film } from './film.ts';
import { describeOrder, findOrderedUnit, listOrders } from './orders.ts';

/** An order that a unit got in some round, and what came of it. */
export interface UnitOrder {
  readonly frame: number;
  readonly index: number;
  readonly asked: string;
  readonly outcome: string;
  readonly isRefused: boolean;
}

/** What a unit was ordered through the whole match, and what came of each order. */
export function traceOrders(film: Film, drawing: Drawing, id: number): UnitOrder[] {
  return film.steps.flatMap((_, frame) => listUnitOrders(film, drawing, id, frame));
}

/** The orders for a unit in one round. Several players may have given some; the judge takes those of its owner. */
export function listUnitOrders(film: Film, drawing: Drawing, id: number, frame: number): UnitOrder[] {
  const step = film.steps[frame];
  if (!step?.orders) return [];
  return PLAYERS.flatMap((player) =>
    listOrders(step, player)
      .filter(({ order }) => findOrderedUnit(order) === id)
      .map(({ index, order, refusal }) => ({
        frame,
        index,
        asked: describeOrder(order),
        outcome: refusal === undefined ? describeOutcome(film, drawing, id, frame) : `refused: ${refusal}`,
        isRefused: refusal !== undefined,
      })),
  );
}

const findToken = (film: Film, drawing: Drawing, id: number, frame: number): Token | undefined =>
  film.frames[frame] && drawing.listTokens(getFrame(film, frame).view).find((one) => one.id === id);

function describeOutcome(film: Film, drawing: Drawing, id: number, frame: number): string {
  const before = findToken(film, drawing, id, frame);
  const after = findToken(film, drawing, id, frame + 1);
  if (!before || !after) return 'done, and it was gone after the round';
  if (after.kind !== before.kind) return `done, and it became: ${after.kind}`;
  if (before.row === after.row && before.column === after.column) return 'done, stayed in its place';
  return `went to ${drawing.nameCell(after.row, after.column)}`;
}

/**
 * Who may have ended a unit in the round that begins with a frame: units of others whose orders aimed at its cell. The
 * replay holds causes, and the rules decide; this tells what is seen.
 */
export function listAttackers(film: Film, drawing: Drawing, id: number, frame: number): string[] {
  const { view } = getFrame(film, frame);
  const tokens = drawing.listTokens(view);
  const victim = tokens.find((one) => one.id === id);
  if (!victim) return [];
  const { columns, isRing } = drawing.measureSheet(view);
  const found: string[] = [];
  for (const move of film.steps[frame]?.moves ?? []) {
    const lunge = drawing.findLunge?.(move, view);
    const attacker = lunge && tokens.find((one) => one.id === lunge.id);
    if (!lunge || !attacker || attacker.player === victim.player) continue;
    const column = attacker.column + lunge.columns;
    const aimed = isRing ? (column + columns) % columns : column;
    if (attacker.row + lunge.rows !== victim.row || aimed !== victim.column) continue;
    found.push(`${attacker.kind} ${attacker.id} of ${nameOwner(attacker.player, film.names)}`);
  }
  return [...found, ...(drawing.findDangers?.(view, victim) ?? [])];
}
