// Where the document speaks and the published program does otherwise: pictures of both, and how often things happen.
// The table of docs/decisions/0034 names these tests.
import { describe, expect, test } from 'vitest';
import { kill } from '../../../../engine/games/crematoria/actions/kill.ts';
import { original } from '../../../../engine/games/crematoria/defaults.ts';
import { callNecromonger } from '../../../../engine/games/crematoria/phases/call-necromonger.ts';
import { landNecromongers } from '../../../../engine/games/crematoria/phases/land-necromongers.ts';
import { moveHellhounds } from '../../../../engine/games/crematoria/phases/move-hellhounds.ts';
import { moveNecromongers } from '../../../../engine/games/crematoria/phases/move-necromongers.ts';
import { NOBODY } from '../../../../engine/games/crematoria/vocabulary.ts';
import { findGame } from '../../../../engine/registry.ts';
import { countShare, expectShare } from '../../core/count-share.ts';
import { scripted } from '../../core/scripted-generator.ts';
import { cave, expectPicture, outside } from './picture.ts';
import { idOf, play, unitOf } from './play.ts';

test('a death makes room at once [crematoria:necromonger-limit] [crematoria:necromonger-chance]', () => {
  const countArrivals = (config = {}): number => {
    const scene = outside('N...', { at: [0, 39], config: { ...config, necromongers: 1 } });
    const dead = play((turn) => kill(turn, idOf(scene, 'N'), NOBODY, { cause: 'sun' }), scene);
    return countShare(10_000, (rng) => play(callNecromonger, dead, [], rng).state.health[0] === 75);
  };
  expectShare(countArrivals(), 0.5);
  expect(countArrivals(original)).toBe(0);
});

describe('hunters do not go for somebody just killed', () => {
  test('hellhounds look around for somebody else [crematoria:one-after-another]', () => {
    const line = 'H.a.H.....b';
    const after = play(moveHellhounds, cave(line), [], scripted(0, 0, 0));
    expectPicture(after, '.H...H....b');
    const published = play(moveHellhounds, cave(line, { config: original }), [], scripted(0, 0, 0));
    expectPicture(published, '.H.H......b');
  });

  test('necromongers too, or flee from the sun when nobody is left [crematoria:one-after-another]', () => {
    const moveAll = (config = {}): readonly string[] =>
      play(moveNecromongers, outside('Nb...N', { health: { b: 1 }, config }), [], scripted(0, 20, 0, 1)).moves;
    expect(moveAll()).toEqual(['N Right', 'N2 Right']);
    expect(moveAll(original)).toEqual(['N Right', 'N2 Left']);
  });
});

test('who lands in the sun dies [crematoria:sun-kills]', () => {
  const land = (config = {}) => play(landNecromongers, outside('.n.', { at: [10, 60], turns: { n: 1 }, config }));
  expect(unitOf(land(), 'n')).toMatchObject({ health: 0, pos: undefined });
  expect(unitOf(land(original), 'n')).toMatchObject({ health: 75, pos: [10, 61, 1] });
});

test('the rule sets differ in three settings', () => {
  const game = findGame('crematoria');
  const text = Object.entries(game.configure('text'));
  const published = game.configure('original') as unknown as Record<string, unknown>;
  const differing = text.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(published[name]));
  expect(differing.map(([name]) => name)).toEqual(['rules', 'roomAtOnce', 'huntersLookAgain', 'sunKillsLanding']);
});
