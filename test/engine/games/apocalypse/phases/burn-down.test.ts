import { describe, expect, test } from 'vitest';
import { burnDown } from '../../../../../engine/games/apocalypse/phases/burn-down.ts';
import { spreadFire } from '../../../../../engine/games/apocalypse/phases/spread-fire.ts';
import { lowest } from '../../../core/scripted-generator.ts';
import { at, ground, scene } from '../picture.ts';
import { play } from '../play.ts';

describe('burning down', () => {
  test('every fire has a round less to burn', () => {
    const after = play(burnDown, scene('*,~', { fire: 2 }));
    expect([at(after, [1, 1]).fire, at(after, [1, 2]).fire, at(after, [1, 3]).fire]).toEqual([1, 1, 1]);
    expect(ground(after)).toBe('*,~');
  });

  test('forest that has burnt is grass [apocalypse:burnt-forest-is-grass]', () => {
    expect(ground(play(burnDown, scene('*:', { fire: 1 })))).toBe('.:');
  });

  test('grass and water stay what they are [apocalypse:burnt-forest-is-grass]', () => {
    expect(ground(play(burnDown, scene(',~', { fire: 1 })))).toBe('.O');
  });

  test('in its last round a fire still spreads', () => {
    expect(ground(play([spreadFire, burnDown], scene('*:', { fire: 1 }), [], lowest()))).toBe('.*');
  });
});
