import { findClosest } from './find-closest.ts';
import { hintForDirection } from './direction-words.ts';
import { excerpt, quoteName, type Problem } from './problem.ts';
import type { SchemaError } from './validator.ts';
import { makeVisible } from './visible-text.ts';

/** So many names of fields are listed. */
const MAX_NAMES = 6;
/** So much of a command is shown as a list. */
const MAX_COMMAND_LENGTH = 200;

/** Turns what the validator found first into words. */
export function describeError(errors: readonly SchemaError[] | null | undefined): Problem {
  const error = describedError(errors ?? []);
  const hint = hintFor(error);
  return {
    pointer: error.instancePath,
    expected: describeExpectation(error, errors ?? []),
    received: receivedBy(error),
    ...(hint === undefined ? {} : { hint }),
  };
}

/**
 * Where there is a choice of forms, the validator reports what is wrong with each of them, and then the choice. The form
 * that was meant is the one that fits best: its error says most.
 */
function describedError(errors: readonly SchemaError[]): SchemaError {
  const choice = errors.find(isChoice);
  if (!choice) return errors[0]!;
  const fitting = errors.filter((error) => error !== choice && measureFit(error, choice) > 0);
  return fitting.sort((a, b) => measureFit(b, choice) - measureFit(a, choice))[0] ?? choice;
}

function isChoice({ keyword }: SchemaError): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf';
}

/** How much of a value is as a form wants it: an error inside one of its fields means that the field was there. */
function measureFit({ instancePath, parentSchema, data }: SchemaError, choice: SchemaError): number {
  if (instancePath.length > choice.instancePath.length) return 100 + instancePath.length;
  const known = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {});
  return isObject(data) ? Object.keys(data).filter((name) => known.includes(name)).length : 0;
}

function describeExpectation({ keyword, params, schema, message }: SchemaError, all: readonly SchemaError[]): string {
  switch (keyword) {
    case 'required':
      return `a field "${params['missingProperty']}"`;
    case 'additionalProperties':
      return `no field ${quoteName(String(params['additionalProperty']))}`;
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
    case 'additionalItems':
      return `at most ${(params as { limit?: number }).limit ?? schema} items`;
    case 'maxProperties':
      return `at most ${schema} fields`;
    case 'maxLength':
      return `at most ${schema} characters`;
    case 'minLength':
      return `at least ${schema} characters`;
    case 'pattern':
      return `text like ${schema}`;
    case 'oneOf':
    case 'anyOf':
      return `one of these forms: ${formsIn(all).join(', ')}`;
    default:
      return `something else (it ${message})`;
  }
}

/** The forms that a choice of objects offers. */
function formsIn(errors: readonly SchemaError[]): string[] {
  const forms = errors.filter((error) => !isChoice(error)).map(({ parentSchema }) => makeForm(parentSchema ?? {}));
  return [...new Set(forms)];
}

interface Form {
  readonly properties?: Readonly<Record<string, { readonly type?: unknown }>>;
  readonly required?: readonly string[];
  readonly type?: string;
  readonly const?: unknown;
}

/** A form as somebody would write it, {"unit": …, "dir": …}, without what may be left out; or as its type or value. */
function makeForm({ properties, required = [], type, ...rest }: Form): string {
  if (!properties) return rest.const === undefined ? String(type) : JSON.stringify(rest.const);
  const names = required.length > 0 ? required : Object.keys(properties);
  const fields = names.map((name) => `"${name}": ${properties[name]?.type === 'array' ? '[…]' : '…'}`);
  return `{${fields.join(', ')}}`;
}

const writeForm = (form: Form): string => `write an object such as ${makeForm(form)}`;

function withArticle(type: string): string {
  return `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`;
}

function receivedBy({ keyword, data }: SchemaError): string {
  if (Array.isArray(data) && keyword.endsWith('Items')) return `${data.length}`;
  if (keyword === 'required' && isObject(data)) {
    const names = Object.keys(data);
    if (names.length === 0) return 'an object without fields';
    return `only ${names.slice(0, MAX_NAMES).map(quoteName).join(', ')}${names.length > MAX_NAMES ? ', …' : ''}`;
  }
  if (keyword === 'additionalProperties') return 'one';
  return excerpt(data);
}

function hintFor(error: SchemaError): string | undefined {
  const { keyword, params, schema, parentSchema, data } = error;
  const known = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {});
  if (keyword === 'enum' && typeof data === 'string') {
    const names = schema as string[];
    return hintForDirection(data, names) ?? suggest(data, names);
  }
  if (keyword === 'enum' && typeof data === 'number') return 'write the name in quotes, not a number';
  if (keyword === 'additionalProperties') return suggest(String(params['additionalProperty']), known);
  if (keyword === 'required' && isObject(data))
    return renaming(
      (parentSchema?.['required'] as string[] | undefined) ?? [],
      Object.keys(data),
      known,
      parentSchema ?? {},
    );
  if (keyword === 'type') return hintForType(String(schema), data, parentSchema);
  return undefined;
}

/** Fields that are missing: if as many are not known, these are probably the same under other names. */
function renaming(
  required: readonly string[],
  present: readonly string[],
  known: readonly string[],
  form: Form,
): string | undefined {
  const missing = required.filter((name) => !present.includes(name));
  const unknown = present.filter((name) => !known.includes(name));
  if (unknown.length === 0) return required.length <= MAX_NAMES ? writeForm(form) : undefined;
  if (unknown.length !== missing.length) return writeForm(form);
  const meant = pairNames(missing, unknown);
  const join = (names: readonly string[]): string => names.map(quoteName).join(' and ');
  return `did you mean ${join(meant)} instead of ${join(unknown)}?`;
}

/** The name that each unknown one stands for: one that it resembles, and else the next that is left. */
function pairNames(missing: readonly string[], unknown: readonly string[]): string[] {
  const left = [...missing];
  const take = (name: string | undefined): string | undefined =>
    name === undefined ? undefined : left.splice(left.indexOf(name), 1)[0];
  const begun = unknown.map((name) => take(left.find((other) => isBeginning(name, other))));
  const close = begun.map((name, index) => name ?? take(findClosest(unknown[index]!, left)));
  return close.map((name) => name ?? left.shift()!);
}

/** "direction" stands for "dir", and "unitId" for "unit". */
function isBeginning(name: string, other: string): boolean {
  const word = name.toLowerCase();
  return word.startsWith(other) || other.startsWith(word);
}

function hintForType(expected: string, data: unknown, parentSchema: SchemaError['parentSchema']): string | undefined {
  if (expected === 'integer' && typeof data === 'string' && /^-?\d+$/.test(data))
    return 'write the number without quotes';
  if (expected === 'array' && isObject(data)) return 'put it in a list: [ … ]';
  if (expected === 'array' && typeof data === 'string' && isListOfTexts(parentSchema)) return hintForCommand(data);
  if (expected === 'object' && parentSchema?.['properties']) return writeForm(parentSchema);
  return undefined;
}

function isListOfTexts(schema: SchemaError['parentSchema']): boolean {
  return (schema?.['items'] as { type?: string } | undefined)?.type === 'string';
}

/** A command as a list: each argument by itself. */
function hintForCommand(command: string): string {
  const args = command.slice(0, MAX_COMMAND_LENGTH).match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
  return `write a list: ${makeVisible(JSON.stringify(args.map((argument) => argument.replace(/^(["'])(.*)\1$/, '$2'))))}`;
}

function suggest(word: string, words: readonly string[]): string | undefined {
  const closest = findClosest(word, words);
  return closest === undefined ? undefined : `did you mean "${closest}"?`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
