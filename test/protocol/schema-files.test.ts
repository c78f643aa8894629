import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundleSchema } from '../../protocol/bundle-schema.ts';
import { schemaNames } from '../../protocol/schema-files.ts';

test.each(schemaNames())('%s in one file needs no other', (name) => {
  const bundle = bundleSchema(name);
  const references = JSON.stringify(bundle).match(/"\$ref":"[^"]*"/g) ?? [];
  expect(references.filter((reference) => !reference.startsWith('"$ref":"#'))).toEqual([]);
  expect(() => new Ajv({ strict: false }).compile(bundle)).not.toThrow();
});

test('the bundled state says what the schema says', () => {
  const state = JSON.parse(
    readFileSync(new URL('../../protocol/examples/crematoria/valid/state-first.json', import.meta.url), 'utf8'),
  ) as object;
  const isState = new Ajv({ strict: false }).compile(bundleSchema('games/crematoria/state'));
  expect(isState(state)).toBe(true);
  expect(isState({ ...state, start: { seed: 'x' } })).toBe(false);
});
