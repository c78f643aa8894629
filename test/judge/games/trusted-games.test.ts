// Whose code is run because a file names it: that of games which people have named before.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { listGameFiles } from '../../../judge/games/list-game-files.ts';
import { locateGame, type GameLocation } from '../../../judge/games/locate-game.ts';
import { requireTrusted, trustGame } from '../../../judge/games/trusted-games.ts';
import { emptyFolder } from '../../cli/run-minions.ts';
import { SMALL_GAME, writeFiles } from './small-game.ts';

const folder = emptyFolder();
const NEVER = 'whose files were never loaded here';
let game: GameLocation;

beforeEach(() => {
  vi.stubEnv('XDG_STATE_HOME', emptyFolder());
  writeFiles(join(folder, 'counting'), { ...SMALL_GAME, 'drawing.ts': 'export const drawing = {};' });
  game = locateGame(join(folder, 'counting'))!;
});

test('nobody has named it', () => {
  expect(() => requireTrusted(game)).toThrow(NEVER);
});

test('its author changes the drawing, and opens an old replay', () => {
  trustGame(game, listGameFiles(game));
  writeFiles(game.folder, { 'drawing.ts': "export const drawing = { legend: ['new'] };" });
  expect(() => requireTrusted(game)).not.toThrow();
});

test('the same rules elsewhere, with a drawing of somebody else', () => {
  trustGame(game, listGameFiles(game));
  const copy = join(folder, 'copy');
  cpSync(game.folder, copy, { recursive: true });
  expect(() => requireTrusted(locateGame(copy)!)).not.toThrow();
  writeFiles(copy, { 'drawing.ts': 'steal();' });
  expect(() => requireTrusted(locateGame(copy)!)).toThrow(NEVER);
});

test('other rules at the same place', () => {
  trustGame(game, listGameFiles(game));
  writeFiles(game.folder, { 'game.ts': `${SMALL_GAME['game.ts']}// changed` });
  expect(() => requireTrusted(game)).toThrow(NEVER);
});
