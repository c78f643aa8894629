// What an author may write outside of functions, where it runs once and before any match: the checks see that too.
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../../../../judge/bot/limits.ts';
import { checkGame } from '../../../../judge/games/contract/check-game.ts';
import { GameCatalogue } from '../../../../judge/games/game-catalogue.ts';
import { emptyFolder } from '../../../cli/run-minions.ts';
import { SMALL_GAME, writeFiles } from '../small-game.ts';

vi.stubEnv('XDG_CACHE_HOME', emptyFolder());
vi.stubEnv('XDG_STATE_HOME', emptyFolder());

const SAME = 'nothing differs between Node and browsers';
const CHANCE = 'nothing depends on a clock or on Math.random';

/** The small game with something before its rules, and something in its only phase. */
async function check(top: string, inPhase = ''): Promise<Record<string, string>> {
  const folder = emptyFolder();
  const rules = SMALL_GAME['game.ts']!.replace('\ninterface', `\n${top}\ninterface`).replace(
    'addUp({ state, orders }) {',
    `addUp({ state, orders }) { ${inPhase}`,
  );
  writeFiles(join(folder, 'counting'), { ...SMALL_GAME, 'game.ts': rules });
  const game = await new GameCatalogue().load(join(folder, 'counting'));
  const failed = [...checkGame(game, game.outside!, DEFAULT_LIMITS)].filter(({ kind }) => kind === 'failed');
  return Object.fromEntries(failed.map(({ name, note }) => [name, note]));
}

test.each([
  [
    'a function taken out of Math',
    'const { sin } = Math;',
    'state.counts[0]! += sin(1) > 2 ? 1 : 0;',
    SAME,
    'Math.sin',
  ],
  ['a table', 'const TABLE = [1, 2].map(Math.exp);', 'state.counts[0]! += TABLE[0]! > 9 ? 1 : 0;', SAME, 'Math.exp'],
  ['a name that is put together', "const f = Math[`c${'os'}` as 'cos'];", 'f(1);', SAME, 'Math.cos'],
  [
    'a sorted list',
    "const NAMES = ['b', 'a'].sort((a, b) => a.localeCompare(b));",
    'NAMES.at(0);',
    SAME,
    'localeCompare',
  ],
  ['a phase', '', 'Math.hypot(3, 4);', SAME, 'Math.hypot'],
  [
    'the operator **',
    'const TWO = 2;',
    'state.counts[0]! += TWO ** 0.5 > 2 ? 1 : 0;',
    SAME,
    'game.ts has the operator **',
  ],
  ['chance', 'const START = Math.random();', 'state.counts[0]! += START > 2 ? 1 : 0;', CHANCE, 'Math.random'],
  ['a clock', 'const { now } = Date;', 'now();', CHANCE, 'Date.now'],
])('%s is found', async (_, top, inPhase, step, words) => {
  expect(await check(top, inPhase)).toEqual({ [step]: expect.stringContaining(words) });
});

test('what is the same everywhere passes, and so do names in texts and comments', async () => {
  const top = "// Math.sin(1) ** 2\nconst TEXT = 'Math.random() ** 2';\nconst { floor, sqrt } = Math;";
  expect(await check(top, 'state.counts[0]! += floor(sqrt(TEXT.length)) > 99 ? 1 : 0;')).toEqual({});
});
