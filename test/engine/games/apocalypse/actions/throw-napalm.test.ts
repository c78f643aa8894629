import { describe, expect, test } from 'vitest';
import { apocalypse } from '../../../../../engine/games/apocalypse/apocalypse.ts';
import { flyHelicopters } from '../../../../../engine/games/apocalypse/phases/fly-helicopters.ts';
import { scripted } from '../../../core/scripted-generator.ts';
import { aboard, at, drawn, ground, scene, type Scene } from '../picture.ts';
import { fly, play, type Outcome } from '../play.ts';

const middle = `
  .......
  .33333.
  .33333.
  .33>33.
  .33333.
  .33333.
  .......`;

const below = (picture: string, details: Parameters<typeof scene>[1] = {}): Scene =>
  scene(picture, { sky: middle, ...details });

const bomb = (before: Scene, ...draws: number[]): Outcome =>
  play(flyHelicopters, before, [fly(3, 'napalm')], scripted(0, ...draws));

describe('napalm', () => {
  test('sets the 25 cells below on fire, water too, and nothing else [apocalypse:napalm-burns-square]', () => {
    const after = bomb(
      below(`
        .......
        .:::...
        .:::...
        .:OO...
        .......
        .......
        :::::::`),
    );
    expect(ground(after)).toBe(
      drawn(`
        .......
        .***,,.
        .***,,.
        .*~~,,.
        .,,,,,.
        .,,,,,.
        :::::::`),
    );
    expect(after.moves).toEqual([{ helicopter: 3, do: 'napalm' }]);
  });

  test('burns for 5 rounds on grass and water and for 10 on forest [apocalypse:other-burns] [apocalypse:forest-burns]', () => {
    const before = below(`.......\n.:O....\n${'.......\n'.repeat(5)}`);
    const after = play(apocalypse.round, before, [fly(3, 'napalm')], scripted(0));
    expect([at(after, [2, 2]).fire, at(after, [2, 3]).fire, at(after, [2, 4]).fire]).toEqual([10, 5, 5]);
  });

  test('sets a fire that burns already back to its full time [apocalypse:napalm-resets-fire]', () => {
    const before = below(`.......\n.*,~...\n${'.......\n'.repeat(5)}`, { fire: 1 });
    const after = play(apocalypse.round, before, [fly(3, 'napalm')], scripted(0));
    expect([at(after, [2, 2]).fire, at(after, [2, 3]).fire, at(after, [2, 4]).fire]).toEqual([10, 5, 5]);
  });

  const battle = `
    0......
    .0.....
    ...1...
    .......
    .......
    .......
    .......`;

  test('kills everybody below, of whatever player [apocalypse:napalm-kills]', () => {
    expect(ground(bomb(below(battle), 0, 2, 0))).toBe(
      drawn(`
        0......
        .,,,,,.
        .,,,,,.
        .,,,,,.
        .,,,,,.
        .,,,,,.
        .......`),
    );
  });

  test('an enemy killed is a parachuter for the thrower [apocalypse:napalm-killer-gets-parachuter] [apocalypse:random-helicopter]', () => {
    expect(aboard(bomb(below(battle.replace('1', '.')), 1))).toEqual([
      [0, 0],
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  test('an own soldier killed is one for another player, by lot [apocalypse:own-napalm-victim-goes-to-other]', () => {
    const own = below(battle.replaceAll('0', '.'));
    expect(aboard(bomb(own, 1, 1, 3, 0))).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
    expect(aboard(bomb(own, 2, 1))).toEqual([
      [0, 0],
      [0, 0],
      [0, 1],
      [0, 0],
    ]);
  });

  test('helicopters are not hurt by fire below [apocalypse:helicopters-last]', () => {
    const after = bomb(below(`${'*******\n'.repeat(7)}`));
    expect(after.state.centre[2]).toBe(4 * 60 + 4);
  });
});
