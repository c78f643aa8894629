import type { Generator } from '../../engine/core/generator.ts';
import { DIRECTIONS, type Direction } from '../../engine/games/ork-island/vocabulary.ts';
import type { OrkIslandOrder } from '../../protocol/types/games/ork-island/answer.ts';
import type { OrkIslandState } from '../../protocol/types/games/ork-island/state.ts';
import { describeGolden } from './describe-golden.ts';
import type { GoldenPlayer } from './golden-player.ts';

type View = Pick<OrkIslandState, 'units'>;
type Ork = View['units'][number];

const walker: GoldenPlayer<View, OrkIslandOrder> = (view, me, rng) =>
  mine(view, me).map(({ id }) => ({ unit: id, dir: anyDirection(rng) }));

const seeker: GoldenPlayer<View, OrkIslandOrder> = (view, me, rng) =>
  mine(view, me).map((ork) => ({ unit: ork.id, dir: seek(view, ork, rng) }));

describeGolden('ork-island', { walker, seeker });

function mine({ units }: View, me: number): Ork[] {
  return units.filter(({ player }) => player === me);
}

function anyDirection(rng: Generator): Direction {
  return DIRECTIONS[rng.random(0, 3)]!;
}

function seek({ units }: View, ork: Ork, rng: Generator): Direction {
  const enemy = nearestEnemy(units, ork);
  if (!enemy || rng.random(1, 4) === 1) return anyDirection(rng);
  const down = enemy.pos[0] - ork.pos[0];
  const right = enemy.pos[1] - ork.pos[1];
  if (down !== 0 && (right === 0 || rng.random(0, 1) === 0)) return down > 0 ? 'S' : 'N';
  return right > 0 ? 'E' : 'W';
}

function nearestEnemy(units: readonly Ork[], ork: Ork): Ork | undefined {
  let nearest: Ork | undefined;
  let least = Infinity;
  for (const other of units) {
    if (other.player === ork.player) continue;
    const distance = Math.abs(other.pos[0] - ork.pos[0]) + Math.abs(other.pos[1] - ork.pos[1]);
    if (distance < least) [nearest, least] = [other, distance];
  }
  return nearest;
}
