import type { ErrorObject } from 'ajv';

/** Tells whether a value keeps to a schema; afterwards `errors` has the first problem. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}

/** Gives the validator of a schema, by its path below schemas/ without the ending. */
export type FindValidator = <T>(name: string) => Validator<T>;
