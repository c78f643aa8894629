import { createRequire } from 'node:module';
import { Ajv, type ValidateFunction } from 'ajv';

const BASE = 'https://minions-judge.example/protocol-1/';

// Subpath imports find the schemas from the sources and from the build alike.
const require = createRequire(import.meta.url);

const ajv = new Ajv({ allowUnionTypes: true, strict: true, verbose: true });

/** The validator of a schema, by its path below schemas/ without the ending. Compiled once. */
export function validatorOf<T>(name: string): ValidateFunction<T> {
  load(name);
  return ajv.getSchema<T>(`${BASE}${name}.json`)!;
}

const loaded = new Set<string>();

/** Reads a schema and whatever it refers to. */
function load(name: string): void {
  if (loaded.has(name)) return;
  loaded.add(name);
  const schema = require(`#schemas/${name}.json`) as object;
  for (const reference of referencesOf(schema)) load(reference);
  ajv.addSchema(schema);
}

function referencesOf(schema: object): string[] {
  const references: string[] = [];
  JSON.stringify(schema, (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string' && !value.startsWith('#')) references.push(value);
    return value;
  });
  const { $id } = schema as { $id: string };
  return references.map((reference) => new URL(reference, $id).href.slice(BASE.length).replace(/\.json(#.*)?$/, ''));
}
