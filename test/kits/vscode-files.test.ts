// What an editor would trip over: a file that is not there, a task that nobody defines, a target that no Makefile has.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SAMPLES_FOLDER } from '../../judge/prepare/find/sample-bots.ts';
import { listStarterKits } from '../../kits/starter-kits.ts';

interface Launch {
  readonly configurations: readonly { readonly name: string; readonly type: string; readonly preLaunchTask?: string }[];
}
interface Tasks {
  readonly tasks: readonly { readonly label: string; readonly command: string }[];
}

const kits = listStarterKits().filter(({ folder }) => existsSync(join(folder, 'new/dot-vscode')));
const readJson = <T>(folder: string, name: string): T =>
  JSON.parse(readFileSync(join(folder, 'new/dot-vscode', name), 'utf8')) as T;
const readTasks = (folder: string): Tasks =>
  existsSync(join(folder, 'new/dot-vscode/tasks.json')) ? readJson<Tasks>(folder, 'tasks.json') : { tasks: [] };

test('every kit with a compiler or a debugger of its own has files for VS Code', () => {
  expect(kits.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['c', 'cpp', 'eda', 'go', 'java', 'javascript', 'python', 'rust', 'typescript']),
  );
});

test.each(kits.map((kit) => [kit.id, kit] as const))('%s: files, tasks and targets are there', (_, kit) => {
  const { configurations } = readJson<Launch>(kit.folder, 'launch.json');
  const { tasks } = readTasks(kit.folder);
  const names = configurations.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { preLaunchTask } of configurations) {
    if (preLaunchTask !== undefined) expect(tasks.map(({ label }) => label)).toContain(preLaunchTask);
  }
  for (const { command } of tasks) {
    const target = /^make (\S+)$/.exec(command)?.[1];
    expect(readFileSync(join(kit.folder, 'new/Makefile'), 'utf8')).toMatch(
      new RegExp(`^[\\w -]*\\b${target}\\b[\\w -]*:`, 'm'),
    );
  }
  const text = readFileSync(join(kit.folder, 'new/dot-vscode/launch.json'), 'utf8');
  const files = [...text.matchAll(/\$\{workspaceFolder\}\/([\w.-]+)/g)].map(([, file]) => file!);
  const made = [...readdirSync(join(kit.folder, 'new')), ...Object.values(kit.copy), 'example-state.json'];
  const makefile = made.includes('Makefile') ? readFileSync(join(kit.folder, 'new/Makefile'), 'utf8') : '';
  expect(files.filter((file) => !made.includes(file) && !makefile.includes(file))).toEqual([]);
});

test('a debugger can be attached to a match in every language that has one', () => {
  const attaching = kits.filter(({ folder }) =>
    readJson<Launch>(folder, 'launch.json').configurations.some(({ name }) => name === 'Attach to a match (--debug 0)'),
  );
  expect(attaching.map(({ id }) => id)).toEqual(kits.map(({ id }) => id));
  expect(existsSync(join(SAMPLES_FOLDER, 'python/minions/debugging.py'))).toBe(true);
});
