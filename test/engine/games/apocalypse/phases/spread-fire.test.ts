import { describe, expect, test } from 'vitest';
import { burnDown } from '../../../../../engine/games/apocalypse/phases/burn-down.ts';
import { spreadFire } from '../../../../../engine/games/apocalypse/phases/spread-fire.ts';
import { highest, lowest, scripted } from '../../../core/scripted-generator.ts';
import { aboard, at, drawn, ground, scene } from '../picture.ts';
import { play } from '../play.ts';

const CATCHES = 10;
const DOES_NOT = 11;

describe('spreading fire', () => {
  const forest = `
    :::::
    ::*::
    :::::`;

  test('reaches the forest to the left, right, above and below [apocalypse:fire-spreads] [apocalypse:fire-neighbours]', () => {
    expect(ground(play(spreadFire, scene(forest), [], lowest()))).toBe(
      drawn(`
        ::*::
        :***:
        ::*::`),
    );
  });

  test('has a chance of 10 per cent for each cell: one side [apocalypse:fire-chance]', () => {
    const after = play(spreadFire, scene(forest), [], scripted(CATCHES, DOES_NOT, CATCHES, DOES_NOT));
    expect(ground(after)).toBe(
      drawn(`
        ::*::
        ::**:
        :::::`),
    );
  });

  test('and the other [apocalypse:fire-chance]', () => {
    expect(ground(play(spreadFire, scene(forest), [], highest()))).toBe(drawn(forest));
    expect(ground(play(spreadFire, scene(forest), [], scripted(11, 11, 11, 11)))).toBe(drawn(forest));
  });

  test('is drawn once for a cell, however many fires are next to it [apocalypse:fire-spreads]', () => {
    // A second draw would not be in the script.
    const after = play(spreadFire, scene('*:*'), [], scripted(DOES_NOT));
    expect(ground(after)).toBe('*:*');
  });

  test('does not go on from what has just caught fire [apocalypse:fire-spreads]', () => {
    expect(ground(play(spreadFire, scene('*:::'), [], scripted(CATCHES)))).toBe('**::');
  });

  test.each(['.', 'O', 'X'])('does not reach %s, which is no forest [apocalypse:fire-spreads]', (land) => {
    expect(ground(play(spreadFire, scene(`*${land}`)))).toBe(`*${land}`);
  });

  test('lasts 10 rounds where it has spread to [apocalypse:spread-fire-lasts]', () => {
    const after = play([spreadFire, burnDown], scene('*:'), [], lowest());
    expect(at(after, [1, 2]).fire).toBe(10);
  });

  test('leaves a fire that burns already alone', () => {
    const after = play([spreadFire, burnDown], scene('**', { fire: 4 }));
    expect(at(after, [1, 1]).fire).toBe(3);
  });

  test.each([
    ['grass', ',:', ',*'],
    ['water', '~:', '~*'],
  ])('text: comes from burning %s too [apocalypse:fire-spreads]', (_, before, after) => {
    expect(ground(play(spreadFire, scene(before), [], lowest()))).toBe(after);
  });

  test.each([',:', '~:'])('original: does not come from %s, only from burning forest', (picture) => {
    expect(ground(play(spreadFire, scene(picture, { config: { fireSpreadsFrom: 'forest' } })))).toBe(picture);
  });

  test('kills the soldier it reaches [apocalypse:dies-by-spread]', () => {
    expect(ground(play(spreadFire, scene('*b'), [], scripted(CATCHES, 0, 0)))).toBe('**');
    expect(ground(play(spreadFire, scene('*b'), [], scripted(DOES_NOT)))).toBe('*b');
  });

  test('who goes to one of the other three, by lot [apocalypse:spread-victim-goes-to-other]', () => {
    expect(aboard(play(spreadFire, scene('*b'), [], scripted(CATCHES, 1, 2, 1)))).toEqual([
      [0, 0],
      [0, 0],
      [0, 1],
      [0, 0],
    ]);
    expect(aboard(play(spreadFire, scene('*b'), [], scripted(CATCHES, 0, 0)))).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});
