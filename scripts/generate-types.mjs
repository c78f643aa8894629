// Writes protocol/types/ from schemas/: what several schemas share once, in common.ts, and the rest beside it. With
// --check it writes nothing and fails when a file is out of date.
import { compile } from 'json-schema-to-typescript';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';

const root = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');
const formatting = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8'));

const files = (await readdir(join(root, 'schemas'), { recursive: true }))
  .filter((file) => file.endsWith('.json'))
  .sort();
const common = JSON.parse(await readFile(join(root, 'schemas/common.json'), 'utf8')).definitions;

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
  const schema = parseSchema(await readFile(path, 'utf8'), file);
  const types = await compile(schema, schema.title, {
    cwd: `${dirname(path)}/`,
    bannerComment: `// Generated from schemas/${file} by "npm run types". Do not edit.`,
    additionalProperties: false,
    unreachableDefinitions: file === 'common.json',
    $refOptions: {
      parse: { json: { order: 1, canParse: '.json', parse: ({ data }) => parseSchema(String(data), file) } },
    },
  });
  const text = addImport(file === 'common.json' ? withoutOrigins(types) : types, file);
  return (await format(file.replace(/\.json$/, '.ts'), text, formatting)).code;
}

/** The compiler says of every definition that it is one, and adds an empty type for the file. */
function withoutOrigins(types) {
  return types
    .replaceAll(/( \*\n)? \* This interface was referenced by [^]*?(?= \*\/)/g, '')
    .replace(/\/\*\*\n( \*[^\n]*\n)*? \*\/\nexport interface Common \{[^}]*\}\n/, '');
}

/** Forty rows are string[] to a programmer, not a tuple of forty strings. What is in common.ts is named, not repeated. */
function parseSchema(text, file) {
  return JSON.parse(text, (key, value) => {
    if ((key === 'minItems' || key === 'maxItems') && value > 4) return undefined;
    const name = file === 'common.json' ? undefined : nameInCommon(value?.$ref);
    return name === undefined ? value : { description: value.description, tsType: name };
  });
}

/** The name in common.ts of what a reference points to; numbers and texts have none. */
function nameInCommon(reference) {
  const [, key] = /common\.json#\/definitions\/(\w+)$/.exec(reference ?? '') ?? [];
  const definition = common[key];
  if (!['object', 'array'].includes(definition?.type)) return undefined;
  return definition.title ?? key[0].toUpperCase() + key.slice(1);
}

function addImport(types, file) {
  const names = Object.keys(common).flatMap((key) => nameInCommon(`common.json#/definitions/${key}`) ?? []);
  const used = names.filter((name) => file !== 'common.json' && new RegExp(`(?<!\\* .*)\\b${name}\\b`).test(types));
  if (used.length === 0) return types;
  const path = relative(dirname(file), 'common.ts');
  const line = `import type { ${used.sort().join(', ')} } from '${path.startsWith('.') ? path : `./${path}`}';\n`;
  return types.replace('\n', `\n\n${line}`);
}
