import type { Schema } from './schema-files.ts';
import type { Validator } from './validator.ts';

interface Registered {
  readonly schema: Schema;
  readonly validate: Validator<unknown>;
}

const registered = new Map<string, Registered>();

/** Adds a schema that is not below schemas/, as those of a game from outside, by the name it would have there. */
export function registerSchema(name: string, schema: Schema, validate: Validator<unknown>): void {
  registered.set(name, { schema, validate });
}

export function findRegistered(name: string): Registered | undefined {
  return registered.get(name);
}

export function listRegistered(): string[] {
  return [...registered.keys()];
}
