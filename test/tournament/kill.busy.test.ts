// Whatever happens to the machine, a tournament goes on as if nothing had: the report tells.
import { execa } from 'execa';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { emptyFolder, runMinions } from '../cli/run-minions.ts';
import { drawMoments } from '../draw-moments.ts';
import { BEGIN, findId, readReport, writeShortConfig } from './cup-files.ts';
import { killTree } from '../../bench/services/kill-tree.ts';

const minions = fileURLToPath(new URL('../../dist/minions.cjs', import.meta.url));
/** A few in every run of the tests, for each number of slots; more by hand. */
const KILLS = Number(process.env['MINIONS_KILLS'] ?? 5);

const folder = emptyFolder();
const drawMoment = drawMoments(100, 1600);
let undisturbed: Record<string, string>;

beforeAll(async () => {
  await writeShortConfig(folder);
  const run = await runMinions([...BEGIN, '-j', '1', '-o', 'whole'], folder);
  expect([run.code, run.stderr]).toEqual([0, expect.any(String)]);
  undisturbed = readReport(join(folder, 'whole/report'));
}, 300_000);

const go = (cup: string, slots: number): string[] =>
  existsSync(join(folder, cup, 'tournament.json'))
    ? ['tournament', 'resume', cup, '-j', String(slots)]
    : [...BEGIN, '-j', String(slots), '-o', cup];

/** What a kill leaves is no forgery. */
async function expectVerified(cup: string): Promise<void> {
  const { code, stdout, stderr } = await runMinions(['tournament', 'verify', cup, '--deep'], folder);
  expect([code, stdout, stderr]).toEqual([0, expect.stringContaining('played again, every seed comes from'), '']);
}

test('the undisturbed report shows the faults of the broken bot', () => {
  const page = undisturbed[`bots/${findId(join(folder, 'whole'), 'broken')}.html`];
  expect(page).toContain('crashed');
  expect(Object.keys(undisturbed)).toContain('standings.json');
});

test.each([1, 2])(
  `killed ${KILLS} times at any moment, and resumed each time, on so many slots: %i`,
  { timeout: 60_000 * KILLS },
  async (slots) => {
    let kills = 0;
    for (let at = 1; kills < KILLS; at += 1) {
      const cup = `cup-${slots}-${at}`;
      let code: number | undefined;
      for (let isEnded = false; !isEnded;) {
        const run = execa(process.execPath, [minions, ...go(cup, slots)], { cwd: folder, reject: false });
        if (kills < KILLS) {
          await Promise.race([run, setTimeout(drawMoment())]);
          kills += 1;
          killTree(run.pid!);
        }
        ({ exitCode: code } = await run);
        isEnded = code === 0;
      }
      expect(readReport(join(folder, `${cup}/report`))).toEqual(undisturbed);
      await expectVerified(cup);
    }
  },
);

test('two slots and one give the same bytes', async () => {
  const run = await runMinions([...BEGIN, '-j', '2', '-o', 'two'], folder);
  expect(run.code).toBe(0);
  expect(readReport(join(folder, 'two/report'))).toEqual(undisturbed);
  expect(readFileSync(join(folder, 'two/tournament.json'), 'utf8')).toContain('"count": 2');
  await expectVerified('two');
});
