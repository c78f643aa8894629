import type { Generator } from '../../engine/core/generator.ts';
import type { ApocalypseOrder, HelicopterOrder } from '../../protocol/types/games/apocalypse/answer.ts';
import type { ApocalypseState } from '../../protocol/types/games/apocalypse/state.ts';
import { describeGolden } from './describe-golden.ts';
import type { GoldenPlayer } from './golden-player.ts';

type View = Pick<ApocalypseState, 'soldiers' | 'helicopters'>;
type Soldier = View['soldiers'][number];
type Helicopter = View['helicopters'][number];
type Position = [number, number];

/** The instructions of the published game, by number; there is no 0. */
const INSTRUCTIONS = [undefined, 'forward1', 'forward2', 'counterclockwise', 'clockwise', 'napalm'] as const;

const walker: GoldenPlayer<View, ApocalypseOrder> = (view, me, rng) => [
  ...view.soldiers.filter(({ player }) => player === me).map((soldier) => wander(soldier, rng)),
  ...view.helicopters
    .filter(({ player }) => player === me)
    .flatMap((helicopter) => [instruct(helicopter, rng.random(1, 5)), ...throwOne(helicopter, rng)]),
];

const seeker: GoldenPlayer<View, ApocalypseOrder> = (view, me, rng) => {
  // By player first: the first of several nearest enemies counts.
  const enemies = view.soldiers
    .filter(({ player }) => player !== me)
    .sort((a, b) => a.player - b.player || a.id - b.id);
  return [
    ...view.soldiers.filter(({ player }) => player === me).map((soldier) => hunt(soldier, enemies, rng)),
    ...view.helicopters
      .filter(({ player }) => player === me)
      .flatMap((helicopter) => [
        instruct(helicopter, helicopter.napalm === 0 ? 5 : rng.random(1, 4)),
        ...throwOne(helicopter, rng),
      ]),
  ];
};

describeGolden('apocalypse', { walker, seeker });

function wander({ id, pos }: Soldier, rng: Generator): ApocalypseOrder {
  return { soldier: id, to: somewhereNear(pos, 1, rng) };
}

function hunt(soldier: Soldier, enemies: readonly Soldier[], rng: Generator): ApocalypseOrder {
  const enemy = nearest(soldier.pos, enemies);
  if (rng.random(1, 4) === 1) return wander(soldier, rng);
  const [i, j] = soldier.pos;
  const [ei, ej] = enemy?.pos ?? soldier.pos;
  return { soldier: soldier.id, to: [i + Math.sign(ei - i), j + Math.sign(ej - j)] };
}

function nearest([i, j]: Position, enemies: readonly Soldier[]): Soldier | undefined {
  let best: Soldier | undefined;
  let least = Infinity;
  for (const enemy of enemies) {
    const distance = Math.max(Math.abs(enemy.pos[0] - i), Math.abs(enemy.pos[1] - j));
    if (distance < least) [best, least] = [enemy, distance];
  }
  return best;
}

function instruct({ id }: Helicopter, instruction: number): HelicopterOrder {
  return { helicopter: id, do: INSTRUCTIONS[instruction]! };
}

function throwOne({ pos, parachuters }: Helicopter, rng: Generator): ApocalypseOrder[] {
  return parachuters.length === 0 ? [] : [{ parachuter: somewhereNear(pos, 2, rng) }];
}

function somewhereNear([i, j]: Position, reach: number, rng: Generator): Position {
  const down = rng.random(-reach, reach);
  return [i + down, j + rng.random(-reach, reach)];
}
