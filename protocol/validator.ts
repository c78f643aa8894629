/** A place where a value does not keep to a schema, as the compiled validators report it. */
export interface SchemaError {
  /** JSON Pointer to the value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  readonly schema?: unknown;
  readonly parentSchema?: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
}

/** Tells whether a value keeps to a schema; afterwards `errors` has the first problem. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: SchemaError[] | null;
}

/** Gives the validator of a schema, by its path below schemas/ without the ending. */
export type FindValidator = <T>(name: string) => Validator<T>;

/**
 * Looks whether a value keeps to a schema, given by its path below schemas/, and says what is wrong with it. The judge
 * has all of them; a page that weighs as little as ours looks at what it relies on.
 */
export type CheckShape = (schema: string, value: unknown) => string | undefined;
