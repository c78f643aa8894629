import { isNode, type Node, type Schema } from '../kit-types/schema.ts';

/** A whole number below a limit. */
export type Draw = (limit: number) => number;

/** The same numbers every time: a project is the same whoever makes it. */
export function makeDraw(): Draw {
  let state = 1;
  return (limit) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % limit;
  };
}

const DEEPEST = 12;

/** A value that keeps to a schema as far as its usual words say. The caller holds it to the schema. */
export function drawSample(schema: Schema, draw: Draw, depth = 0): unknown {
  const { node } = schema;
  const go = (part: unknown): unknown => drawSample(schema.part(part), draw, depth + 1);
  if (depth > DEEPEST) return null;
  if (typeof node['$ref'] === 'string') return drawSample(schema.at(node['$ref']), draw, depth + 1);
  if (node['const'] !== undefined) return node['const'];
  for (const list of [node['enum'], node['anyOf'], node['oneOf'], node['type']]) {
    if (!Array.isArray(list) || list.length === 0) continue;
    const one: unknown = list[draw(list.length)];
    if (list === node['enum']) return one;
    return go(list === node['type'] ? { ...node, type: one } : one);
  }
  if (Array.isArray(node['allOf'])) return go(merge(node['allOf'] as unknown[]));
  if (node['type'] === 'object' || isNode(node['properties'])) {
    const fields = Object.entries((node['properties'] ?? {}) as object);
    return Object.fromEntries(fields.map(([name, part]) => [name, go(part)]));
  }
  if (node['type'] === 'array') {
    const { items } = node;
    if (Array.isArray(items)) return items.map(go);
    return Array.from({ length: Math.min(numberOr(node['minItems'], 1), 100) }, () => go(items));
  }
  return drawPlain(node, draw);
}

function drawPlain(node: Node, draw: Draw): unknown {
  switch (node['type']) {
    case 'string':
      return 'a'.repeat(Math.min(numberOr(node['minLength'], 1), 1000));
    case 'boolean':
      return draw(2) === 1;
    case 'integer':
    case 'number': {
      const [low, high] = readBounds(node);
      return low + draw(high - low + 1);
    }
    default:
      return null;
  }
}

/** The whole numbers that a schema allows, no more of them than the generators of the kits can draw from. */
export function readBounds(node: Node): readonly [low: number, high: number] {
  const least = Math.ceil(
    Math.max(numberOr(node['minimum'], -Infinity), numberOr(node['exclusiveMinimum'], -Infinity) + 1),
  );
  const most = Math.floor(
    Math.min(numberOr(node['maximum'], Infinity), numberOr(node['exclusiveMaximum'], Infinity) - 1),
  );
  const low = Number.isFinite(least) ? least : Math.min(0, most);
  const high = Number.isFinite(most) ? Math.min(most, low + MOST - 1) : low + USUAL;
  return [clip(low), clip(Math.max(low, high))];
}

const MOST = 1_000_000;
const USUAL = 9;
const clip = (value: number): number => Math.min(Math.max(value, -(2 ** 31)), 2 ** 31 - 1);

const numberOr = (value: unknown, other: number): number => (typeof value === 'number' ? value : other);

function merge(parts: readonly unknown[]): Node {
  const nodes = parts.filter(isNode);
  const properties = Object.assign({}, ...nodes.map((node) => node['properties'] ?? {})) as object;
  return { ...(Object.assign({}, ...nodes) as Node), ...(Object.keys(properties).length > 0 ? { properties } : {}) };
}
