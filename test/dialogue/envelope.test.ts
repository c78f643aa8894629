// The envelope of a state is one thing, whatever the game.
import { expect, test } from 'vitest';
import { GAMES } from '../../engine/registry.ts';
import { bundleSchema } from '../../protocol/bundle-schema.ts';

type Fields = Record<string, Record<string, unknown>>;

const { definitions } = bundleSchema('common') as unknown as { definitions: { envelope: Definition } };

interface Definition {
  readonly properties: Fields;
  readonly required: string[];
}

/** A field without the words for people, and without what each game says more precisely. */
function makeComparable(field: Record<string, unknown> | undefined): unknown {
  const text = JSON.stringify(field, (key, value: unknown) =>
    ['description', 'title', 'config', 'items'].includes(key) ? undefined : value,
  );
  return text?.replaceAll('#/definitions/common/definitions/', '#/definitions/');
}

test.each(GAMES)('a state of $title has the whole envelope', ({ id }) => {
  const state = bundleSchema(`games/${id}/state`) as unknown as Definition;
  const { game: _, ...fields } = definitions.envelope.properties;
  for (const [name, field] of Object.entries(fields)) {
    expect(makeComparable(state.properties[name]), name).toEqual(makeComparable(field));
  }
  expect(state.required).toEqual(expect.arrayContaining(definitions.envelope.required));
});
