// A drawing knows the numbers of the match, not only the usual ones.
import { expect, test } from 'vitest';
import { findGame } from '../../../engine/registry.ts';
import { DEFAULT_LIMITS } from '../../../judge/bot/limits.ts';
import { makeHeader } from '../../../replay/make-lines.ts';
import { readWholeFilm } from '../../../viewer/film/open-film.ts';
import { makeViewerGames } from '../../../viewer/film/viewer-games.ts';
import type { GameDrawing } from '../../../viewer/games/game-drawing.ts';
import { openDrawing } from '../../../viewer/games/drawings.ts';
import { makeShow, type Show } from '../../../viewer/film/show.ts';
import { NAMES } from '../make-replay.ts';

/** A match that has just begun, with some numbers of its own. */
function showOf(id: string, settings: object): Show {
  const game = findGame(id)!;
  const match = game.start({ ...game.configure('text'), ...settings }, 'config');
  const header = makeHeader({ tool: 'test', match, names: NAMES, limits: DEFAULT_LIMITS });
  return makeShow(readWholeFilm(`${JSON.stringify(header)}\n`), { file: 'match.jsonl' });
}

test.each([
  ['furyan', {}, 'health 100 of 100'],
  ['furyan', { furyanHealth: 300 }, 'health 300 of 300'],
  ['pioneer', { furyanHealth: 300 }, 'health 50 of 50'],
  ['pioneer', { pioneerHealth: 7 }, 'health 7 of 7'],
])('Crematoria: a %s with %j has %s', (kind, settings, words) => {
  const { film, drawing } = showOf('crematoria', settings);
  const { view } = film.frames[0]!;
  const token = drawing.listTokens(view).find((one) => one.kind === kind)!;
  expect(drawing.describeUnit(view, token.id, film.names)[1]).toBe(words);
  expect(token.share).toBe(1);
});

test.each([50, 100, 400])('Ork Island: an ork that begins with %i has all of its health', (initialHealth) => {
  const { film, drawing } = showOf('ork-island', { initialHealth });
  for (const { share } of drawing.listTokens(film.frames[0]!.view)) expect(share).toBe(1);
});

test.each([
  [50, 0.5],
  [100, 1],
  [250, 1],
  [-20, 0],
])('Ork Island: an ork with %i of 100 has a ring of %d', (health, share) => {
  const { film, drawing } = showOf('ork-island', { initialHealth: 100 });
  const { view } = film.frames[0]!;
  const units = (view as { units: object[] }).units.map((unit) => ({ ...unit, health }));
  expect(new Set(drawing.listTokens({ ...view, units }).map((token) => token.share))).toEqual(new Set([share]));
});

test('every function of a drawing is given the configuration, and so is the stage', () => {
  const given: [part: string, config: unknown][] = [];
  const take = (part: string) =>
    ((...args: unknown[]) => void given.push([part, args.at(-1)])) as unknown as () => never;
  const parts = ['measureSheet', 'codeGround', 'findPlace', 'listTokens', 'findLunge', 'countFigures', 'countParts'];
  const all = [...parts, 'describeCell', 'describeUnit', 'paintTile', 'nameCell', 'numberRow'];
  const made = Object.fromEntries(all.map((part) => [part, take(part)]));
  const game = makeViewerGames().findGame('crematoria')!;
  const config = { furyanHealth: 300 };
  const drawing = openDrawing({ ...game, drawing: { ...game.drawing, ...made } as GameDrawing<object> }, config);
  for (const part of all) (drawing as unknown as Record<string, (view: object) => void>)[part]!({});
  expect(given).toEqual(all.map((part) => [part, config]));
  expect(drawing.config).toBe(config);
});
