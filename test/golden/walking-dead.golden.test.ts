import type { Generator } from '../../engine/core/generator.ts';
import { GlibcRand } from '../../engine/games/walking-dead/map/glibc-rand.ts';
import { DIRECTIONS } from '../../engine/games/walking-dead/vocabulary.ts';
import type { WalkingDeadMove, WalkingDeadState } from '../../protocol/types/games/walking-dead/state.ts';
import { describeGolden } from './describe-golden.ts';
import type { GoldenPlayer } from './golden-player.ts';

type View = Pick<WalkingDeadState, 'units' | 'food'>;
type Unit = View['units'][number];
type Position = Unit['pos'];

const walker: GoldenPlayer<View, WalkingDeadMove> = (view, me, rng) =>
  mine(view, me).map((unit) => ({ unit: unit.id, dir: randomDirection(rng) }));

const seeker: GoldenPlayer<View, WalkingDeadMove> = (view, me, rng) => {
  const targets = targetsOf(view, me);
  return mine(view, me).map((unit) => {
    if (rng.random(1, 5) === 1) return { unit: unit.id, dir: randomDirection(rng) };
    return { unit: unit.id, dir: toward(unit.pos, nearest(unit.pos, targets), rng) };
  });
};

/** Takes its units in the order of `random_shuffle`, and their directions from `rand()`. */
function makeShuffler(randCalls: number): GoldenPlayer<View, WalkingDeadMove> {
  const libc = new GlibcRand();
  for (let call = 0; call < randCalls; call++) libc.rand();
  return (view, me) => {
    const ids = mine(view, me).map(({ id }) => id);
    libc.shuffle(ids);
    return ids.map((unit) => ({ unit, dir: DIRECTIONS[2 * (libc.rand() % 4)]! }));
  };
}

describeGolden('walking-dead', { walker, seeker, makeShuffler });

function mine(view: View, me: number): Unit[] {
  return view.units.filter((unit) => unit.type === 'living' && unit.clan === me);
}

function randomDirection(rng: Generator): WalkingDeadMove['dir'] {
  return DIRECTIONS[2 * rng.random(0, 3)]!;
}

/** Food, zombies and living units of other clans, row by row. */
function targetsOf(view: View, me: number): Position[] {
  const prey = view.units.filter((unit) => unit.type === 'zombie' || (unit.type === 'living' && unit.clan !== me));
  return [...view.food, ...prey].map(({ pos }) => pos).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function nearest(from: Position, targets: readonly Position[]): Position {
  let best = from;
  let least = Infinity;
  for (const target of targets) {
    const distance = Math.abs(target[0] - from[0]) + Math.abs(target[1] - from[1]);
    if (distance < least) [best, least] = [target, distance];
  }
  return best;
}

function toward(from: Position, to: Position, rng: Generator): WalkingDeadMove['dir'] {
  if (to[0] !== from[0] && (to[1] === from[1] || rng.random(0, 1) === 0)) return to[0] > from[0] ? 'Down' : 'Up';
  return to[1] > from[1] ? 'Right' : 'Left';
}
