// Fills the marked parts of docs/rules/*.md from the code: the phases of a round from the game and the comments above its
// phases, the reasons of refusals from where they are written, the numbers from the schema of its configuration and its defaults. With --check it writes nothing and fails
// when a page is out of date. Needs a build.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../dist/engine/registry.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');

for (const game of GAMES) {
  const path = join(root, 'docs/rules', `${game.id}.md`);
  const page = existsSync(path) ? readFileSync(path, 'utf8') : fail(`docs/rules/${game.id}.md is missing`);
  const parts = { phases: phasesOf(game), refusals: refusalsOf(game), numbers: numbersOf(game) };
  const filled = Object.entries(parts).reduce((text, [part, content]) => fill(text, part, content), page);
  if (filled === page) continue;
  if (check) fail(`docs/rules/${game.id}.md is out of date: run "npm run docs"`);
  else writeFileSync(path, filled);
}

function fill(page, part, text) {
  const marked = new RegExp(`(<!-- generated:${part} -->\n).*?(<!-- /generated -->)`, 's');
  if (!marked.test(page)) fail(`a rules page has no part "${part}"`);
  return page.replace(marked, (_, begin, end) => `${begin}\n${text}\n\n${end}`);
}

function phasesOf({ id }) {
  const source = readFileSync(join(root, 'engine/games', id, `${id}.ts`), 'utf8');
  const names = /\bround: \[([^\]]*)\]/.exec(source)[1].match(/\w+/g);
  return names.map((name, index) => `${index + 1}. **${inWords(name)}.** ${commentOf(id, name)}`).join('\n');
}

function inWords(name) {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0].toUpperCase() + words.slice(1);
}

/** The comment directly above a phase. */
function commentOf(id, name) {
  const folder = join(root, 'engine/games', id, 'phases');
  for (const file of readdirSync(folder)) {
    const comment = new RegExp(`/\\*\\*((?:(?!\\*/).)*)\\*/\nexport function ${name}\\(`, 's').exec(
      readFileSync(join(folder, file), 'utf8'),
    );
    if (comment) return comment[1].replaceAll(/\s*\n?\s*\*?\s+/g, ' ').trim();
  }
  return fail(`the phase ${name} of ${id} has no comment`);
}

/** Every reason that an order can be refused for, as the code says it; dots stand for what differs from case to case. */
function refusalsOf({ id }) {
  const own = join('engine/games', id);
  const orders = readFileSync(join(root, own, 'take-orders.ts'), 'utf8');
  const shared = orders.includes('unit-orders.ts')
    ? readFileSync(join(root, 'engine/core/unit-orders.ts'), 'utf8')
    : '';
  const later = ['actions', 'phases'].flatMap((folder) => readSources(join(own, folder)));
  const rows = [
    ...reasonsIn(orders + shared).map((reason) => `| \`${reason}\` | before anything moves |`),
    // What comes to nothing in its turn is listed with the order before it, which is the same for all.
    ...later
      .flatMap(reasonsIn)
      .flatMap((reason) => (reason.endsWith(': …') ? [] : [`| \`…: ${reason}\` | in its turn |`])),
  ];
  return ['| reason in `last.rejected` | refused |', '| --- | --- |', ...rows].join('\n');
}

function readSources(folder) {
  const path = join(root, folder);
  return existsSync(path) ? readdirSync(path).map((file) => readFileSync(join(path, file), 'utf8')) : [];
}

/** The texts in a source that are sentences: names and settings have no spaces in them. */
function reasonsIn(source) {
  const code = source.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^(?:\s*\/\/|import ).*$/gm, '');
  const texts = (code.match(/'[^'\n]*'|`[^`]*`/g) ?? []).map((text) => text.slice(1, -1));
  return texts
    .filter((text) => /\w \w|\} \w/.test(text))
    .map((text) => text.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '…'));
}

function numbersOf(game) {
  const { properties } = JSON.parse(readFileSync(join(root, 'schemas/games', game.id, 'config.json'), 'utf8'));
  const [text, original] = ['text', 'original'].map((rules) => game.configure(rules));
  const rows = Object.keys(text)
    .filter((name) => name !== 'rules')
    .map((name) => {
      const values = [...new Set([text[name], original[name]].map((value) => JSON.stringify(value)))];
      return `| \`${name}\` | ${values.map((value) => `\`${value}\``).join(', `original`: ')} | ${properties[name].description ?? ''} |`;
    });
  const [first, firstOriginal] = [text, original].map((config) => game.start(config, 1).round);
  const rounds = `Rounds are numbered from ${first}${first === firstOriginal ? '' : ` (\`original\`: from ${firstOriginal})`}.`;
  return [rounds, '', '| setting | value | what it is |', '| --- | --- | --- |', ...rows].join('\n');
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
