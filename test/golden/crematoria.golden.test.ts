import type { Generator } from '../../engine/core/generator.ts';
import type { CrematoriaOrder } from '../../protocol/types/games/crematoria/answer.ts';
import type { CrematoriaState } from '../../protocol/types/games/crematoria/state.ts';
import type { Direction } from '../../engine/games/crematoria/vocabulary.ts';
import { DIRECTIONS, STEPS } from '../../engine/games/crematoria/vocabulary.ts';
import { describeGolden } from './describe-golden.ts';
import type { GoldenPlayer } from './golden-player.ts';

type View = Pick<CrematoriaState, 'board' | 'owners' | 'gems' | 'units' | 'landings'>;
type Unit = View['units'][number];
type Position = readonly [number, number, number];

const walker: GoldenPlayer<View, CrematoriaOrder> = (view, me, rng) =>
  [...mine(view, me, 'furyan'), ...mine(view, me, 'pioneer')].map((unit) => order(unit, rng.random(0, 9)));

const seeker: GoldenPlayer<View, CrematoriaOrder> = (view, me, rng) => [
  ...mine(view, me, 'furyan').map((unit) =>
    rng.random(1, 5) === 1 ? order(unit, rng.random(0, 9)) : hunt(view, unit),
  ),
  ...mine(view, me, 'pioneer').map((unit) =>
    rng.random(1, 5) === 1 ? order(unit, rng.random(0, 9)) : explore(view, unit, rng),
  ),
];

describeGolden('crematoria', { walker, seeker });

function mine(view: View, me: number, type: Unit['type']): Unit[] {
  return view.units.filter((unit) => unit.player === me && unit.type === type);
}

function order({ id }: Unit, direction: number): CrematoriaOrder {
  return { unit: id, dir: DIRECTIONS[direction]! };
}

function hunt(view: View, me: Unit): CrematoriaOrder {
  const prey = view.units.filter(
    (unit) => unit.type !== 'hellhound' && unit.player !== me.player && unit.pos[2] === me.pos[2],
  );
  const target = nearest(me.pos, prey);
  return { unit: me.id, dir: target ? toward(me.pos, target.pos) : 'None' };
}

function explore(view: View, me: Unit, rng: Generator): CrematoriaOrder {
  if (me.pos[2] === 1) {
    const gem = nearest(me.pos, view.gems);
    return { unit: me.id, dir: gem ? toward(me.pos, gem.pos) : 'Right' };
  }
  const first = rng.random(0, 7);
  for (let turn = 0; turn < 8; turn++) {
    const direction = (first + turn) % 8;
    const row = me.pos[0] + STEPS[direction]![0];
    const column = (me.pos[1] + STEPS[direction]![1] + 80) % 80;
    if (view.board[0][row]?.[column] === 'C' && view.owners[row]![column] !== String(me.player)) {
      return order(me, direction);
    }
  }
  return view.board[0][me.pos[0]]![me.pos[1]] === 'E' ? { unit: me.id, dir: 'Up' } : order(me, first);
}

function nearest<T extends { pos: Position }>(from: Position, things: readonly T[]): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const thing of things) {
    const distance = Math.max(Math.abs(thing.pos[0] - from[0]), Math.abs(ring(from[1], thing.pos[1])));
    if (distance < least) [best, least] = [thing, distance];
  }
  return best;
}

function ring(a: number, b: number): number {
  const distance = (b - a + 80) % 80;
  return distance > 40 ? distance - 80 : distance;
}

function toward(from: Position, to: Position): Direction {
  const down = Math.sign(to[0] - from[0]);
  const right = Math.sign(ring(from[1], to[1]));
  const step = STEPS.findIndex(([i, j]) => i === down && j === right);
  return step === -1 ? 'None' : DIRECTIONS[step]!;
}
