import { resolve, type Located, type Schema } from './schemas.ts';

/**
 * The properties of a value that its schema does not mention, as paths. States are open, so that old bots survive new
 * fields: validation alone would not notice a field that nobody has described.
 */
export function undescribed(located: Located, value: unknown, path = ''): string[] {
  const { schema, base } = resolve(located);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) {
    const found = choices.map((choice) => undescribed({ schema: choice, base }, value, path));
    return found.find((paths) => paths.length === 0) ?? found[0]!;
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      undescribed({ schema: itemOf(schema, index), base }, item, `${path}/${index}`),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const property = propertyOf(schema, key);
    return property ? undescribed({ schema: property, base }, item, `${path}/${key}`) : [`${path}/${key}`];
  });
}

function itemOf({ items }: Schema, index: number): Schema {
  if (Array.isArray(items)) return (items as readonly Schema[])[index] ?? {};
  return (items as Schema | undefined) ?? {};
}

function propertyOf({ properties, additionalProperties }: Schema, key: string): Schema | undefined {
  if (properties && Object.hasOwn(properties, key)) return properties[key];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}
