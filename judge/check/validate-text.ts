import { ConfigError } from '../../engine/core/config-error.ts';
import { isDeeper } from '../../protocol/is-deeper.ts';
import { describeBadJson } from '../../protocol/describe-bad-json.ts';
import { describeError } from '../../protocol/describe-error.ts';
import type { Problem } from '../../protocol/problem.ts';
import { readSchema } from '../../protocol/schema-files.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import type { FindValidator } from '../../protocol/validator.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { OUR_GAMES } from '../games/our-games.ts';
import { recognise, type KnownGames } from './recognise.ts';

/** What a text was found to be, or the first thing that is wrong with it. */
export type Validation =
  | { readonly isValid: true; readonly found: readonly string[] }
  | { readonly isValid: false; readonly line: number; readonly schema: string | undefined; readonly problem: Problem };

export interface ValidateOptions {
  /** The name of the schema, where the text does not show it. */
  readonly schema?: string | undefined;
  /** A game from outside that it may belong to. */
  readonly game?: LoadedGame | undefined;
}

/** All games that a text may belong to. */
interface Known extends KnownGames {
  readonly games: readonly LoadedGame[];
  readonly findValidator: FindValidator;
}

/** Checks a message, a line of a replay, a whole replay, a configuration or a bot.json. */
export function validateText(text: string, { schema, game }: ValidateOptions = {}): Validation {
  const known = game?.outside
    ? { ...game, games: [...OUR_GAMES, game] }
    : { games: OUR_GAMES, findValidator, readSchema };
  const configuration = schema === undefined ? validateConfigText(text, known) : undefined;
  if (configuration) return configuration;
  const whole = parse(text);
  if (whole.isJson) return validateValues([{ value: whole.value, line: 1 }], schema, known);
  const lines = text.split('\n').map((line, index) => ({ text: line, line: index + 1 }));
  const values: { value: unknown; line: number }[] = [];
  for (const { text: line, line: number } of lines.filter((entry) => entry.text.trim() !== '')) {
    const parsed = parse(line);
    if (!parsed.isJson)
      return { isValid: false, line: number, schema: undefined, problem: notJson(line, parsed.message) };
    values.push({ value: parsed.value, line: number });
  }
  return validateValues(values, schema, known);
}

function validateValues(
  values: readonly { value: unknown; line: number }[],
  schema: string | undefined,
  known: Known,
): Validation {
  const found: string[] = [];
  for (const { value, line } of values) {
    const candidates = schema === undefined ? recognise(value, known) : [schema];
    if (candidates.length === 0) return { isValid: false, line, schema: undefined, problem: unrecognised() };
    const results = candidates.map((name) => ({ name, problem: problemWith(value, name, known) }));
    const fitting = results.filter(({ problem }) => problem === undefined).map(({ name }) => name);
    if (fitting.length === 0) return { isValid: false, line, ...chooseBest(results) };
    // An answer without orders fits every game.
    const name = fitting.join(' or ');
    if (found.at(-1) !== name) found.push(name);
  }
  return { isValid: true, found };
}

function problemWith(value: unknown, schema: string, known: Known): Problem | undefined {
  const validate = known.findValidator(schema);
  if (validate(value)) return undefined;
  const problem = describeError(validate.errors);
  const missing = listMissing(value, schema, known);
  if (problem.pointer !== '' || validate.errors![0]!.keyword !== 'required' || missing.length < 2) return problem;
  return { ...problem, expected: `the fields ${missing.map((name) => JSON.stringify(name)).join(', ')}` };
}

/** Of a state, which has many: whoever writes one by hand wants to know of all fields at once. */
function listMissing(value: unknown, schema: string, known: Known): string[] {
  if (!schema.endsWith('/state')) return [];
  const { required = [] } = known.readSchema(schema) as { required?: string[] };
  return required.filter((name) => !Object.hasOwn(value as object, name));
}

/** Where several schemas were tried, the one that went furthest was probably meant. */
function chooseBest(results: readonly { name: string; problem: Problem | undefined }[]): {
  schema: string;
  problem: Problem;
} {
  const depthOf = (result: { problem: Problem | undefined }): number => result.problem!.pointer.length;
  const { name, problem } = results.reduce((best, result) => (depthOf(result) > depthOf(best) ? result : best));
  return { schema: name, problem: problem! };
}

/** The text form of the published games, recognised by its first word. */
function validateConfigText(text: string, { games }: Known): Validation | undefined {
  const [title] = text.trim().split(/\s+/, 1);
  const game = games.find(({ text: forms, configure }) => forms?.makeConfig(configure('text')).startsWith(`${title} `));
  if (!game) return undefined;
  try {
    game.configure('original', text);
    return { isValid: true, found: [`.cnf of ${game.title}`] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [, line, expected, received] = /^line (\d+): expected (.*), got (".*")$/s.exec(error.message) ?? [];
    const problem = {
      pointer: '',
      expected: expected ?? error.message,
      received: received ?? 'its end',
      hint: error.hint,
    };
    return { isValid: false, line: Number(line ?? text.split('\n').length), schema: `.cnf of ${game.title}`, problem };
  }
}

/** Nothing of ours is nested deeper, and what is could hurt whoever looks at it. */
const DEEPEST = 100;

function parse(text: string): { isJson: true; value: unknown } | { isJson: false; message: string } {
  if (isDeeper(text, DEEPEST)) return { isJson: false, message: `it is nested more than ${DEEPEST} deep` };
  try {
    return { isJson: true, value: JSON.parse(text) };
  } catch (error) {
    return { isJson: false, message: (error as Error).message };
  }
}

function notJson(line: string, message: string): Problem {
  const problem = describeBadJson(line);
  // Advice for who writes answers is of no use for what is too deep, or begins like no JSON at all.
  const isOther = isDeeper(line, DEEPEST) || problem.hint?.startsWith('write debugging');
  return isOther ? { ...problem, expected: 'JSON', hint: message } : problem;
}

function unrecognised(): Problem {
  const expected = 'a message, a line of a replay, a configuration or a bot.json';
  return {
    pointer: '',
    expected,
    received: 'something that looks like none of them',
    hint: 'name the schema with --schema',
  };
}
