import type { ErrorObject } from 'ajv';
import { closestWord } from './closest-word.ts';
import { excerpt, type Problem } from './problem.ts';

/** Turns what the validator found into words. */
export function describeError(error: ErrorObject): Problem {
  const hint = hintFor(error);
  return {
    pointer: error.instancePath,
    expected: expectationOf(error),
    received: receivedBy(error),
    ...(hint === undefined ? {} : { hint }),
  };
}

function expectationOf({ keyword, params, schema, message }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return `a field "${params['missingProperty']}"`;
    case 'additionalProperties':
      return `no field "${params['additionalProperty']}"`;
    case 'type':
      return withArticle([schema as string | string[]].flat().join(' or '));
    case 'enum':
      return `one of ${(schema as unknown[]).map((value) => JSON.stringify(value)).join(', ')}`;
    case 'const':
      return JSON.stringify(schema);
    case 'minimum':
      return `at least ${schema}`;
    case 'maximum':
      return `at most ${schema}`;
    case 'minItems':
      return `at least ${schema} items`;
    case 'maxItems':
      return `at most ${schema} items`;
    case 'maxLength':
      return `at most ${schema} characters`;
    case 'pattern':
      return `text like ${schema}`;
    default:
      return `something else (it ${message})`;
  }
}

function withArticle(type: string): string {
  return `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`;
}

function receivedBy({ keyword, data }: ErrorObject): string {
  if (Array.isArray(data) && (keyword === 'minItems' || keyword === 'maxItems')) return `${data.length}`;
  if (keyword === 'required' && isObject(data)) {
    const fields = Object.keys(data).map((key) => `"${key}"`);
    return fields.length === 0 ? 'an object without fields' : `only ${fields.join(', ')}`;
  }
  if (keyword === 'additionalProperties') return 'one';
  return excerpt(data);
}

function hintFor({ keyword, params, schema, parentSchema, data }: ErrorObject): string | undefined {
  if (keyword === 'enum' && typeof data === 'string') return suggest(data, schema as string[]);
  if (keyword === 'additionalProperties') {
    return suggest(String(params['additionalProperty']), Object.keys(parentSchema?.['properties'] ?? {}));
  }
  if (keyword === 'type' && schema === 'integer' && typeof data === 'string' && /^-?\d+$/.test(data)) {
    return 'write the number without quotes';
  }
  return undefined;
}

function suggest(word: string, words: readonly string[]): string | undefined {
  const closest = closestWord(word, words);
  return closest === undefined ? undefined : `did you mean "${closest}"?`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
