import { createRequire } from 'node:module';
import { findRegistered } from './registered-schemas.ts';
import type { Validator } from './validator.ts';

// Subpath imports find the compiled schemas from the sources and from the build alike.
const require = createRequire(import.meta.url);

/** The validator of a schema, by its path below schemas/ without the ending. Ajv compiled it when minions was built, or when its game was loaded. */
export function findValidator<T>(name: string): Validator<T> {
  const registered = findRegistered(name);
  return (registered?.validate ?? require(`#validators/${name}.cjs`)) as Validator<T>;
}
