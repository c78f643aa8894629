import { describe, expect, test } from 'vitest';
import { ConfigError } from '../../../../../engine/core/config-error.ts';
import { SeededGenerator } from '../../../../../engine/core/generator.ts';
import { toCell, isWithin } from '../../../../../engine/games/crematoria/board.ts';
import { crematoria } from '../../../../../engine/games/crematoria/crematoria.ts';
import { defaults } from '../../../../../engine/games/crematoria/defaults.ts';
import { placeUnits } from '../../../../../engine/games/crematoria/map/place-units.ts';
import { makeEmptyState, type CrematoriaState } from '../../../../../engine/games/crematoria/state.ts';
import {
  FURYAN,
  HELLHOUND,
  LAND,
  NECROMONGER,
  NOBODY,
  PIONEER,
} from '../../../../../engine/games/crematoria/vocabulary.ts';
import { lowest, scripted } from '../../../core/scripted-generator.ts';
import { cave, expectPicture, type Scene } from '../picture.ts';

/** The same board and roster before anybody is placed. */
function emptied(scene: Scene): Scene {
  const { state } = scene;
  const empty = makeEmptyState(state.map, state.roster, 1);
  empty.player.set(state.player);
  return { ...scene, state: empty };
}

function placed(scene: Scene, rng = lowest()): Scene {
  const empty = emptied(scene);
  placeUnits(empty.state, rng);
  return empty;
}

describe('hellhounds', () => {
  test('are tried on random cells until one fits, the last id first', () => {
    const scene = placed(
      cave('H...#H', { at: [0, 0] }),
      // Rock; a cave cell; too near; far enough. No candidate for people is left over to be shuffled but cell 0 to 3 and 5.
      scripted(0, 4, 0, 1, 0, 0, 0, 5, 0, 1, 2, 3),
    );
    expectPicture(scene, '.H..#H');
    expect(scene.state.cell[scene.state.roster.firstHellhound + 1]).toBe(toCell(0, 1, 0));
  });

  test('keep more than three cells apart, across the edge of the map too', () => {
    // The first stands in column 79: 2 is too near, 3 is not.
    const scene = placed(cave('H....H', { at: [0, 79] }), scripted(0, 79, 0, 2, 0, 3, 0, 1, 2, 3, 4));
    expectPicture(scene, 'H...H.');
  });

  test('that find no room are an error with a way out', () => {
    expect(() => placed(cave('H.H'))).toThrow(ConfigError);
    expect(() => placed(cave('H.H'))).toThrow('the map has no room for all hellhounds');
  });
});

describe('people', () => {
  test('take the cells of the shuffled list one after another, and pioneers own theirs', () => {
    expectPicture(placed(cave('.aB.')), 'aB..   0...');
  });

  test('are shuffled too', () => {
    // Two ids: one draw. Four cells: three draws.
    expectPicture(placed(cave('.aB.'), scripted(1, 0, 1, 2)), 'Ba..   .0..');
    expectPicture(placed(cave('.aB.'), scripted(0, 3, 2, 2)), '..Ba   ...0');
  });

  test('stand more than three cells from hellhounds', () => {
    // The hellhound lands in column 0; cells 0 to 3 are shuffled for nothing.
    const scene = placed(cave('aH....', { at: [0, 0] }), scripted(0, 0, 0, 1, 2, 0));
    expectPicture(scene, 'H...a.   ....0.');
  });

  test('that find no room are an error with a way out', () => {
    expect(() => placed(cave('aaH...', { at: [0, 0] }), lowest())).not.toThrow();
    expect(() => placed(cave('aaH..', { at: [0, 0] }), lowest())).toThrow(
      '2 pioneers and furyans do not fit on 1 cave cells away from the hellhounds',
    );
  });
});

describe.each([1, 30, 101])('a new match with seed %i', (seed) => {
  const state: CrematoriaState = crematoria.generate(defaults, new SeededGenerator(seed));
  const { types, firstHellhound, size, people } = state.roster;
  const ids = Array.from(types, (_, id) => id);
  const count = (type: number, player: number): number =>
    ids.filter((id) => types[id] === type && state.player[id] === player && state.cell[id] !== NOBODY).length;

  test('has four groups [crematoria:four-players] [crematoria:groups-of-pioneers-and-furyans]', () => {
    expect(new Set(state.player.subarray(0, people))).toEqual(new Set([0, 1, 2, 3]));
  });

  test('of fifteen pioneers each [crematoria:fifteen-pioneers]', () => {
    expect([0, 1, 2, 3].map((player) => count(PIONEER, player))).toEqual([15, 15, 15, 15]);
  });

  test('and five furyans each [crematoria:five-furyans]', () => {
    expect([0, 1, 2, 3].map((player) => count(FURYAN, player))).toEqual([5, 5, 5, 5]);
  });

  test('with full health [crematoria:pioneer-health] [crematoria:furyan-health]', () => {
    const healths = (type: number): Set<number> =>
      new Set(ids.filter((id) => types[id] === type).map((id) => state.health[id]!));
    expect([healths(PIONEER), healths(FURYAN)]).toEqual([new Set([50]), new Set([100])]);
  });

  test('three hellhounds of nobody [crematoria:three-hellhounds] [crematoria:nobodys-units]', () => {
    expect(count(HELLHOUND, NOBODY)).toBe(3);
  });

  test('and no necromonger [crematoria:no-necromongers-at-first]', () => {
    expect(count(NECROMONGER, NOBODY)).toBe(0);
    expect(state.necromongersAtStart[0]).toBe(0);
  });

  test('everybody is on a cave cell of their own [crematoria:one-unit-per-cell]', () => {
    const cells = [...state.cell].filter((cell) => cell !== NOBODY);
    expect(cells).toHaveLength(83);
    expect(new Set(cells).size).toBe(83);
    expect(cells.every((cell) => state.map.land[cell] === LAND.C)).toBe(true);
    for (const id of ids) if (state.cell[id] !== NOBODY) expect(state.occupant[state.cell[id]!]).toBe(id);
  });

  test('and nobody is near a hellhound', () => {
    for (let hound = firstHellhound; hound < size; hound++) {
      const near = ids.filter(
        (id) => id !== hound && state.cell[id] !== NOBODY && isWithin(3, state.cell[id]!, state.cell[hound]!),
      );
      expect(near).toEqual([]);
    }
  });
});
