/** As much of a schema as says what a value may be. */
export interface Shape {
  readonly $ref?: string;
  readonly oneOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Shape;
  readonly items?: Shape | readonly Shape[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** The same schema with its reference, if it is one, followed. All references go into the root, as in a schema that is bundled. */
export function resolveShape(shape: Shape, root: unknown): Shape {
  if (shape.$ref === undefined) return shape;
  const path = shape.$ref.split('/').slice(1);
  const found = path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], root);
  return resolveShape(found as Shape, root);
}
