import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findRegistered, listRegistered } from './registered-schemas.ts';

export type Schema = Record<string, unknown> & { $id: string };

const folder = dirname(createRequire(import.meta.url).resolve('#schemas/common.json'));

/** The names of all schemas: their paths below schemas/ without the ending, and those of games from outside. */
export function schemaNames(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const names = files.map((file) => file.replace(/\.json$/, '').replaceAll('\\', '/'));
  return [...names, ...listRegistered()].sort();
}

export function readSchema(name: string): Schema {
  const registered = findRegistered(name);
  return registered?.schema ?? (JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Schema);
}

/** A schema with everything it refers to inside it, for tools that read one file. */
export function bundleSchema(name: string): Schema {
  const root = readSchema(name);
  const parts: Record<string, unknown> = {};
  const bundled = inline(root, root.$id, root.$id, parts) as Schema;
  const own = (bundled['definitions'] ?? {}) as object;
  return Object.keys(parts).length === 0 ? bundled : { ...bundled, definitions: { ...own, ...parts } };
}

/** Rewrites references: those into the root stay, those into other files point to a copy of the file in `parts`. */
function inline(value: unknown, base: string, root: string, parts: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => inline(item, base, root, parts));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => {
    if (key === '$ref') return [key, makeReference(String(item), base, root, parts)];
    return [key, inline(item, base, root, parts)];
  });
  return Object.fromEntries(entries) as object;
}

function makeReference(reference: string, base: string, root: string, parts: Record<string, unknown>): string {
  const { href, hash } = new URL(reference, base);
  const file = href.slice(0, href.length - hash.length);
  if (file === root) return hash === '' ? '#' : hash;
  const name = parseName(file);
  const key = name.replaceAll('/', '.');
  if (!(key in parts)) {
    parts[key] = {};
    const { $id, $schema: _, ...schema } = readSchema(name);
    parts[key] = inline(schema, $id, root, parts);
  }
  return `#/definitions/${key}${hash.slice(1)}`;
}

/** The name of a schema by its address. */
function parseName(address: string): string {
  return new URL(address).pathname.replace(/^\/protocol-\d+\//, '').replace(/\.json$/, '');
}
