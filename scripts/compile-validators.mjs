// Writes dist/validators/: every schema compiled by Ajv to plain code that needs nothing else, so that no command waits for
// it at run time.
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { buildSync } from 'esbuild';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkFrozenOnce, wrapLists } from './validators/check-frozen-once.mjs';
import { makePattern } from './validators/known-pattern.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

// "verbose" keeps with each error the value and the schema it broke: error sentences need both.
const OPTIONS = { allowUnionTypes: true, strictRequired: false, verbose: true };
const ajv = new Ajv({ ...OPTIONS, code: { source: true } });
// States are validated in every round: what has not changed since the last is not looked at again.
const stateAjv = new Ajv({ ...OPTIONS, code: { source: true, regExp: makePattern }, keywords: [checkFrozenOnce] });
const files = readdirSync(join(root, 'schemas'), { recursive: true }).filter((file) => file.endsWith('.json'));
const schemas = files.map((file) => JSON.parse(readFileSync(join(root, 'schemas', file), 'utf8')));
for (const schema of schemas) {
  ajv.addSchema(schema);
  stateAjv.addSchema(wrapLists(schema));
}

rmSync(join(root, 'dist/validators'), { recursive: true, force: true });
// What the compiled schemas of games from outside ask for; those here have it in them.
for (const name of ['equal', 'ucs2length']) {
  buildSync({
    entryPoints: [fileURLToPath(import.meta.resolve(`ajv/dist/runtime/${name}.js`))],
    outfile: join(root, 'dist/validators/runtime', `${name}.cjs`),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    minifyWhitespace: true,
  });
}
for (const [index, file] of files.entries()) {
  const outfile = join(root, 'dist/validators', file.replace(/\.json$/, '.cjs'));
  const compiler = file.endsWith('state.json') ? stateAjv : ajv;
  const contents = standalone.default(compiler, compiler.getSchema(schemas[index].$id));
  buildSync({
    stdin: { contents, resolveDir: dirname(fileURLToPath(import.meta.url)) },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    minifyWhitespace: true,
  });
}
