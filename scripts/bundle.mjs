// Writes dist/minions.js and dist/chunks/: the command in a few files, which start several times faster than the hundreds of
// modules they are made of. What only some commands need is in a file of its own and loaded by them.
import { build } from 'esbuild';
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

// The names of chunks change with their content.
rmSync(join(root, 'dist/chunks'), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: { minions: 'dist/judge/cli/main.js' },
  outdir: 'dist',
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  // Half the text is read in half the time; names stay, for stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
  // Some of the libraries are CommonJS and ask for Node's own modules with require.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
});
chmodSync(join(root, 'dist/minions.js'), 0o755);
