// Writes dist/minions.cjs with dist/command-line.cjs, and dist/library/ with dist/chunks/: the command, and what programs
// import, in a few files, which load several times faster than the hundreds of modules they are made of. All commands are one
// script, whose compiled code is kept; of what programs import, what only some need is a chunk of its own.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

// Some libraries are CommonJS and ask for Node's own modules with require. There is none in a browser, which can load the
// engine all the same.
const REQUIRE = "const require = globalThis.process?.getBuiltinModule('node:module').createRequire(import.meta.url);\n";

const SHARED = {
  absWorkingDir: root,
  outdir: 'dist',
  bundle: true,
  // Only who uses a queue needs the first two, and only who serves a contest the next; the last is a program that comes
  // with its package.
  external: ['bullmq', 'ioredis', 'fastify', 'kysely', 'libsql', 'pg', 'prom-client', 'esbuild'],
  platform: 'node',
  target: 'node20',
  metafile: true,
  write: false,
};

/** Scripts rather than modules: Node starts them sooner, and can keep their compiled code. */
const SCRIPT = {
  ...SHARED,
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  banner: { js: "const FILE_URL = require('node:url').pathToFileURL(__filename).href;" },
  define: { 'import.meta.url': 'FILE_URL' },
};

const importer = await build({ ...SCRIPT, entryPoints: { 'import-module': 'dist/judge/host/import-module.js' } });
const commandLine = await build({
  ...SCRIPT,
  entryPoints: { 'command-line': 'dist/cli/command-line.js' },
  plugins: [{ name: 'importer', setup: keepImporterApart }],
});
const minions = await build({
  ...SCRIPT,
  entryPoints: { minions: 'dist/cli/main.js' },
  define: { ...SCRIPT.define, BUILD: JSON.stringify(makeDigest(commandLine.outputFiles[0].contents)) },
});
// A page that plays one game loads none of the others.
const GAMES = readdirSync(join(root, 'engine/games'));
const library = await build({
  ...SHARED,
  entryPoints: {
    'judge-process': 'dist/judge/slots/judge-process.js',
    'gate-process': 'dist/contest/gate/gate-process.js',
    'rating-thread': 'dist/contest/ladder/rating-thread.js',
    'library/index': 'dist/api/index.js',
    'library/engine': 'dist/api/engine.js',
    ...Object.fromEntries(GAMES.map((id) => [`library/game-${id}`, `dist/engine/games/${id}/index.js`])),
    'library/define-game': 'dist/engine/define-game.js',
    'library/replay': 'dist/replay/index.js',
    'library/protocol': 'dist/protocol/index.js',
  },
  chunkNames: 'chunks/[name]-[hash]',
  splitting: true,
  format: 'esm',
  plugins: [{ name: 'validators', setup: keepValidatorsApart }],
});

// The names of chunks change with their content.
for (const folder of ['chunks', 'library']) rmSync(join(root, 'dist', folder), { recursive: true, force: true });
for (const { path, text } of library.outputFiles) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text.includes('typeof require') ? `${REQUIRE}${text}` : text);
}
for (const { path, contents } of [importer, commandLine, minions].flatMap(({ outputFiles }) => outputFiles))
  writeFileSync(path, contents);
chmodSync(join(root, 'dist/minions.cjs'), 0o755);
writeFileSync(join(root, 'dist/licenses.txt'), collectLicenses());

/** The script that loads modules is a file of its own: it says why. */
function keepImporterApart({ onResolve }) {
  onResolve({ filter: /\/import-module\.js$/ }, () => ({ path: './import-module.cjs', external: true }));
}

/** A script of its own, which bundlers leave out where nobody asks for a game by its id. */
function keepValidatorsApart({ onResolve }) {
  onResolve({ filter: /\/game-validators\.js$/ }, () => ({
    path: './game-validators.js',
    external: true,
    sideEffects: false,
  }));
}

/** Of the command and of the validators, which are compiled apart. */
function makeDigest(script) {
  const hash = createHash('sha256').update(script);
  const folder = join(root, 'dist/validators');
  for (const name of readdirSync(folder, { recursive: true }).sort())
    if (name.endsWith('.cjs')) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

/** The licenses of the packages that are now part of our files, as they ask. */
function collectLicenses() {
  const packages = [commandLine, library]
    .flatMap(({ metafile }) => Object.keys(metafile.inputs))
    .flatMap((path) => /^node_modules\/(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(packages)].sort().map(readLicense).join('\n\n');
}

function readLicense(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const file = readdirSync(join(root, folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? license : readFileSync(join(root, folder, file), 'utf8').trim();
  return `${name} ${version}\n\n${text}`;
}
