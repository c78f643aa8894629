// What compilers say of the kits when they are asked to be strict, and what the tests say that come with them.
import { execa } from 'execa';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { emptyFolder } from '../cli/run-minions.ts';
import { testWith } from '../test-with.ts';

const kits = fileURLToPath(new URL('../../sample-bots/', import.meta.url));

/** A command that must succeed and have nothing to say. */
async function runSilently(language: string, command: string, ...args: string[]): Promise<void> {
  const { exitCode, all } = await execa(command, args, { cwd: join(kits, language), all: true, reject: false });
  expect({ exitCode, all }).toEqual({ exitCode: 0, all: '' });
}

describe('no warnings', () => {
  const strict = ['-std=c++17', '-Wall', '-Wextra', '-Werror', '-fsyntax-only'];
  testWith('g++')('C++', () => runSilently('cpp', 'g++', ...strict, 'null.cc', 'demo.cc', 'rookie.cc', 'dummy.cc'));

  testWith('gcc')('C', () =>
    runSilently('c', 'gcc', '-std=gnu11', '-Wall', '-Wextra', '-Werror', '-fsyntax-only', 'bot.c'),
  );

  testWith('rustc')('Rust', async () => {
    for (const bot of ['null.rs', 'demo.rs', 'rookie.rs', 'dummy.rs']) {
      const out = join(emptyFolder(), 'bot');
      await runSilently('rust', 'rustc', '--edition', '2021', '-D', 'warnings', '--emit=metadata', '-o', out, bot);
    }
  });

  testWith('javac')('Java', () => {
    const names = ['.', 'minions'].flatMap((place) =>
      readdirSync(join(kits, 'java', place)).map((name) => join(place, name)),
    );
    const sources = names.filter((name) => name.endsWith('.java'));
    return runSilently('java', 'javac', '-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-d', emptyFolder(), ...sources);
  });

  testWith('go', 'gofmt')('Go', async () => {
    await runSilently('go', 'go', 'vet', './...');
    const folders = readdirSync(join(kits, 'go'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const names = folders.map(({ name }) => name).filter((name) => name !== 'new');
    await runSilently('go', 'gofmt', '-l', ...names);
  });
});

describe('the JSON readers of the kits pass their own tests', () => {
  const program = (): string => join(emptyFolder(), 'json-test');

  testWith('g++')('C++', async () => {
    const out = program();
    await runSilently('cpp', 'g++', '-std=c++17', '-Wall', '-Wextra', '-Werror', '-o', out, 'minions/json-test.cc');
    await runSilently('cpp', out);
  });

  testWith('rustc')('Rust', async () => {
    const out = program();
    await runSilently('rust', 'rustc', '--edition', '2021', '-A', 'dead_code', '--test', '-o', out, 'minions/json.rs');
    const { stdout } = await execa(out);
    expect(stdout).toMatch(/test result: ok\. [1-9]\d* passed; 0 failed/);
  });

  testWith('javac', 'java')('Java', async () => {
    const out = emptyFolder();
    await runSilently('java', 'javac', '-encoding', 'UTF-8', '-d', out, 'minions/JsonTest.java');
    await runSilently('java', 'java', '-ea', '-cp', out, 'minions.JsonTest');
  });
});
