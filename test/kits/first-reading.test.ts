// What a student reads before the first change: the first part of the README of a new project, and its plan
// (docs/decisions/0043). Lines that are not blank.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../engine/registry.ts';
import { makeProject } from '../../kits/make-project.ts';
import { requireKit } from '../../kits/starter-kits.ts';
import { emptyFolder } from '../cli/run-minions.ts';

/** `most` is what there was to read in Crematoria when projects started from `demo`. */
const ROWS = [
  { language: 'python', plan: 'plan.py', most: 29 },
  { language: 'javascript', plan: 'plan.mjs', most: 29 },
  { language: 'typescript', plan: 'plan.ts', most: 31 },
  { language: 'java', plan: 'Plan.java', most: 37 },
  { language: 'go', plan: 'plan.go', most: 41 },
  { language: 'cpp', plan: 'plan.cc', most: 37 },
  { language: 'rust', plan: 'src/plan.rs', most: 35 },
];

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

function makeTexts(language: string, plan: string, game: (typeof GAMES)[number]): { page: string; plan: string } {
  const folder = join(emptyFolder(), 'mine');
  makeProject({ kit: requireKit(language), game, folder, from: 'rookie', command: 'npx minions' });
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  return { page: read('README.md'), plan: read(plan) };
}

describe.each(ROWS)('$language', ({ language, plan, most }) => {
  test.each(GAMES)('$title', (game) => {
    const texts = makeTexts(language, plan, game);
    const [first, ...rest] = texts.page.split('\n## After your first change\n');
    expect(rest).toHaveLength(1);
    expect(linesOf(first!).length).toBeLessThanOrEqual(6);
    expect(first).toContain(`Read \`${plan}\` and change it`);
    expect(first).toContain(`\n    npx minions play ${game.id} . dummy dummy dummy --view\n`);
    expect(first).toMatch(/The rules: `.*\.md`/);
    const lines = linesOf(texts.plan).length;
    expect(lines).toBeGreaterThanOrEqual(25);
    expect(lines).toBeLessThanOrEqual(40);
    if (game.id === 'crematoria') expect(linesOf(first!).length + lines).toBeLessThanOrEqual(most);
  });
});
