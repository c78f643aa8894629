// Writes dist/minions.js, dist/library/ and dist/chunks/: the command, and what programs import, in a few files, which load
// several times faster than the hundreds of modules they are made of. What only some of them need is a chunk of its own.
import { build } from 'esbuild';
import { chmodSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

// Some libraries are CommonJS and ask for Node's own modules with require. There is none in a browser, which can load the
// engine all the same.
const REQUIRE = "const require = globalThis.process?.getBuiltinModule('node:module').createRequire(import.meta.url);\n";

const { metafile, outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: {
    minions: 'dist/judge/cli/main.js',
    'judge-process': 'dist/judge/tournament/slots/judge-process.js',
    'library/index': 'dist/judge/index.js',
    'library/engine': 'dist/engine/index.js',
    'library/define-game': 'dist/engine/define-game.js',
    'library/replay': 'dist/replay/index.js',
    'library/protocol': 'dist/protocol/index.js',
  },
  outdir: 'dist',
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  // Only who uses a queue needs the first two; the last is a program that comes with its package.
  external: ['bullmq', 'ioredis', 'esbuild'],
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  metafile: true,
  write: false,
});

// The names of chunks change with their content.
for (const folder of ['chunks', 'library']) rmSync(join(root, 'dist', folder), { recursive: true, force: true });
for (const { path, text } of outputFiles) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text.includes('typeof require') ? `${REQUIRE}${text}` : text);
}
chmodSync(join(root, 'dist/minions.js'), 0o755);
writeFileSync(join(root, 'dist/licenses.txt'), collectLicenses());

/** The licenses of the packages that are now part of our files, as they ask. */
function collectLicenses() {
  const packages = Object.keys(metafile.inputs).flatMap(
    (path) => /^node_modules\/(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
  );
  return [...new Set(packages)].sort().map(readLicense).join('\n\n');
}

function readLicense(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const file = readdirSync(join(root, folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? license : readFileSync(join(root, folder, file), 'utf8').trim();
  return `${name} ${version}\n\n${text}`;
}
