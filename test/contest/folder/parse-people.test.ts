import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePeople } from '../../../contest/folder/parse-people.ts';
import { UsageError } from '../../../judge/usage-error.ts';

test.each<[what: string, text: string, people: readonly object[]]>([
  ['nobody', 'id,name,email,team\n', []],
  ['somebody', 'id,name\nada,Ada Lovelace\n', [{ id: 'ada', name: 'Ada Lovelace' }]],
  ['without an end of line', 'name\nAda', [{ name: 'Ada' }]],
  ['in quotes', 'name,team\n"Lovelace, ""Ada""",A\n', [{ name: 'Lovelace, "Ada"', team: 'A' }]],
  ['from Windows, with a mark and empty lines', '\ufeffname\r\n\r\nAda\r\n\r\n', [{ name: 'Ada' }]],
  ['fields that are empty', 'id,name,email\n,Ada,\n', [{ name: 'Ada', email: '' }]],
])('%s', (_, text, people) => expect(parsePeople(text)).toEqual(people));

test.each<[what: string, text: string, message: string]>([
  ['no names', 'id,email\n', 'expected the columns id,name,email,team'],
  ['a strange column', 'name,age\n', 'expected the columns'],
  ['nothing', '', 'expected the columns'],
  ['somebody without a name', 'id,name\nada,\n', 'line 2 has no name'],
  ['a quote out of place', 'name\nAd"a\n', 'a quote out of place'],
])('%s is refused', (_, text, message) => expect(() => parsePeople(text)).toThrow(message));

test('whatever stands in the file, it is read or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('n', 'a', 'm', 'e', ',', '"', '\n', '\r', ' ') }), (text) => {
      try {
        return Array.isArray(parsePeople(`name\n${text}`));
      } catch (error) {
        return error instanceof UsageError;
      }
    }),
  );
});
