import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { UsageError } from '../judge/usage-error.ts';
import { PACKAGE_FOLDER } from '../judge/host/package-info.ts';

const TEMPLATE = join(PACKAGE_FOLDER, 'templates/game');

/** What an editor needs to know the types of a game after "npm install". No part of its rules: see list-game-files.ts. */
const makeSettings = (id: string): Readonly<Record<string, object>> => ({
  'package.json': { name: id, private: true, type: 'module', devDependencies: { 'minions-judge': '*' } },
  'tsconfig.json': {
    compilerOptions: {
      target: 'es2023',
      lib: ['es2023', 'dom'],
      module: 'nodenext',
      strict: true,
      noUncheckedIndexedAccess: true,
      allowImportingTsExtensions: true,
      noEmit: true,
      types: [],
    },
  },
});

/** Writes a small game that can be played, to be changed into another. Returns its files. */
export function makeGame(given: string): string[] {
  const folder = resolve(given);
  const id = basename(folder);
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(id)) {
    throw new UsageError(`"${id}" cannot be the name of a game`, 'small letters, digits and hyphens, as in my-game');
  }
  if (statSync(folder, { throwIfNoEntry: false }) && readdirSync(folder).length > 0) {
    throw new UsageError(`the folder "${given}" is not empty`, 'name another one: nothing is overwritten');
  }
  const title = id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const names = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(TEMPLATE, name)).isFile());
  for (const name of files) {
    const text = readFileSync(join(TEMPLATE, name), 'utf8').replaceAll('{{id}}', id).replaceAll('{{title}}', title);
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const settings = Object.entries(makeSettings(id));
  for (const [name, value] of settings) writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  return [...files, ...settings.map(([name]) => name)].sort();
}
