import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Schema = Record<string, unknown> & { $id: string };

const folder = dirname(createRequire(import.meta.url).resolve('#schemas/common.json'));

/** The names of all schemas of the package: their paths below schemas/ without the ending. */
export function schemaNames(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return files.map((file) => file.replace(/\.json$/, '').replaceAll('\\', '/')).sort();
}

/** Gives a schema by its name. */
export type ReadSchema = (name: string) => Schema;

export function readSchema(name: string): Schema {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Schema;
}
