// The compiler alone refuses imports against the directions between folders: the real projects, with a file each.
import { execa } from 'execa';
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emptyFolder } from './cli/run-minions.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['protocol', 'engine', 'dialogue', 'replay', 'judge', 'tournament', 'kits', 'contest', 'cli'];

/** The projects of ours, in each of them one file, which imports what is given. */
function makeProjects(imports: Readonly<Record<string, string>>): string {
  const copy = emptyFolder();
  copyFileSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  writeFileSync(join(copy, 'package.json'), '{ "type": "module" }\n');
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of FOLDERS) {
    mkdirSync(join(copy, folder));
    copyFileSync(join(root, folder, 'tsconfig.json'), join(copy, folder, 'tsconfig.json'));
    const from = imports[folder];
    const text = from === undefined ? '' : `import { made as other } from '../${from}/made.ts';\nother();\n`;
    writeFileSync(join(copy, folder, 'made.ts'), `${text}export const made = (): void => {};\n`);
  }
  return copy;
}

async function compile(imports: Readonly<Record<string, string>>, project: string): Promise<string> {
  const tsc = join(root, 'node_modules/.bin/tsc');
  const { stdout } = await execa(tsc, ['-b', project], { cwd: makeProjects(imports), reject: false });
  return stdout;
}

test.concurrent.each([
  ['tournament', 'cli'],
  ['judge', 'tournament'],
  ['engine', 'judge'],
])('%s cannot import %s', async (folder, other) => {
  expect(await compile({ [folder]: other }, folder)).toMatch(
    new RegExp(`^${folder}/made.ts\\(1,\\d+\\): error TS6307: .*/${other}/made.ts' is not listed`, 'm'),
  );
});

test.concurrent('and what may be imported is compiled', async () => {
  expect(await compile({ cli: 'contest', contest: 'tournament', tournament: 'judge', judge: 'replay' }, 'cli')).toBe(
    '',
  );
});
