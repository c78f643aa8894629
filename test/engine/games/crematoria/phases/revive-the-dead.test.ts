import { describe, expect, test } from 'vitest';
import { kill } from '../../../../../engine/games/crematoria/actions/kill.ts';
import { reviveTheDead } from '../../../../../engine/games/crematoria/phases/revive-the-dead.ts';
import { highest, lowest, scripted } from '../../../core/scripted-generator.ts';
import { cave, expectPicture, levels, type Scene } from '../picture.ts';
import { idOf, play, unitOf } from '../play.ts';

/** The scene with some units killed by a player. */
function killed(scene: Scene, names: readonly string[], killer: number): Scene {
  return play((turn) => names.forEach((name) => kill(turn, idOf(scene, name), killer, { cause: 'fight' })), scene);
}

describe('where the dead are reborn', () => {
  test('on any free cave cell, by lot [crematoria:reborn-in-the-cave]', () => {
    const scene = killed(cave('a..'), ['a'], 0);
    expectPicture(play(reviveTheDead, scene, [], scripted(0, 1)), 'a..   0..');
    expectPicture(play(reviveTheDead, scene, [], scripted(1, 1)), '.a.   .0.');
    expectPicture(play(reviveTheDead, scene, [], scripted(2, 2)), '..a   ..0');
  });

  test('never on rock or an elevator, nor outside [crematoria:reborn-in-the-cave]', () => {
    const scene = killed(levels({ cave: 'A#E#.', outside: '.....' }), ['A'], 0);
    expectPicture(play(reviveTheDead, scene, [], scripted(0)), 'A#E#.', '..E..');
    expectPicture(play(reviveTheDead, scene, [], scripted(1)), '.#E#A', '..E..');
  });

  test('not next to anybody [crematoria:reborn-apart]', () => {
    const scene = killed(
      cave(`
        b....
        .....
        ....A`),
      ['A'],
      0,
    );
    expectPicture(
      play(reviveTheDead, scene, [], lowest()),
      `
      b.A..
      .....
      .....`,
    );
    // Eleven of the fifteen cells are candidates.
    expect(() => play(reviveTheDead, scene, [], scripted(11))).toThrow('from 0 to 10');
  });

  test('at least four cells from a hellhound [crematoria:reborn-apart]', () => {
    const scene = killed(cave('H.....A'), ['A'], 0);
    expectPicture(play(reviveTheDead, scene, [], lowest()), 'H...A..');
    expectPicture(play(reviveTheDead, scene, [], highest()), 'H.....A');
  });

  test('at least four rows from a hellhound [crematoria:reborn-apart]', () => {
    for (const rows of ['H....A', 'A....H']) {
      const after = play(reviveTheDead, killed(cave([...rows].join('\n')), ['A'], 0), [], lowest());
      expectPicture(after, [...(rows[0] === 'H' ? 'H...A.' : 'A....H')].join('\n'));
    }
    expect(() => play(reviveTheDead, killed(cave('A\n.\n.\n.\n.\nH'), ['A'], 0), [], scripted(2))).toThrow('0 to 1');
  });

  test('across the edge of the map [crematoria:reborn-apart] [crematoria:ring]', () => {
    const hound = killed(cave('H.....A', { at: [5, 78] }), ['A'], 0);
    expectPicture(play(reviveTheDead, hound, [], lowest()), 'H...A..');
    const person = killed(cave('b..A', { at: [5, 79] }), ['A'], 0);
    expectPicture(play(reviveTheDead, person, [], scripted(1)), 'b..A');
    expect(() => play(reviveTheDead, person, [], scripted(2))).toThrow('from 0 to 1');
  });

  test('who is outside is far away', () => {
    const scene = killed(levels({ cave: 'A', outside: 'b' }), ['A'], 0);
    expectPicture(play(reviveTheDead, scene), 'A', 'b');
  });

  test('not next to each other [crematoria:reborn-apart]', () => {
    const scene = killed(cave('AB....'), ['A', 'B'], 0);
    expectPicture(play(reviveTheDead, scene, [], lowest()), 'A.A...');
    expect(unitOf(play(reviveTheDead, scene, [], lowest()), 'A').pos).toEqual([10, 10, 0]);
    // The list of the dead is shuffled too: now B comes first, and the last cell comes first.
    expectPicture(play(reviveTheDead, scene, [], highest()), 'A....A');
    expect(unitOf(play(reviveTheDead, scene, [], highest()), 'B').pos).toEqual([10, 15, 0]);
  });

  test('nowhere when there is no cell left', () => {
    const after = play(reviveTheDead, killed(cave('AB.'), ['A', 'B'], 0), [], lowest());
    expectPicture(after, 'A.A');
    const tooMany = play(reviveTheDead, killed(cave('ABC'), ['A', 'B', 'C'], 0), [], scripted(1, 1, 0, 1));
    expectPicture(tooMany, '.A.');
    expect([unitOf(tooMany, 'B').health, unitOf(tooMany, 'C').health]).toEqual([0, 0]);
  });

  test('the lots are drawn even when nobody died', () => {
    expectPicture(play(reviveTheDead, cave('b....'), [], scripted(0, 1)), 'b....');
  });
});

describe('how', () => {
  test('with full health, on the side of the killer [crematoria:captured]', () => {
    const scene = killed(cave('bB.'), ['b', 'B'], 3);
    const after = play(reviveTheDead, scene, [], lowest());
    expectPicture(after, 'd.D   3..');
    expect([unitOf(after, 'b').health, unitOf(after, 'B').health]).toEqual([50, 100]);
  });

  test('a pioneer conquers the cell, a furyan does not [crematoria:furyans-do-not-conquer]', () => {
    expectPicture(play(reviveTheDead, killed(cave('a   3'), ['a'], 1)), 'b   1');
    expectPicture(play(reviveTheDead, killed(cave('A   3'), ['A'], 1)), 'B   3');
  });

  test('the living stay as they are', () => {
    const scene = cave('b', { health: { b: 3 } });
    expect(unitOf(play(reviveTheDead, scene), 'b')).toMatchObject({ health: 3, player: 1 });
  });

  test('dead necromongers are not reborn', () => {
    const scene = levels({ cave: '...', outside: 'N..' }, { health: { N: 0 } });
    expect(unitOf(play(reviveTheDead, scene, [], lowest()), 'N').health).toBe(0);
  });
});
