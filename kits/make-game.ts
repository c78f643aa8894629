import { mkdirSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { COMPILER_OPTIONS } from '../judge/games/compiler-options.ts';
import { UsageError } from '../judge/usage-error.ts';
import { PACKAGE_FOLDER } from '../judge/host/package-info.ts';

const TEMPLATE = join(PACKAGE_FOLDER, 'templates/game');

/** What an editor needs to know the types of a game. No part of its rules: see list-game-files.ts. */
const makeSettings = (id: string): Readonly<Record<string, object>> => ({
  'package.json': {
    name: id,
    private: true,
    type: 'module',
    devDependencies: { 'minions-judge': '*', typescript: '*' },
  },
  'tsconfig.json': { compilerOptions: COMPILER_OPTIONS },
});

/** Writes a small game that can be played, to be changed into another. Returns its files. */
export function makeGame(given: string): string[] {
  const folder = resolve(given);
  const id = basename(folder);
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(id)) {
    throw new UsageError(
      `invalid name of a game: expected small letters, digits and hyphens, got "${id}"`,
      'for example: my-game',
    );
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
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\n');
  linkTypes(folder);
  return ['.gitignore', ...files, ...settings.map(([name]) => name)].sort();
}

/** Until "npm install" puts a package there, the editor finds the types of the judge that made the game. */
function linkTypes(folder: string): void {
  if (canResolve(folder)) return;
  try {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(PACKAGE_FOLDER, join(folder, 'node_modules/minions-judge'), 'junction');
  } catch {
    // Where links cannot be made, "npm install" does the same.
  }
}

function canResolve(folder: string): boolean {
  try {
    createRequire(join(folder, 'game.ts')).resolve('minions-judge/package.json');
    return true;
  } catch {
    return false;
  }
}
