// Where the document speaks and the published program does otherwise: pictures of both, and how often things happen.
// The table of docs/decisions/0034 names these tests.
import { describe, expect, test } from 'vitest';
import { original } from '../../../../engine/games/ork-island/defaults.ts';
import { moveOrks } from '../../../../engine/games/ork-island/phases/move-orks.ts';
import { regenerateOrks } from '../../../../engine/games/ork-island/phases/regenerate-orks.ts';
import { cloneState, killOrk } from '../../../../engine/games/ork-island/state.ts';
import { countShare, expectShare } from '../../core/count-share.ts';
import { highest, scripted } from '../../core/scripted-generator.ts';
import { draw, island, orkOf, picture, withHealth, type Scene } from './picture.ts';
import { play } from './play.ts';

function withDeadA(scene: Scene): Scene {
  killOrk(scene.state, scene.names.indexOf('a'), 0);
  return scene;
}

describe('an ork comes back by the sea', () => {
  const lake = (): Scene =>
    withDeadA(island`
      W W  W W W W
      W .a . . . W
      W .  . W . W
      W .  . . . W
      W W  W W W W`);
  // In reading order; the lake in the middle is no sea, and the cells beside it are by the sea all the same, but for one.
  const seaside = [7, 8, 9, 10, 13, 16, 19, 20, 21, 22];

  test('on any land that has the sea beside it, above and below too [ork-island:regenerate-by-the-sea]', () => {
    const counts = new Map<number, number>();
    const scene = lake();
    countShare(10_000, (rng) => {
      const { state } = play(regenerateOrks, { ...scene, state: cloneState(scene.state) }, { rng });
      counts.set(state.cell[0]!, (counts.get(state.cell[0]!) ?? 0) + 1);
      return true;
    });
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(seaside);
    for (const count of counts.values()) expectShare(count / 10_000, 1 / seaside.length);
  });

  test('where the published program knows only the ends of rows', () => {
    for (const cell of [7, 10, 13, 16, 19, 22].keys()) {
      expect(() => play(regenerateOrks, lake(), { config: original, rng: scripted(cell) })).not.toThrow();
    }
    expect(() => play(regenerateOrks, lake(), { config: original, rng: scripted(6) })).toThrow('from 0 to 5');
  });

  test('beside another ork rather than inland [ork-island:regenerate-by-the-sea]', () => {
    const crowded = (): Scene =>
      withDeadA(island`
        W W  W  W  W  W  W
        W .k .  .l .  .m W
        W .  .a .  .  .  W
        W .  .  .  .  .  W
        W .n .  .o .  .r W
        W W  W  W  W  W  W`);
    const after = play(regenerateOrks, crowded(), { rng: highest() });
    expect(draw(after)).toBe(picture`
      W W  W  W  W  W  W
      W .k .  .l .  .m W
      W .  .  .  .  .  W
      W .  .  .  .  .  W
      W .n .  .o .a .r W
      W W  W  W  W  W  W`);
    expect(draw(play(regenerateOrks, crowded(), { config: original }))).toBe(picture`
      W W  W  W  W  W  W
      W .k .  .l .  .m W
      W .  .a .  .  .  W
      W .  .  .  .  .  W
      W .n .  .o .  .r W
      W W  W  W  W  W  W`);
  });
});

describe('the ork that dies in a fight', () => {
  const attack = (health: Record<string, number>, losersChangeSides: 'always' | 'on-ties', lot = 1): number => {
    const scene = withHealth(island`W .a .k W`, health);
    return orkOf(play(moveOrks, scene, { orders: ['a E'], rng: scripted(0, lot), config: { losersChangeSides } }), 'k')
      .player;
  };

  test('belongs to the winner, whatever decided [ork-island:dead-join-the-winner]', () => {
    expect(attack({ a: 100, k: 50 }, 'always')).toBe(0);
    expect(attack({ a: 51, k: 50 }, 'always')).toBe(0);
  });

  test('can be told to do so only when the lot decided', () => {
    expect(attack({ a: 100, k: 50 }, 'on-ties')).toBe(1);
    expect(attack({ a: 51, k: 50 }, 'on-ties')).toBe(0);
  });

  test('is either when both are as strong [ork-island:equal-fight-by-lot]', () => {
    const before = withHealth(island`W .a .k W`, { a: 51, k: 50 });
    const share = countShare(10_000, (rng) => {
      const scene = { ...before, state: cloneState(before.state) };
      return play(moveOrks, scene, { orders: ['a E'], rng }).moves[0] === 'a E won';
    });
    expectShare(share, 0.5);
  });
});
