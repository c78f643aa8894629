import { readSchema, type ReadSchema, type Schema } from './schema-files.ts';

/** A schema with everything it refers to inside it, for tools that read one file. */
export function bundleSchema(name: string, read: ReadSchema = readSchema): Schema {
  const root = read(name);
  const parts: Record<string, unknown> = {};
  const bundled = inline(root, root.$id, { root: root.$id, parts, read }) as Schema;
  const own = (bundled['definitions'] ?? {}) as object;
  return Object.keys(parts).length === 0 ? bundled : { ...bundled, definitions: { ...own, ...parts } };
}

interface Bundle {
  readonly root: string;
  readonly parts: Record<string, unknown>;
  readonly read: ReadSchema;
}

/** Rewrites references: those into the root stay, those into other files point to a copy of the file in `parts`. */
function inline(value: unknown, base: string, bundle: Bundle): unknown {
  if (Array.isArray(value)) return value.map((item) => inline(item, base, bundle));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => {
    if (key === '$ref') return [key, makeReference(String(item), base, bundle)];
    return [key, inline(item, base, bundle)];
  });
  return Object.fromEntries(entries) as object;
}

function makeReference(reference: string, base: string, bundle: Bundle): string {
  const { root, parts, read } = bundle;
  const { href, hash } = new URL(reference, base);
  const file = href.slice(0, href.length - hash.length);
  if (file === root) return hash === '' ? '#' : hash;
  const name = parseName(file);
  const key = name.replaceAll('/', '.');
  if (!(key in parts)) {
    parts[key] = {};
    const { $id, $schema: _, ...schema } = read(name);
    parts[key] = inline(schema, $id, bundle);
  }
  return `#/definitions/${key}${hash.slice(1)}`;
}

/** The name of a schema by its address. */
function parseName(address: string): string {
  return new URL(address).pathname.replace(/^\/protocol-\d+\//, '').replace(/\.json$/, '');
}
