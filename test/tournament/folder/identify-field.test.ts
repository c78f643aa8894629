import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findValidator } from '../../../protocol/find-validator.ts';
import { drawPseudonym } from '../../../tournament/folder/draw-pseudonym.ts';
import type { EnteredBot } from '../../../tournament/folder/enter-bot.ts';
import { callChallengersById, identifyField, shuffleBots } from '../../../tournament/folder/identify-field.ts';
import { identifyVersion } from '../../../tournament/folder/identify-bot.ts';
import { findVersion } from '../../../tournament/folder/private-table.ts';

const makeBot = (name: string, files = name): EnteredBot => ({
  name,
  source: `submissions/${name}.py`,
  path: `bots/${files}.py`,
  digest: `sha256:${createHash('sha256').update(files).digest('hex')}`,
});

const NAMES = Array.from({ length: 30 }, (_, at) => `student-${String(at).padStart(2, '0')}`);
const CLASS = NAMES.map((name) => makeBot(name));
const HOUSE = [makeBot('house-dummy')];

describe('ids', () => {
  test('are e01, e02, … and h1, and everybody is in the table once', () => {
    const { entrants, houseBots, table } = identifyField(CLASS, HOUSE);
    expect([entrants[0]!.id, entrants.at(-1)!.id, houseBots[0]!.id]).toEqual(['e01', 'e30', 'h1']);
    expect(Object.values(table.entrants).map(({ name }) => name)).toEqual([...NAMES, 'house-dummy']);
    const isValid = findValidator('tournament/private');
    expect([isValid(table), isValid.errors]).toEqual([true, null]);
  });

  test('are r1, r2, … for reference bots, which stand behind the others and keep their names', () => {
    const { entrants, table } = identifyField(CLASS.slice(0, 2), HOUSE, undefined, [makeBot('dummy')]);
    expect(entrants.map(({ id, reference }) => [id, reference])).toEqual([
      ['e01', undefined],
      ['e02', undefined],
      ['r1', true],
    ]);
    expect(table.entrants['r1']).toMatchObject({ name: 'dummy', pseudonym: 'dummy' });
  });

  test('do not follow the names: the order is that of the secret and of the files together', () => {
    const order = (secret: string, bots = CLASS): string[] => shuffleBots(bots, secret).map(({ name }) => name);
    const [one, other] = ['1', '2'].map((digit) => order(digit.repeat(64)));
    expect(one).toEqual(order('1'.repeat(64), CLASS.toReversed()));
    expect([one!.toSorted(), other!.toSorted()]).toEqual([NAMES, NAMES]);
    expect(one).not.toEqual(NAMES);
    expect(one).not.toEqual(other);
    const changed = CLASS.map(({ name }) => makeBot(name, `${name}, second version`));
    expect(order('1'.repeat(64), changed)).not.toEqual(one);
  });

  test('of bots with the same files are in the order given', () => {
    const twins = ['anna', 'bob', 'carl'].map((name) => makeBot(name, 'the same'));
    expect(shuffleBots(twins, '1'.repeat(64)).map(({ name }) => name)).toEqual(['anna', 'bob', 'carl']);
  });

  test('stand for challengers in a definition', () => {
    const { table } = identifyField(CLASS.slice(0, 3), HOUSE);
    const format = { kind: 'gauntlet', challengers: ['student-02', 'student-00'], cycles: 1 } as const;
    expect(callChallengersById({ ...format, challengers: [...format.challengers] }, table)).toEqual({
      ...format,
      challengers: ['e01', 'e03'],
    });
  });
});

describe('commitments', () => {
  test('are new each time, and the same only for who gives the key of the salts', () => {
    const list = (saltKey?: string): string[] =>
      [identifyField(CLASS, HOUSE, saltKey)].flatMap(({ entrants, houseBots }) =>
        [...entrants, ...houseBots].map(({ commitment }) => commitment),
      );
    const [one, two] = ['1'.repeat(64), '2'.repeat(64)];
    expect(list(one)).toEqual(list(one));
    expect(new Set([...list(one), ...list(two), ...list(), ...list()]).size).toBe(4 * 31);
  });

  test('are the SHA-256 of salt and digest, and no two are alike, not even of the same files', () => {
    const { entrants, table } = identifyField([makeBot('anna', 'same'), makeBot('bob', 'same')], []);
    for (const { id, commitment } of entrants) {
      const { salt, digest } = table.entrants[id]!.versions[0]!;
      expect(createHash('sha256').update(`${salt}${digest}`).digest('hex')).toBe(commitment);
      expect(findVersion(table, id, commitment)).toMatchObject({ digest, source: expect.stringContaining('.py') });
    }
    expect(entrants[0]!.commitment).not.toBe(entrants[1]!.commitment);
  });

  test('of another version are new, also where its files came once before; name and pseudonym stay', () => {
    const { entrants, table } = identifyField([makeBot('anna')], []);
    const second = identifyVersion(table, 'e01', makeBot('anna', 'other files'));
    const third = identifyVersion(second.table, 'e01', makeBot('anna'));
    const commitments = [entrants[0]!, second.entrant, third.entrant].map(({ commitment }) => commitment);
    expect(new Set(commitments).size).toBe(3);
    expect(third.table.entrants['e01']).toMatchObject({ ...table.entrants['e01'], versions: expect.any(Array) });
    expect(third.table.entrants['e01']!.versions).toHaveLength(3);
    expect(commitments.map((commitment) => findVersion(third.table, 'e01', commitment)?.path)).toEqual([
      'bots/anna.py',
      'bots/other files.py',
      'bots/anna.py',
    ]);
  });
});

describe('pseudonyms', () => {
  test('are all different, house bots keep their names, and a newcomer leaves those of the others alone', () => {
    const { table } = identifyField(CLASS, HOUSE);
    const names = Object.values(table.entrants).map(({ pseudonym }) => pseudonym);
    expect(new Set(names).size).toBe(31);
    expect(names.at(-1)).toBe('house-dummy');
  });

  test('do not run out, whatever chance does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (lot) => {
        const taken = new Set<string>();
        for (let count = 0; count < 450; count += 1) taken.add(drawPseudonym(taken, (below) => lot % below));
        expect(taken.size).toBe(450);
      }),
      { numRuns: 5 },
    );
  });
});
