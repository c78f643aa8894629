import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../../judge/host/package-info.ts';

/** A schema of the package as routes take it: without its id, since several routes may have the same one. */
export function readSchema(name: string): Record<string, unknown> {
  const text = readFileSync(join(PACKAGE_FOLDER, 'schemas/contest', `${name}.json`), 'utf8');
  const { $id: _, $schema: __, ...schema } = JSON.parse(text) as Record<string, unknown>;
  return schema;
}
