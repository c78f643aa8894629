// Writes dist/viewer.html: the viewer as one file that needs neither server nor network.
import { build, transform } from 'esbuild';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = ['chrome110', 'firefox115', 'safari16.4'];

const script = await build({
  absWorkingDir: root,
  entryPoints: ['viewer/main.ts'],
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  target,
});
const style = await transform(readFileSync(join(root, 'viewer/style.css'), 'utf8'), { loader: 'css', minify: true });

// A "</script" inside a string would end the script.
const code = script.outputFiles[0].text.replaceAll('</script', '<\\/script').trim();
const page = readFileSync(join(root, 'viewer/index.html'), 'utf8')
  .replace(/\n\s+/g, '\n')
  .replace('/* style.css */', () => style.code.trim())
  .replace('/* main.ts */', () => code);
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/viewer.html'), page);
