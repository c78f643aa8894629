import { describe, expect, test } from 'vitest';
import { ageParachuters } from '../../../../../engine/games/apocalypse/phases/age-parachuters.ts';
import { getPatience } from '../../../../../engine/games/apocalypse/parachuters.ts';
import { lowest, scripted } from '../../../core/scripted-generator.ts';
import { aboard, scene, type Scene } from '../picture.ts';
import { drop, play } from '../play.ts';

const grass = '.......\n'.repeat(7);
const overhead = `
  .......
  .11111.
  .11111.
  .11v11.
  .11111.
  .11111.
  .......`;

const carrying = (parachuters: Record<number, number[]>): Scene => scene(grass, { sky: overhead, parachuters });

const patience = ({ state }: Scene, id: number): number[] => [...getPatience(state, id - 1)];

describe('parachuters aboard', () => {
  test('have a round less each round', () => {
    const after = play(ageParachuters, carrying({ 1: [3, 20], 2: [2] }));
    expect([patience(after, 1), patience(after, 2)]).toEqual([[2, 19], [1]]);
  });

  test('leave when they are thrown, the oldest first', () => {
    const after = play(ageParachuters, carrying({ 1: [3, 12, 20] }), [drop(1, [3, 3]), drop(1, [4, 4])]);
    expect(patience(after, 1)).toEqual([19]);
  });

  test('do not expire in the round in which they are thrown [apocalypse:parachuters-expire]', () => {
    const after = play(ageParachuters, carrying({ 1: [1, 20] }), [drop(1, [3, 3])]);
    expect(aboard(after)).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test('expire after 20 rounds unused: another player gets a new one, by lot [apocalypse:parachuters-expire] [apocalypse:expired-goes-to-other]', () => {
    let now: Scene = carrying({ 1: [20] });
    for (let round = 0; round < 19; round++) now = play(ageParachuters, now);
    expect(patience(now, 1)).toEqual([1]);
    const after = play(ageParachuters, now, [], scripted(2, 1));
    expect(aboard(after)).toEqual([
      [0, 0],
      [0, 0],
      [0, 1],
      [0, 0],
    ]);
    expect(patience(after, 6)).toEqual([20]);
  });

  test('who is drawn himself draws again [apocalypse:expired-goes-to-other]', () => {
    const after = play(ageParachuters, carrying({ 5: [1] }), [], scripted(2, 2, 3, 0));
    expect(aboard(after)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
  });

  test('all heirs are drawn first, then their helicopters by player [apocalypse:random-helicopter]', () => {
    const after = play(ageParachuters, carrying({ 1: [1], 3: [1] }), [], scripted(3, 0, 1, 0));
    expect(aboard(after)).toEqual([
      [0, 1],
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
  });

  test('each helicopter has its own [apocalypse:parachuters-by-helicopter]', () => {
    const before = scene(grass, { sky: overhead, parachuters: { 2: [20] } });
    expect(play(ageParachuters, before, [drop(1, [4, 4])], lowest()).reasons[0]).toEqual([
      'helicopter 1 has no parachuter left',
    ]);
  });
});
