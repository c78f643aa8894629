// Writes dist/library/protocol-browser.js: what "minions-judge/protocol" is in a browser. Node reads schemas and validators
// from files; a browser gets them as two scripts, which bundlers leave out where nobody asks for them.
import { build } from 'esbuild';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const names = readdirSync(join(root, 'schemas'), { recursive: true })
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, '').replaceAll('\\', '/'))
  .sort();

/** Files that read the disk, and the scripts that browsers load in their place. */
const REPLACED = { 'find-validator': './protocol-validators.js', 'schema-files': './protocol-schemas.js' };

const SHARED = { absWorkingDir: root, bundle: true, platform: 'browser', target: 'es2022', format: 'esm' };

await build({
  ...SHARED,
  entryPoints: ['dist/protocol/index.js'],
  outfile: 'dist/library/protocol-browser.js',
  plugins: [{ name: 'replaced', setup: replaceFiles }],
});
const FIND_VALIDATOR = `/** The validator of a schema of the package, by its path below schemas/ without the ending. */
  export function findValidator(name) {
    if (!Object.hasOwn(FOUND, name)) throw new Error('invalid name of a schema: expected one of schemaNames(), got ' + name);
    return FOUND[name];
  }`;
await write('protocol-validators', names, 'validators', '.cjs', FIND_VALIDATOR);
// What comes into a match of one of our games: all that "minions-judge/engine" looks at.
const inputs = names.filter((name) => /^games\/.+\/(answer|config)$/.test(name));
await write('game-validators', inputs, 'validators', '.cjs', FIND_VALIDATOR);
await write(
  'protocol-schemas',
  names,
  '../schemas',
  '.json',
  `/** The names of all schemas of the package: their paths below schemas/ without the ending. */
  export const schemaNames = () => Object.keys(FOUND);
  export function readSchema(name) {
    if (!Object.hasOwn(FOUND, name)) throw new Error('invalid name of a schema: expected one of schemaNames(), got ' + name);
    return structuredClone(FOUND[name]);
  }`,
);

function replaceFiles({ onResolve }) {
  onResolve({ filter: /\/(find-validator|schema-files)\.js$/ }, ({ path }) => ({
    path: REPLACED[/([\w-]+)\.js$/.exec(path)[1]],
    external: true,
    sideEffects: false,
  }));
}

/** A script with one file for each schema, and functions that find them. */
function write(script, names, folder, ending, functions) {
  const imports = names.map((name, index) => `import file${index} from './${folder}/${name}${ending}';`);
  const found = names.map((name, index) => `${JSON.stringify(name)}: file${index},`);
  const contents = [...imports, 'const FOUND = {', ...found, '};', functions].join('\n');
  const stdin = { contents, resolveDir: join(root, 'dist') };
  return build({ ...SHARED, stdin, minifyWhitespace: true, outfile: `dist/library/${script}.js` });
}
