/** As much of a schema as tells what a value may be. */
export interface Shape {
  readonly $ref?: string;
  readonly oneOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape | readonly Shape[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
}

const ODD = [0, 1, -1, 3, 4, 17, 1_000_000, -2_147_483_648, 2_147_483_647, 9_007_199_254_740_991];

/** A value that keeps to a schema, and is as odd as that allows. `draw` gives a whole number below a limit. */
export function drawValue(schema: Shape, root: unknown, draw: (limit: number) => number): unknown {
  const { $ref, minimum: low = -Infinity, maximum: high = Infinity, items } = schema;
  if ($ref !== undefined) {
    const found = $ref
      .split('/')
      .slice(1)
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], root);
    return drawValue(found as Shape, root, draw);
  }
  const one = (list: readonly unknown[]): unknown => list[draw(list.length)];
  const forms = schema.oneOf ?? schema.anyOf;
  if (forms) return drawValue(one(forms) as Shape, root, draw);
  if ('const' in schema) return schema.const;
  if (schema.enum) return one(schema.enum);
  const type = typeof schema.type === 'object' ? one(schema.type) : schema.type;
  if (type === 'object' || schema.properties) {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, drawValue(field, root, draw)]));
  }
  if (type === 'array') {
    if (Array.isArray(items)) return (items as Shape[]).map((item) => drawValue(item, root, draw));
    const length = Math.min(schema.maxItems ?? 3, Math.max(schema.minItems ?? 0, draw(4)));
    return Array.from({ length }, () => drawValue((items as Shape | undefined) ?? {}, root, draw));
  }
  if (type === 'boolean') return draw(2) === 1;
  if (type === 'string') return 'x'.repeat(schema.minLength ?? draw(4));
  return one([...ODD, low, high].filter((value) => Number.isFinite(value) && value >= low && value <= high));
}
