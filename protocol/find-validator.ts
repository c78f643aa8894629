import { createRequire } from 'node:module';
import type { Validator } from './validator.ts';

// Subpath imports find the compiled schemas from the sources and from the build alike.
const require = createRequire(import.meta.url);

/** The validator of a schema of the package, by its path below schemas/ without the ending. Ajv compiled it when minions was built. */
export function findValidator<T>(name: string): Validator<T> {
  return require(`#validators/${name}.cjs`) as Validator<T>;
}
