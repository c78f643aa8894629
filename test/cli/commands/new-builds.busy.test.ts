// People build their project with the tools of their language, and so does their editor.
import { execa } from 'execa';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { testWith } from '../../test-with.ts';
import { emptyFolder, runMinions } from '../run-minions.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

async function makeProject(language: string): Promise<string> {
  const folder = join(emptyFolder(), 'mine');
  const made = await runMinions(['new', language, 'apocalypse', folder, '--no-check'], emptyFolder());
  expect(made).toMatchObject({ code: 0, stderr: '' });
  return folder;
}

/** The output of a command that must succeed without a word of warning. */
async function run(folder: string, command: string, ...args: string[]): Promise<void> {
  const { exitCode, all } = await execa(command, args, { cwd: folder, all: true, reject: false });
  expect({ exitCode, warnings: all.match(/^.*warning.*$/gim) ?? [] }, all).toEqual({ exitCode: 0, warnings: [] });
}

describe.concurrent('a new project is built without the judge', () => {
  testWith('make', 'gcc')('c: make', async () => {
    const folder = await makeProject('c');
    await run(folder, 'make');
    await run(folder, 'make', 'clean');
  });

  for (const language of ['cpp', 'eda']) {
    testWith('make', 'g++')(`${language}: make, and its own test`, async () => {
      const folder = await makeProject(language);
      await run(folder, 'make');
      await run(folder, 'make', 'test');
      await run(folder, 'make', 'clean');
    });
  }

  testWith(
    'make',
    'javac',
    'java',
  )('java: make, and its own test', async () => {
    const folder = await makeProject('java');
    await run(folder, 'make');
    await run(folder, 'make', 'test');
    await run(folder, 'make', 'clean');
  });

  testWith('cargo')('rust: cargo, and its own test', async () => {
    const folder = await makeProject('rust');
    await run(folder, 'cargo', 'build', '--offline', '--quiet');
    await run(folder, 'cargo', 'test', '--offline', '--quiet');
    expect(existsSync(join(folder, 'target'))).toBe(true);
  });

  testWith('go')('go: go vet, go build, and its own test', async () => {
    const folder = await makeProject('go');
    await run(folder, 'go', 'vet', './...');
    await run(folder, 'go', 'build', '-o', 'bot', '.');
    await run(folder, 'go', 'test', '.');
  });

  test('typescript: tsc', async () => {
    const folder = await makeProject('typescript');
    const types = ['--typeRoots', join(root, 'node_modules/@types')];
    await run(folder, join(root, 'node_modules/.bin/tsc'), '-p', '.', ...types);
  });

  testWith('python3')('python: all files compile', async () => {
    await run(await makeProject('python'), 'python3', '-W', 'error', '-m', 'compileall', '-q', '.');
  });
});
