// Writes protocol/types/ from schemas/. With --check it writes nothing and fails when a file is out of date.
import { compile } from 'json-schema-to-typescript';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';

const root = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');
const formatting = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8'));

const files = (await readdir(join(root, 'schemas'), { recursive: true }))
  .filter((file) => file.endsWith('.json') && file !== 'common.json')
  .sort();

let stale = 0;
for (const file of files) {
  const target = join(root, 'protocol/types', file.replace(/\.json$/, '.ts'));
  const text = await typesOf(file);
  if ((await readFile(target, 'utf8').catch(() => '')) === text) continue;
  stale += 1;
  if (check) {
    console.error(`${relative(root, target)} is out of date: run "npm run types"`);
  } else {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
    console.log(`wrote ${relative(root, target)}`);
  }
}
if (check && stale > 0) process.exitCode = 1;

async function typesOf(file) {
  const path = join(root, 'schemas', file);
  const schema = parseSchema(await readFile(path, 'utf8'));
  const types = await compile(schema, schema.title, {
    cwd: `${dirname(path)}/`,
    bannerComment: `// Generated from schemas/${file} by "npm run types". Do not edit.`,
    additionalProperties: false,
    $refOptions: { parse: { json: { order: 1, canParse: '.json', parse: ({ data }) => parseSchema(String(data)) } } },
  });
  return (await format(file.replace(/\.json$/, '.ts'), types, formatting)).code;
}

// Forty rows are string[] to a programmer, not a tuple of forty strings.
function parseSchema(text) {
  return JSON.parse(text, (key, value) =>
    (key === 'minItems' || key === 'maxItems') && value > 4 ? undefined : value,
  );
}
