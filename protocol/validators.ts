import type { ErrorObject } from 'ajv';
import { createRequire } from 'node:module';

/** Tells whether a value keeps to a schema; afterwards `errors` has the first problem. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}

// Subpath imports find the compiled schemas from the sources and from the build alike.
const require = createRequire(import.meta.url);

/** The validator of a schema, by its path below schemas/ without the ending. Ajv compiled it when minions was built. */
export function validatorOf<T>(name: string): Validator<T> {
  return require(`#validators/${name}.cjs`) as Validator<T>;
}
