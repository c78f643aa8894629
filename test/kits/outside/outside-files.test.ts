// What "minions new" writes for games that minions knows only by their folder: every file, in every language. Whether it compiles
// and plays is tried in the busy tests beside this one.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { LIMIT_PRESETS } from '../../../judge/bot/limits.ts';
import { loadGame } from '../../../judge/games/load-game.ts';
import type { LoadedGame } from '../../../judge/games/loaded-game.ts';
import { makeOutsideGame, OUTSIDE_KITS } from '../../../kits/outside/outside-game.ts';
import { emptyFolder } from '../../cli/run-minions.ts';
import { ODD_GAME } from '../../judge/games/odd-game.ts';
import { writeFiles } from '../../judge/games/small-game.ts';

const SNAKES = fileURLToPath(new URL('../../../examples/snakes', import.meta.url));
const home = emptyFolder();
/** What the types of every game say at their beginning. */
const TYPES = 'from the schemas of the game by "minions new"';
let games: readonly LoadedGame[];

beforeAll(async () => {
  writeFiles(join(home, 'odd'), ODD_GAME);
  games = [await loadGame(join(home, 'odd')), await loadGame(SNAKES)];
});

describe.each(OUTSIDE_KITS)('%s', (kit) => {
  test('types, library and plan', async () => {
    const texts = games.flatMap((game) => {
      const { files, exampleState } = makeOutsideGame(game, kit, join(home, 'mine'), LIMIT_PRESETS.relaxed);
      const all = Object.entries({ ...files, 'example-state.json': exampleState });
      // Those of the odd game have whatever a type can have.
      const shown = game.id === 'class' ? all : all.filter(([, text]) => !text.includes(TYPES));
      return shown.map(([path, text]) => `=== ${game.id}: ${path}\n${text}`);
    });
    await expect(texts.join('\n')).toMatchFileSnapshot(`files/${kit}.txt`);
  });
});

test('what the project is told of its game', () => {
  const [odd, snakes] = games.map((game) => makeOutsideGame(game, 'python', join(home, 'mine'), LIMIT_PRESETS.relaxed));
  expect(odd).toMatchObject({ word: '../odd', path: '../odd', rules: '../odd', title: "Odd / game * / ''' //" });
  expect(snakes!.rules.endsWith('examples/snakes/README.md')).toBe(true);
});
