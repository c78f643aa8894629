import { appendFileSync, cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { testWith } from '../../test-with.ts';
import { emptyFolder, runMinions } from '../run-minions.ts';

const fixtures = fileURLToPath(new URL('../../fixtures/sources/', import.meta.url));

function copyOfFixtures(): string {
  const folder = emptyFolder();
  cpSync(fixtures, folder, { recursive: true });
  return folder;
}

interface Player {
  readonly name: string;
  readonly verdict: object | null;
}

const seatsOf = (stdout: string): Player[] => (JSON.parse(stdout) as { seats: Player[] }).seats;

const ok = (name: string): object => expect.objectContaining({ name, verdict: null });

describe('source files are bots', () => {
  testWith(
    'rustc',
    'javac',
    'go',
  )('they are built once, with the commands shown, and again when a file they use has changed', async () => {
    const folder = copyOfFixtures();
    const env = { XDG_CACHE_HOME: emptyFolder() };
    const play = ['play', 'ork-island', 'mine.rs', 'Mine.java', 'mine.go', 'mine.ts', '-s', '1', '--json', '-v'];
    const first = await runMinions(play, folder, env);
    expect(first.code).toBe(0);
    expect(seatsOf(first.stdout)).toEqual([ok('mine'), ok('Mine'), ok('mine#2'), ok('mine#3')]);
    expect(first.stderr).toContain('building mine: rustc -O --edition 2021 -o {out} ');
    expect(first.stderr).toContain('building Mine: javac -encoding UTF-8 -sourcepath ');
    expect(first.stderr).toContain('building mine: go build -buildvcs=false -o {out} ');
    expect(first.stderr).toContain('building mine: esbuild mine.ts --bundle ');

    const second = await runMinions(play, folder, env);
    expect(second.code).toBe(0);
    expect(second.stderr).not.toContain('building');
    expect(second.stderr.match(/was built before/g)).toHaveLength(4);

    for (const file of ['round.rs', 'Round.java', 'mine.go', 'mine.ts']) {
      appendFileSync(join(folder, file), '// changed\n');
    }
    const third = await runMinions(play, folder, env);
    expect(third.code).toBe(0);
    expect(third.stderr.match(/building/g)).toHaveLength(4);
  });

  testWith(
    'gcc',
    'ruby',
    'perl',
    'lua',
  )('small languages too', async () => {
    const bots = ['mine.c', 'mine.rb', 'mine.pl', 'mine.lua'];
    const { code, stdout } = await runMinions(['play', 'ork-island', ...bots, '-s', '1', '--json'], copyOfFixtures());
    expect(code).toBe(0);
    expect(seatsOf(stdout)).toEqual([ok('mine'), ok('mine#2'), ok('mine#3'), ok('mine#4')]);
  });

  test('a shell script needs no permission to run', async () => {
    const folder = copyOfFixtures();
    const { stdout: config } = await runMinions(['games', 'ork-island', '--config'], folder);
    // Bash reads long lines slowly: a short match will do.
    writeFileSync(join(folder, 'short.cnf'), config.replace(/(nb_rounds|NUM_ROUNDS)\s+\d+/i, '$1 5'));
    const bots = ['mine.sh', 'null', 'null', 'null'];
    const { stdout } = await runMinions(['play', 'ork-island', ...bots, '-i', 'short.cnf', '--json'], folder);
    expect(seatsOf(stdout)[0]).toEqual(ok('mine'));
  });

  testWith('go')('a Go file in a module is built with its package', async () => {
    const folder = emptyFolder();
    cpSync(join(fixtures, 'mine.go'), join(folder, 'mine.go'));
    writeFileSync(join(folder, 'go.mod'), 'module mine\n\ngo 1.19\n');
    const { code, stderr } = await runMinions(
      ['play', 'ork-island', 'mine.go', 'null', 'null', 'null', '-q', '-v'],
      folder,
    );
    expect(stderr).toContain('-o {out} .\n');
    expect(code).toBe(0);
  });
});

describe('what does not compile: the words of the compiler, and exit code 2', () => {
  const rows: [file: string, text: string, programs: string[], words: RegExp][] = [
    ['bad.rs', 'fn main() { nothing_here() }\n', ['rustc'], /error\[E0425\]: cannot find function `nothing_here`/],
    ['Bad.java', 'class Bad { int a = "no"; }\n', ['javac'], /Bad\.java:1: error: incompatible types/],
    ['bad.go', 'package main\n\nfunc main() { nothingHere() }\n', ['go'], /bad\.go:3:15: undefined: nothingHere/],
    ['bad.ts', 'const = 1;\n', [], /bad\.ts:1:6/],
    ['bad.c', 'int main(void) { return nothing_here; }\n', ['gcc'], /bad\.c:1:25: error: 'nothing_here' undeclared/],
  ];
  for (const [file, text, programs, words] of rows)
    testWith(...programs)(file, async () => {
      const folder = emptyFolder();
      writeFileSync(join(folder, file), text);
      const { code, stderr } = await runMinions(['play', 'crematoria', file, 'null', 'null', 'null'], folder, {
        LC_ALL: 'C',
      });
      expect(stderr).toMatch(words);
      expect(stderr).toMatch(/building [bB]ad failed: /);
      expect(stderr).toContain('fix the errors and try again');
      expect(code).toBe(2);
    });
});

describe('a compiler that is missing: which, and how to get it', () => {
  const nothing = emptyFolder();
  test.each([
    ['mine.rs', 'rustc', 'apt install rustc'],
    ['Mine.java', 'javac', 'apt install default-jdk-headless'],
    ['mine.go', 'go', 'apt install golang-go'],
    ['mine.c', 'gcc', 'apt install gcc'],
    ['mine.rb', 'ruby', 'apt install ruby'],
    ['mine.pl', 'perl', 'apt install perl'],
    ['mine.lua', 'lua', 'apt install lua5.4'],
  ])('%s', async (file, program, hint) => {
    const folder = copyOfFixtures();
    const env = { PATH: nothing, XDG_CACHE_HOME: emptyFolder() };
    const { code, stderr } = await runMinions(['play', 'crematoria', file, 'null', 'null', 'null'], folder, env);
    expect(stderr).toContain(`needs the program "${program}", which was not found`);
    expect(stderr).toContain(hint);
    expect(code).toBe(2);
  });

  test('TypeScript needs nothing but the judge', async () => {
    const env = { PATH: nothing, XDG_CACHE_HOME: emptyFolder() };
    const args = ['play', 'ork-island', 'mine.ts', 'null', 'null', 'null', '--json', '--sandbox', 'none'];
    const { stdout } = await runMinions(args, copyOfFixtures(), env);
    expect(seatsOf(stdout)[0]).toEqual(ok('mine'));
    expect(existsSync(join(env.XDG_CACHE_HOME, 'minions', 'bots'))).toBe(true);
  });
});

testWith('g++')('a source file that does not compile: the errors of the compiler as they are', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'bad.cc'), 'int main() { return undefined_thing; }\n');
  const { code, stderr } = await runMinions(['play', 'crematoria', 'bad.cc', 'null', 'null', 'null'], folder);
  expect(stderr).toMatch(/building bad failed: bad\.cc:1:\d+: error: /);
  expect(stderr).toContain('&& g++ -O2 -std=c++17 -o /tmp/bot bad.cc');
  expect(stderr).toMatch(/error: .*undefined_thing.* was not declared/);
  expect(code).toBe(2);
});
