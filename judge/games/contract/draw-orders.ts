import { byPlayer, type ByPlayer } from '../../../engine/core/players.ts';
import { bundleSchema } from '../../../protocol/bundle-schema.ts';
import type { LoadedGame } from '../loaded-game.ts';
import { drawValue, type NumberLimits } from './draw-value.ts';
import { listValues } from './list-values.ts';
import { resolveShape, type Shape } from './shape.ts';

export const MAX_ORDERS = 60;

/** Where a game shows no board. */
const USUAL_SIDE = 20;

/** Random orders round by round, as odd as their schema allows, about the units and cells of a view; the same for the same seed. */
export function drawOrders(
  { id, readSchema }: Pick<LoadedGame, 'id' | 'readSchema'>,
  view: object,
  seed: string,
  most: number,
): () => ByPlayer<object[]> {
  const root = bundleSchema(`games/${id}/answer`, readSchema);
  const { orders } = (root as Shape).properties!;
  const order = resolveShape(orders!, root).items as Shape;
  const draw = makeDraw(seed);
  const drawing = { root, draw, limits: findLimits(view) };
  return () => byPlayer(() => Array.from({ length: draw(most + 1) }, () => drawValue(order, drawing) as object));
}

function findLimits(view: object): NumberLimits {
  const ids = listValues(view, 'id').filter((id) => typeof id === 'number');
  const rows = (listValues(view, 'board').flat(2) as unknown[]).filter((row) => typeof row === 'string');
  const side = rows.length === 0 ? USUAL_SIDE : Math.max(rows.length, ...rows.map((row) => row.length));
  return { id: Math.max(0, ...ids), side };
}

/** Not Math.random: the orders of a step are the same each time. */
function makeDraw(seed: string): (limit: number) => number {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % limit;
  };
}
