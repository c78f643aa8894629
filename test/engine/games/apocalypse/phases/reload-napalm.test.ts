import { describe, expect, test } from 'vitest';
import { SeededGenerator } from '../../../../../engine/core/generator.ts';
import { apocalypse } from '../../../../../engine/games/apocalypse/apocalypse.ts';
import { defaults, original } from '../../../../../engine/games/apocalypse/defaults.ts';
import { flyHelicopters } from '../../../../../engine/games/apocalypse/phases/fly-helicopters.ts';
import { reloadNapalm } from '../../../../../engine/games/apocalypse/phases/reload-napalm.ts';
import { lowest } from '../../../core/scripted-generator.ts';
import { drawn, ground, scene, type Scene } from '../picture.ts';
import { fly, play } from '../play.ts';

const middle = `
  .......
  .33333.
  .33333.
  .33>33.
  .33333.
  .33333.
  .......`;

const grass = '.......\n'.repeat(7);

/** A helicopter above grass, and how long some helicopters have to wait for their napalm. */
const waiting = (napalm: Record<number, number>): Scene => scene(grass, { sky: middle, napalm });

describe('waiting for napalm', () => {
  test('is 30 rounds from the start of the match [apocalypse:napalm-wait]', () => {
    const state = apocalypse.generate(apocalypse.defaults, new SeededGenerator(1));
    expect([...state.napalm]).toEqual(Array.from({ length: 8 }, () => 30));
  });

  test.each([
    [30, 'its napalm is ready in 30 rounds'],
    [1, 'its napalm is ready in 1 round'],
  ])('with %i rounds to go nothing happens [apocalypse:napalm-wait]', (wait, reason) => {
    const after = play(flyHelicopters, waiting({ 3: wait }), [fly(3, 'napalm')], lowest());
    expect(ground(after)).toBe(drawn(grass));
    expect(after.reasons[1]).toEqual([`helicopter 3 napalm: ${reason}`]);
  });

  test.each([
    ['text', 29, {}],
    ['original', 30, original],
  ])(
    'starts over with each throw: with %s %i full rounds lie between two [apocalypse:napalm-wait]',
    (_, between, config) => {
      let now: Scene = play(
        [flyHelicopters, reloadNapalm],
        { ...waiting({}), config: { ...defaults, ...config } },
        [fly(3, 'napalm')],
        lowest(),
      );
      let rounds = 0;
      while (now.state.napalm[2]! > 0) {
        now = play([flyHelicopters, reloadNapalm], now, [fly(3, 'napalm')], lowest());
        rounds += 1;
      }
      expect(rounds).toBe(between);
    },
  );

  test('a helicopter that has napalm keeps it', () => {
    expect(play(reloadNapalm, waiting({})).state.napalm[2]).toBe(0);
  });

  test('each helicopter waits for itself [apocalypse:napalm-wait]', () => {
    const after = play([flyHelicopters, reloadNapalm], waiting({ 4: 7 }), [fly(3, 'napalm')], lowest());
    expect([after.state.napalm[2], after.state.napalm[3]]).toEqual([29, 6]);
  });
});
