import { execa } from 'execa';
import { cpSync, mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../cli/run-minions.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const NEEDED = ['minions.cjs', 'command-line.cjs', 'import-module.cjs', 'library', 'chunks', 'validators'];

/** A judge in a folder of its own, which can be moved. */
function installJudge(folder: string): void {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  for (const name of ['package.json', 'schemas', 'sample-bots']) copy(name, folder);
  for (const name of NEEDED) copy(join('dist', name), folder);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

function copy(name: string, folder: string): void {
  cpSync(join(ROOT, name), join(folder, name), { recursive: true });
}

test('what a judge compiled and kept is of no harm to one that was moved', async () => {
  const folder = emptyFolder();
  const play = (judge: string): Promise<{ exitCode?: number; stderr: string }> => {
    const bots = ['null', 'null', 'null', 'null'];
    const match = ['play', join(ROOT, 'examples/snakes'), ...bots, '--set', 'rounds=2', '--sandbox', 'none', '-q'];
    const env = { XDG_CACHE_HOME: join(folder, 'cache'), XDG_STATE_HOME: join(folder, 'state') };
    return execa(process.execPath, [join(folder, judge, 'dist/minions.cjs'), ...match], { env, reject: false });
  };
  installJudge(join(folder, 'old'));
  expect(await play('old')).toMatchObject({ exitCode: 0, stderr: '' });
  renameSync(join(folder, 'old'), join(folder, 'new'));
  expect(await play('new')).toMatchObject({ exitCode: 0, stderr: '' });
});
