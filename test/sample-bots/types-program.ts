// C++ and Rust cannot list the fields of a struct. What their kits read is in generated functions, one line for a field: turned
// round, they write it.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../../engine/registry.ts';
import { emptyFolder } from '../cli/run-minions.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A program of its own, with these writers in it. */
function completeProgram(name: string, writers: string): string {
  const skeleton = readFileSync(join(root, 'test/sample-bots/programs', name), 'utf8');
  const file = join(emptyFolder(), basename(name));
  writeFileSync(
    file,
    skeleton.replace('// WRITERS', () => writers),
  );
  return file;
}

const readKit = (path: string): string => readFileSync(join(root, 'sample-bots', path), 'utf8');

const underscored = (id: string): string => id.replaceAll('-', '_');

export function makeCppTypes(): string {
  const games = GAMES.map(({ id }) => writeCpp(underscored(id), readKit(`cpp/minions/${id}-state.hh`)));
  return completeProgram('types.cc', [writeCpp('minions', readKit('cpp/minions/protocol.hh')), ...games].join('\n'));
}

function writeCpp(namespace: string, source: string): string {
  const readers = source.matchAll(/^inline void read\(JsonReader& in, (\w+)& value\) \{\n([^]*?)^\}/gm);
  const records = Array.from(readers, ([, record, body]) => {
    const members = Array.from(body!.matchAll(/name\.is\("(\w+)"\)\) .*, read\(in, value\.(\w+)\);/g));
    if (members.length === 0) return '';
    const fields = members.map(([, name, field]) => `  field(out, "${name}", value.${field});\n`).join('');
    return `inline void write(Writer& out, const ${record}& value) {\n  out.text += '{';\n${fields}  out.text += '}';\n}\n`;
  });
  const pos = source.includes('struct Pos')
    ? 'inline void write(Writer& out, Pos pos) { out.text += makeText(pos); }\n'
    : '';
  return `namespace ${namespace} {\n\n${pos}${records.join('')}\n}  // namespace ${namespace}\n`;
}

export function makeRustTypes(): string {
  const games = GAMES.map(({ id }) => underscored(id)).map((game) =>
    writeRust(game, readKit(`rust/minions/${game}/state.rs`)),
  );
  return completeProgram('types.rs', [writeRust('protocol', readKit('rust/minions/protocol.rs')), ...games].join('\n'));
}

function writeRust(module: string, source: string): string {
  const implement = (name: string, body: string): string =>
    `impl Write for ${module}::${name} {\n    fn write(&self) -> Json {\n        ${body}\n    }\n}\n`;
  const readers = source.matchAll(/^impl Read for (\w+) \{\n.*\n([^]*?)\n {4}\}\n\}/gm);
  const records = Array.from(readers, ([, record, body]) => {
    const fields = Array.from(body!.matchAll(/(\w+): Read::read\(&json\["(\w+)"\]\)/g));
    const members = fields.map(([, field, name]) => `("${name}", self.${field}.write())`);
    return members.length === 0 ? '' : implement(record!, `object([${members.join(', ')}])`);
  });
  const enums = Array.from(source.matchAll(/^pub enum (\w+) \{\n {4}(\w+)(,|\()/gm), ([, name, , sign]) =>
    implement(name!, sign === ',' ? 'self.name().into()' : '(*self).into()'),
  );
  const pos = source.includes('pub struct Pos') ? implement('Pos', '(*self).into()') : '';
  return [pos, ...enums, ...records].join('\n');
}
