// Whatever happens to the machine, a comparison goes on to the same verdict: its report tells.
import { execa } from 'execa';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { emptyFolder, runMinions } from '../../cli/run-minions.ts';
import { drawMoments } from '../../draw-moments.ts';
import { readReport, SECRET, SITS, WALKS, writeShortConfig } from '../cup-files.ts';
import { killTree } from '../../../bench/services/kill-tree.ts';

const minions = fileURLToPath(new URL('../../../dist/minions.cjs', import.meta.url));
/** A few in every run of the tests; more by hand. */
const KILLS = Number(process.env['MINIONS_KILLS'] ?? 3);
const BEGIN = [
  'compare',
  'crematoria',
  `sits=${SITS}`,
  `walks=${WALKS}`,
  '--against',
  SITS,
  '--seats',
  '1',
  '-i',
  'short.cnf',
  '--secret',
  SECRET,
];

const folder = emptyFolder();
const drawMoment = drawMoments(300, 1800);
let undisturbed: Record<string, string>;

beforeAll(async () => {
  await writeShortConfig(folder);
  const run = await runMinions([...BEGIN, '--expect', 'better', '-j', '1', '-o', 'whole'], folder);
  expect([run.code, run.stderr]).toEqual([0, expect.any(String)]);
  undisturbed = readReport(join(folder, 'whole/report'));
}, 300_000);

const go = (name: string): string[] =>
  existsSync(join(folder, name, 'comparison.json'))
    ? ['compare', 'resume', name, '-j', '2']
    : [...BEGIN, '-j', '2', '-o', name];

test(`killed ${KILLS} times at any moment, and resumed each time`, { timeout: 60_000 * KILLS }, async () => {
  let kills = 0;
  for (let number = 1; kills < KILLS; number += 1) {
    const name = `cmp-${number}`;
    for (let isEnded = false; !isEnded;) {
      const run = execa(process.execPath, [minions, ...go(name)], { cwd: folder, reject: false });
      if (kills < KILLS) {
        await Promise.race([run, setTimeout(drawMoment())]);
        kills += 1;
        killTree(run.pid!);
      }
      isEnded = (await run).exitCode === 0;
    }
    expect(readReport(join(folder, `${name}/report`))).toEqual(undisturbed);
  }
});
