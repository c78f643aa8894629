import { describe, expect, test } from 'vitest';
import { original } from '../../../../../engine/games/ork-island/defaults.ts';
import { moveOrks } from '../../../../../engine/games/ork-island/phases/move-orks.ts';
import { regenerateOrks } from '../../../../../engine/games/ork-island/phases/regenerate-orks.ts';
import { killOrk } from '../../../../../engine/games/ork-island/state.ts';
import { highest, lowest, scripted } from '../../../core/scripted-generator.ts';
import { draw, island, orkOf, picture, withHealth, type Scene } from '../picture.ts';
import { play } from '../play.ts';

/** Kills orks without a fight. */
function dead(names: string, scene: Scene): Scene {
  for (const name of names) {
    const ork = scene.names.indexOf(name);
    killOrk(scene.state, ork, scene.state.player[ork]!);
  }
  return scene;
}

describe('a dead ork', () => {
  test('comes back in the same round, with full health [ork-island:dead-regenerate]', () => {
    const scene = withHealth(
      island`
        W W  W W
        W .a S W
        W .  . W`,
      { a: 2 },
    );
    const after = play([moveOrks, regenerateOrks], scene, { orders: ['a E'], rng: scripted(0, 3) });
    expect(draw(after)).toBe(picture`
      W W W W
      W . S W
      W . .a W`);
    expect(orkOf(after, 'a')).toEqual({ player: 0, health: 100 });
  });

  test('has the health that the configuration says', () => {
    const after = play(regenerateOrks, dead('a', island`W .a W`), { config: { initialHealth: 70 } });
    expect(orkOf(after, 'a').health).toBe(70);
  });

  test('comes back as an ork of the player that killed it [ork-island:dead-join-the-winner]', () => {
    const scene = withHealth(
      island`
        W .a .k W
        W .  .  W
        W .  .  W`,
      { k: 10 },
    );
    const after = play([moveOrks, regenerateOrks], scene, { orders: ['a E'], rng: scripted(0, 5) });
    expect(draw(after)).toBe(picture`
      W . .a W
      W . .  W
      W . .k W`);
    expect(orkOf(after, 'k')).toEqual({ player: 0, health: 100 });
  });

  test('draws nothing while everybody lives', () => {
    expect(draw(play(regenerateOrks, island`W .a W`, { rng: scripted() }))).toBe(picture`W .a W`);
  });
});

describe('the place', () => {
  test.each([
    [
      'lowest',
      lowest(),
      picture`
        W .a . . W
        W .  . . W`,
    ],
    [
      'highest',
      highest(),
      picture`
        W . . .  W
        W . . .a W`,
    ],
  ])('is drawn from the outermost land of each row: the %s [ork-island:regenerate-by-the-sea]', (_, rng, expected) => {
    const scene = island`
      W . .a . W
      W . .  . W`;
    expect(draw(play(regenerateOrks, dead('a', scene), { rng }))).toBe(expected);
  });

  test('is not by a river or a lake in the published program, even where the row goes on beyond it', () => {
    const rng = scripted(1);
    const after = play(regenerateOrks, dead('a', island`W . W .a . W`), { rng, config: original });
    expect(draw(after)).toBe(picture`W . W . .a W`);
  });

  test.each(['.', 'F', 'S'])('may be %s [ork-island:regenerate-on-wild-land]', (land) => {
    const scene = dead('a', island(template(`W ${land}a W`)));
    expect(draw(play(regenerateOrks, scene, { rng: scripted(0) }))).toBe(picture(template(`W ${land}a W`)));
  });

  test.each(['C', 'P'])('is never %s [ork-island:regenerate-on-wild-land]', (land) => {
    const scene = dead('a', island(template(`W ${land}a . . W`)));
    expect(draw(play(regenerateOrks, scene, { rng: scripted(0, 0) }))).toBe(picture(template(`W ${land} . .a W`)));
  });

  test('has no ork on it nor beside it, and one that was drawn in vain is not drawn again', () => {
    const scene = dead(
      'a',
      island`
        W .  . .a W
        W .k . .  W
        W .  . .  W`,
    );
    // The shore is 0 to 5, row by row: 0 is above k, then 2 is k's own, then 4 below it; of 1 3 5 the second is left.
    const rng = scripted(0, 1, 2, 1);
    expect(draw(play(regenerateOrks, scene, { rng }))).toBe(picture`
      W .  . .  W
      W .k . .a W
      W .  . .  W`);
    expect(rng.state).toBe(4);
  });

  test('is drawn for one dead after another, by id', () => {
    const scene = dead(
      'ka',
      island`
        W .  . . W
        W .  . . W
        W .a . . W
        W .k . . W`,
    );
    // After a has taken the first of eight, the second of the remaining seven is beside it, and is not drawn again.
    const rng = scripted(0, 1, 5);
    expect(draw(play(regenerateOrks, scene, { rng }))).toBe(picture`
      W .a . .  W
      W .  . .  W
      W .  . .  W
      W .  . .k W`);
  });

  test('is the first with room around it when the whole shore is taken, in the published program', () => {
    const scene = dead(
      'a',
      island`
        W .k .a . .l W
        W .  .  . .  W
        W .  .  . .  W
        W .m .  . .n W`,
    );
    const after = play(regenerateOrks, scene, { config: original });
    expect(draw(after)).toBe(picture`
      W .k . .  .l W
      W .  .a . .  W
      W .  . .  .  W
      W .m . .  .n W`);
  });

  test('is the first free one when there is no room at all', () => {
    const after = play(regenerateOrks, dead('a', island`W .k .a .l W`));
    expect(draw(after)).toBe(picture`W .k .a .l W`);
  });
});

function template(text: string): TemplateStringsArray {
  return Object.assign([text], { raw: [text] });
}
