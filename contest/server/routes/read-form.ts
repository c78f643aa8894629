import { checkShape } from '../../../protocol/check-shape.ts';
import { Refusal } from '../../refusal.ts';

/** What a form without a script sends. */
export type Fields = Readonly<Record<string, unknown>>;

const NUMBERS: ReadonlySet<string> = new Set(['keep', 'blocks', 'length', 'versionsPerDay']);
const TRUTH: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** What a form says, as the API takes it by a schema. Fields that are left empty are not given. */
export function readForm(schema: string, body: Fields | undefined): object {
  const value = Object.fromEntries(
    Object.entries(body ?? {}).flatMap(([name, field]) => {
      const text = typeof field === 'string' ? field.trim() : field;
      return text === '' ? [] : [[name, readField(name, text)]];
    }),
  );
  const problem = checkShape(`contest/${schema}`, value);
  if (problem === undefined) return value;
  throw new Refusal(422, `invalid form: ${problem}`, 'go back and correct it');
}

function readField(name: string, text: unknown): unknown {
  if (name === 'on') return TRUTH.get(text) ?? text;
  if (NUMBERS.has(name) && typeof text === 'string') return Number(text);
  return text;
}
