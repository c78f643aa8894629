// The kits read the numbers that bot.json leaves open, in every language.
import { execa } from 'execa';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { testWith } from '../test-with.ts';
import { KITS } from './kits.ts';
import { preparePlain } from './prepare-plain.ts';

const example = new URL('../../protocol/examples/walking-dead/valid/state-first.json', import.meta.url);
const state = JSON.parse(readFileSync(example, 'utf8')) as { start: object };

interface Answer {
  readonly debug: { readonly metrics: Readonly<Record<string, number>> };
}

/** How many units of the dummy care for food, with values of its parameters or without. */
async function countHungry(language: string, parameters: object | undefined): Promise<number> {
  const { file, args, folder } = await preparePlain(`${language}/dummy`);
  const line = JSON.stringify({ ...state, start: { ...state.start, ...(parameters && { parameters }) } });
  const { stdout } = await execa(file, args, { cwd: folder, input: `${line}\n` });
  return (JSON.parse(stdout) as Answer).debug.metrics['hungry units']!;
}

for (const [language, ...programs] of KITS) {
  testWith(...programs)(`a dummy in ${language} is as hungry as it is told`, async () => {
    const usual = await countHungry(language, undefined);
    expect(await countHungry(language, {})).toBe(usual);
    expect(await countHungry(language, { hungry: 80, unknown: 1 })).toBe(usual);
    expect(await countHungry(language, { hungry: 0 })).toBe(0);
    expect(await countHungry(language, { hungry: 101 })).toBeGreaterThan(usual);
  });
}
