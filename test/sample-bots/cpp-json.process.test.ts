import { execa } from 'execa';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { emptyFolder } from '../cli/run-minions.ts';
import { testWith } from '../test-with.ts';

testWith('g++')('the JSON reader of the C++ kit passes its own tests', async () => {
  const source = fileURLToPath(new URL('../../sample-bots/cpp/json-test.cc', import.meta.url));
  const program = join(emptyFolder(), 'json-test');
  await execa('g++', ['-std=c++17', '-Wall', '-Wextra', '-Werror', '-o', program, source]);
  const { exitCode, stdout, stderr } = await execa(program, { reject: false });
  expect({ exitCode, stdout, stderr }).toEqual({ exitCode: 0, stdout: '', stderr: '' });
});
