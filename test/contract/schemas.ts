import { readFileSync, readdirSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

/** As much of JSON Schema as ours use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema | readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
}

/** A schema and the address that its references start from. */
export interface Located {
  readonly schema: Schema;
  readonly base: string;
}

const BASE = 'https://minions-judge.example/protocol-1/';
const folder = new URL('../../schemas/', import.meta.url);
const ajv = new Ajv({ strict: false, allErrors: true });
const documents = new Map<string, Schema>();

for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.json')) continue;
  const schema = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Schema & { $id: string };
  documents.set(schema.$id, schema);
  ajv.addSchema(schema);
}

/** `name` as the file is called in schemas/: games/crematoria/state.json. */
function findValidator(name: string): ValidateFunction {
  const validator = ajv.getSchema(BASE + name);
  if (!validator) throw new Error(`there is no schema ${name}`);
  return validator;
}

/** What is wrong with a value, as lines of text. */
export function errorsOf(name: string, value: unknown): string[] {
  const validate = findValidator(name);
  return validate(value) ? [] : validate.errors!.map((error) => `${error.instancePath} ${error.message}`);
}

export const schemaOf = (name: string): Located => locate(BASE + name);

function locate(address: string): Located {
  const [id, path = ''] = address.split('#');
  const document = documents.get(id!);
  if (!document) throw new Error(`there is no schema ${id}`);
  const keys = path.split('/').filter((key) => key !== '');
  const schema = keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);
  return { schema: schema as Schema, base: id! };
}

/** The same schema with its reference, if it is one, followed. */
export function resolve({ schema, base }: Located): Located {
  return schema.$ref === undefined ? { schema, base } : resolve(locate(new URL(schema.$ref, base).href));
}
