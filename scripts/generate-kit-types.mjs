// Writes the typed states of the starter kits from schemas/: one emitter per language in scripts/kit-types. With --check
// it writes nothing and fails when a file is out of date.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format } from 'oxfmt';
import { readModel } from './kit-types/model.mjs';

const LANGUAGES = ['python', 'javascript', 'typescript', 'cpp', 'rust', 'java', 'go'];

const root = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');
const formatting = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8'));
const model = readModel();

for (const language of LANGUAGES) {
  const emitter = join(root, 'scripts/kit-types', `${language}.mjs`);
  if (!existsSync(emitter)) continue;
  const { emit } = await import(pathToFileURL(emitter).href);
  for (const [path, text] of Object.entries(emit(model))) await update(path, await tidy(path, text));
}

async function update(path, text) {
  const target = join(root, path);
  if ((await readFile(target, 'utf8').catch(() => '')) === text) return;
  if (check) {
    console.error(`${path} is out of date: run "npm run types"`);
    process.exitCode = 1;
    return;
  }
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
  console.log(`wrote ${path}`);
}

async function tidy(path, text) {
  return /\.(ts|mjs)$/.test(path) ? (await format(path, text, formatting)).code : text;
}
