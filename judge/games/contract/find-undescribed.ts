import { resolveShape, type Shape } from './shape.ts';

/**
 * The properties of a value that its schema does not mention, as paths. States are open, so that old bots survive new
 * fields: validation alone would not notice a field that nobody has described.
 */
export function findUndescribed(root: Shape, value: unknown): string[] {
  return findBelow(root, root, value, '');
}

function findBelow(given: Shape, root: Shape, value: unknown, path: string): string[] {
  const schema = resolveShape(given, root);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) {
    const found = choices.map((choice) => findBelow(choice, root, value, path));
    return found.find((paths) => paths.length === 0) ?? found[0]!;
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => findBelow(itemOf(schema, index), root, item, `${path}/${index}`));
  }
  if (typeof value !== 'object' || value === null || isOpen(schema)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const property = propertyOf(schema, key);
    return property ? findBelow(property, root, item, `${path}/${key}`) : [`${path}/${key}`];
  });
}

const SAYING = ['properties', 'additionalProperties', 'const', 'enum'];

/** A schema that says nothing of what is in an object describes whatever comes. */
const isOpen = (schema: Shape | true): boolean => schema === true || !SAYING.some((word) => word in schema);

function itemOf({ items }: Shape, index: number): Shape {
  if (Array.isArray(items)) return (items as readonly Shape[])[index] ?? {};
  return (items as Shape | undefined) ?? {};
}

function propertyOf({ properties, additionalProperties }: Shape, key: string): Shape | undefined {
  if (properties && Object.hasOwn(properties, key)) return properties[key];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}
