// Writes the typed states of the starter kits from schemas/: kits/kit-types has one emitter per language. With --check
// it writes nothing and fails when a file is out of date. Needs a build.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { EMITTERS } from '../dist/kits/kit-types/emitters.js';
import { readOurGames } from './kit-types/our-games.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');
const formatting = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8'));
const model = readOurGames();

for (const [language, emit] of Object.entries(EMITTERS)) {
  for (const [file, text] of Object.entries(emit(model))) {
    const path = `sample-bots/${language}/${file}`;
    await update(path, await tidy(path, text));
  }
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
