// Whatever is done to a valid answer: never an exception; what is valid is accepted, and else the verdict points at the place.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../engine/registry.ts';
import { makeAnswerParser } from '../../dialogue/parse-answer.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { errorsOf } from '../contract/schemas.ts';
import { IS_THOROUGH } from '../thorough.ts';

const RUNS = IS_THOROUGH ? 2000 : 1000;

const ANSWERS: Record<string, object> = {
  crematoria: {
    round: 3,
    orders: [
      { unit: 1, dir: 'Up' },
      { unit: 7, dir: 'BR' },
    ],
  },
  'walking-dead': {
    round: 3,
    orders: [
      { unit: 1, dir: 'Up' },
      { unit: 7, dir: 'Left' },
    ],
  },
  'ork-island': {
    round: 3,
    orders: [
      { unit: 1, dir: 'N' },
      { unit: 7, dir: 'W' },
    ],
  },
  apocalypse: {
    round: 3,
    orders: [
      { soldier: 9, to: [3, 4] },
      { helicopter: 1, do: 'napalm' },
      { parachuter: [5, 6], helicopter: 1 },
    ],
  },
};

const DEBUG = { notes: 'x', metrics: { a: 1 }, marks: [{ cells: [[1, 2]], color: 'red', label: 'here' }] };

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, item]) =>
      pathsOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

function mutate(value: unknown, path: Path, change: (holder: Record<string, unknown>, key: string) => void): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  const holder = path.slice(0, -1).reduce((inner, key) => inner[key] as Record<string, unknown>, copy);
  change(holder, String(path.at(-1)));
  return copy;
}

const pointerOf = (path: Path): string => path.map((key) => `/${key}`).join('');

describe.each(GAMES)('$title', { timeout: 120_000 }, ({ id }) => {
  const parse = makeAnswerParser(id, DEFAULT_LIMITS, findValidator);
  const answer = { ...ANSWERS[id], debug: DEBUG };
  const paths = pathsOf(answer).filter((path) => path.length > 0);
  const anyPath = fc.constantFrom(...paths);

  /**
   * Accepted if another validator with the same schema accepts it. If not, the verdict points at the place itself, or at
   * the object it is in, for what is missing or too much there.
   */
  const check = (message: unknown, path: Path): void => {
    const text = JSON.stringify(message);
    const parsed = parse(text);
    const isValid = errorsOf(`games/${id}/answer.json`, JSON.parse(text)).length === 0;
    expect(parsed.kind).toBe(isValid ? 'answer' : 'problem');
    if (parsed.kind !== 'problem') return;
    const { pointer } = parsed.problem;
    const place = pointerOf(path);
    expect([place, pointerOf(path.slice(0, -1))].includes(pointer) || pointer.startsWith(`${place}/`)).toBe(true);
  };

  test('valid as it stands', () => expect(parse(JSON.stringify(answer)).kind).toBe('answer'));

  test('many times a field removed', () => {
    const property = fc.property(anyPath, (path) =>
      check(
        mutate(
          answer,
          path,
          (holder, key) => void (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]),
        ),
        path,
      ),
    );
    fc.assert(property, { numRuns: RUNS });
  });

  test('many times a value replaced, of another type or out of range', () => {
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 1e9, 1e300, 0.5, '', 'up', null, [], {}, [[]], true));
    const property = fc.property(anyPath, value, (path, replacement) =>
      check(
        mutate(answer, path, (holder, key) => void (holder[key] = replacement)),
        path,
      ),
    );
    fc.assert(property, { numRuns: RUNS });
  });

  test('many times a field too much', () => {
    const name = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text !== '__proto__');
    const property = fc.property(anyPath, name, (path, extra) => {
      const added = [...path.slice(0, -1), extra];
      check(
        mutate(
          answer,
          added,
          (holder, key) => void (Array.isArray(holder) || Object.hasOwn(holder, key) || (holder[key] = 1)),
        ),
        added,
      );
    });
    fc.assert(property, { numRuns: RUNS });
  });

  test('many times the text broken', () => {
    const text = JSON.stringify(answer);
    const property = fc.property(fc.nat(text.length - 1), fc.string({ unit: 'binary', maxLength: 3 }), (at, noise) => {
      expect(['answer', 'problem', 'too-many-orders']).toContain(
        parse(text.slice(0, at) + noise + text.slice(at + 1)).kind,
      );
    });
    fc.assert(property, { numRuns: RUNS });
  });
});
