import { describe, expect } from 'vitest';
import { GAMES } from '../../../engine/registry.ts';
import { findProgram } from '../../../judge/prepare/find-program.ts';
import { KITS, PUBLISHED, TINY } from '../../sample-bots/kits.ts';
import { testWith } from '../../test-with.ts';
import { emptyFolder, runMinions } from '../run-minions.ts';

const LANGUAGES = [...KITS, ...TINY, ...PUBLISHED];

/** Loaded machines are not what is tested here. */
const patient = ['--time', '10000', '--start-time', '20000'];

// Each language begins with another game; Rust with the one that it is built for again below.
describe.concurrent('a new project passes its check', () => {
  for (const [n, [language, ...programs]] of LANGUAGES.entries()) {
    const game = GAMES[(n + 1) % GAMES.length]!;
    testWith(...programs)(`${language} for ${game.title}`, async () => {
      const folder = emptyFolder();
      const made = await runMinions(['new', language, game.id, 'mine'], folder);
      expect(made.stderr).toMatch(/^(minions: building [Mm]ine with [^ ]+…)?$/);
      expect(made.stdout).toContain(`mine: a bot for ${game.title} in `);
      expect(made.stdout).toContain('ok       leaves no process behind');
      expect(made.stdout).toContain(`minions play ${game.id} mine dummy dummy dummy --view`);
      expect(made.code).toBe(0);
    });
  }
});

testWith('rustc')('minions new rust ork-island mine && minions check mine ork-island', async () => {
  const folder = emptyFolder();
  expect((await runMinions(['new', 'rust', 'ork-island', 'mine'], folder)).code).toBe(0);
  const checked = await runMinions(['check', 'mine', 'ork-island', ...patient], folder);
  expect(checked.stdout).not.toContain('FAILED');
  expect(checked.code).toBe(0);
});

/** Quick to start, and easy to beat. */
const opponents = findProgram('gcc') === undefined ? ['null', 'null', 'null'] : ['c/tiny', 'c/tiny', 'c/tiny'];

describe.concurrent('a new project can start from the plan of dummy, and plays as well', () => {
  for (const [n, [language, ...programs]] of KITS.entries()) {
    const game = GAMES[(n + 3) % GAMES.length]!;
    testWith(...programs)(`${language} for ${game.title}`, async () => {
      const folder = emptyFolder();
      const made = await runMinions(['new', language, game.id, 'mine', '--from', 'dummy', '--no-check'], folder);
      expect(made).toMatchObject({ code: 0, stderr: '' });
      const { stdout } = await runMinions(
        ['play', game.id, 'mine', ...opponents, '-s', '4', '--json', ...patient],
        folder,
      );
      const { seats } = JSON.parse(stdout) as { seats: { name: string; place: number; verdict: object | null }[] };
      expect(seats[0]).toMatchObject({ name: 'mine', place: 1, verdict: null });
    });
  }
});
