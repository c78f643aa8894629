import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { createRequire } from 'node:module';
import { readSchema, type Schema } from '../../protocol/schema-files.ts';
import { UsageError } from '../usage-error.ts';
import { makeAddress, type SchemaPart } from './complete-schemas.ts';

const require = createRequire(import.meta.url);

/** What all games share, and their schemas may refer to. */
const SHARED = ['common', 'event'];

/** Compiles the schemas of a game from outside, as scripts/compile-validators.mjs does ours: texts of modules, by name. */
export function compileSchemas(schemas: Readonly<Record<string, Schema>>): Record<string, string> {
  const ajv = new Ajv({
    allowUnionTypes: true,
    strictRequired: false,
    verbose: true,
    logger: false,
    code: { source: true },
  });
  for (const name of SHARED) ajv.addSchema(readSchema(name));
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  const compile = ({ $id }: Schema): string => inlineRuntime(standalone.default(ajv, ajv.getSchema($id)));
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, compile(schema)]));
}

/** Checks one schema file of the author's by itself, so that the error names the file. */
export function requireSchema(id: string, file: string, part: SchemaPart): void {
  // Ajv's warnings about style are of no use to players.
  const ajv = new Ajv({ allowUnionTypes: true, strictRequired: false, logger: false });
  for (const name of SHARED) ajv.addSchema(readSchema(name));
  try {
    ajv.compile({ $id: makeAddress(id, 'part'), ...part });
  } catch (error) {
    throw new UsageError(
      `${file} does not compile: ${(error as Error).message}`,
      'it is JSON Schema, draft 7; what all games share is in "../../common.json#/definitions/…"',
    );
  }
}

/** Compiled schemas call a few runtime functions of Ajv, which come with the package. */
function inlineRuntime(code: string): string {
  return code.replaceAll(/require\("ajv\/dist\/runtime\/(\w+)"\)/g, (_, name: string) => {
    const path = require.resolve(`#validators/runtime/${name}.cjs`);
    return `require(${JSON.stringify(path)})`;
  });
}
