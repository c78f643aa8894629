import { describe, expect, test } from 'vitest';
import { moveZombies } from '../../../../../engine/games/walking-dead/phases/move-zombies.ts';
import { highest, lowest, scripted } from '../../../core/scripted-generator.ts';
import { order, picture, play, town } from '../picture.ts';

describe('a zombie walks', () => {
  test('towards the nearest living unit [walking-dead:zombies-approach]', () => {
    expect(play(moveZombies, town`a...Z.b`).picture).toBe('a....Zb');
    expect(play(moveZombies, town`a.Z...b`).picture).toBe('aZ....b');
  });

  test('around obstacles, where the way is shortest [walking-dead:zombies-approach]', () => {
    const wall = town`
      bX.Z...a
      .X......
      .X......
      ........`;
    expect(play(moveZombies, wall, { rng: scripted(1) }).moves).toEqual([order(1, 'Right')]);
    const far = play(
      moveZombies,
      town`
      ...Xa
      .Z.X.
      ...X.
      .....`,
    );
    expect(far.picture).toBe(
      picture(`
      ...Xa
      ...X.
      ..ZX.
      .....`),
    );
  });

  test('in any of the eight directions, also between two corners [walking-dead:zombies-in-eight-directions]', () => {
    const places: [string, string][] = [
      ['Down', 'Z\n.\na'],
      ['DR', 'Z..\n...\n..a'],
      ['Right', 'Z.a'],
      ['RU', '..a\n...\nZ..'],
      ['Up', 'a\n.\nZ'],
      ['UL', 'a..\n...\n..Z'],
      ['Left', 'a.Z'],
      ['LD', '..Z\n...\na..'],
    ];
    for (const [dir, before] of places) expect(play(moveZombies, town(before)).moves[0]?.dir).toBe(dir);
    expect(
      play(
        moveZombies,
        town`
      ZX..
      X..a`,
      ).picture,
    ).toBe(
      picture(`
      .X..
      XZ.a`),
    );
  });

  test('by lot among the cells that are equally near [walking-dead:zombies-choose-by-lot]', () => {
    const before = town`
      ....
      Z..a
      ....`;
    expect(play(moveZombies, before, { rng: scripted(0) }).moves).toEqual([order(0, 'DR')]);
    expect(play(moveZombies, before, { rng: scripted(1) }).moves).toEqual([order(0, 'Right')]);
    expect(play(moveZombies, before, { rng: scripted(2) }).moves).toEqual([order(0, 'RU')]);
    expect(() => play(moveZombies, before, { rng: scripted(3) })).toThrow('from 0 to 2');
  });

  test('towards one of several living units by lot [walking-dead:zombies-choose-by-lot]', () => {
    const before = town`a.Z.b`;
    expect(play(moveZombies, before, { rng: lowest() }).picture).toBe('a..Zb');
    expect(play(moveZombies, before, { rng: highest() }).picture).toBe('aZ..b');
  });
});

describe('a zombie does not walk', () => {
  test.each([
    ['debris', 'ZXa'],
    ['a dead unit', 'ZAa'],
    ['another zombie', 'ZZXa'],
  ])('through %s [walking-dead:zombies-are-blocked]', (_, before) => {
    const after = play(moveZombies, town(before), { rng: scripted() });
    expect(after.picture).toBe(before);
    expect(after.moves).toEqual([]);
  });

  test('when nobody lives', () => {
    expect(play(moveZombies, town`Z..A`, { rng: scripted() }).picture).toBe('Z..A');
  });

  test('onto a cell that another zombie reached first; it loses its move [walking-dead:zombies-are-blocked]', () => {
    const after = play(
      moveZombies,
      town`
      ZXX
      X.a
      ZXX`,
    );
    expect(after.picture).toBe(
      picture(`
      .XX
      XZa
      ZXX`),
    );
    expect(after.moves).toEqual([order(0, 'DR')]);
  });

  test('away from a unit next to it', () => {
    expect(play(moveZombies, town`.Za.`).picture).toBe('.Za.');
  });
});

describe('the cell that a zombie enters', () => {
  test('belongs to nobody any more [walking-dead:zombies-free-cells]', () => {
    const after = play(moveZombies, town`Z0a`);
    expect(after.picture).toBe('.Za');
    expect([...after.state.cells]).toEqual([1, 0, 0, 0]);
  });

  test('loses its food [walking-dead:zombies-destroy-food]', () => {
    const after = play(moveZombies, town`ZMa`);
    expect(after.picture).toBe('.Za');
    expect(after.state.foodEaten[0]).toBe(1);
    expect([...after.state.meals]).toEqual([0, 0, 0, 0]);
  });

  test('loses its owner together with its food [walking-dead:zombies-destroy-food]', () => {
    const before = town`Z2a`;
    before.state.food[1] = 1;
    const after = play(moveZombies, before);
    expect([...after.state.cells]).toEqual([1, 0, 0, 0]);
    expect(after.state.food[1]).toBe(0);
  });
});

describe('a zombie next to a living unit', () => {
  test('bites it instead of moving, and its conversion begins [walking-dead:zombies-bite]', () => {
    const after = play(moveZombies, town`.Za.`);
    expect(after.picture).toBe('.Za.');
    // Six, because the end of this round counts it down to five.
    expect(after.state.turns[1]).toBe(6);
    expect(after.moves).toEqual([order(0, 'Right')]);
    expect(play(moveZombies, town`.Za.`, { config: { turnsToZombie: 2 } }).state.turns[1]).toBe(3);
  });

  test('bites diagonally too [walking-dead:zombies-bite]', () => {
    const after = play(
      moveZombies,
      town`
      Z.
      .a`,
    );
    expect(after.moves).toEqual([order(0, 'DR')]);
    expect(after.state.turns[1]).toBe(6);
  });

  test('does not start a conversion over [walking-dead:second-bite]', () => {
    const before = town`.Za.`;
    before.state.turns[1] = 2;
    const after = play(moveZombies, before);
    expect(after.state.turns[1]).toBe(2);
    expect(after.moves).toEqual([order(0, 'Right')]);
  });
});
