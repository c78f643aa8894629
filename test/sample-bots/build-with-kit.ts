import { execa } from 'execa';
import { copyFileSync, cpSync, existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyFolder } from '../cli/run-minions.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a compiler made of a program: the command that starts it, or what the compiler said. */
export type Built = { readonly command: readonly [string, ...string[]] } | { readonly errors: string };

/** Builds a source file of our own with the library of a kit, with the tools of its language. */
export const BUILDERS = {
  java: buildJava,
  python: buildPython,
  javascript: buildJavaScript,
  typescript: buildTypeScript,
  go: buildGo,
  cpp: buildCpp,
  rust: buildRust,
} as const;

async function buildJava(source: string): Promise<Built> {
  const out = emptyFolder();
  const flags = ['-encoding', 'UTF-8', '-Xdiags:compact', '-sourcepath', join(root, 'sample-bots/java'), '-d', out];
  const { exitCode, all } = await execa('javac', [...flags, source], { all: true, reject: false });
  return exitCode === 0 ? { command: ['java', '-cp', out, basename(source, '.java')] } : { errors: all };
}

async function buildGo(source: string): Promise<Built> {
  const folder = emptyFolder();
  const kit = 'minions-judge.example/bot';
  const module = `module test\n\ngo 1.19\n\nrequire ${kit} v0.0.0\n\nreplace ${kit} => ${join(root, 'sample-bots/go')}\n`;
  writeFileSync(join(folder, 'go.mod'), module);
  copyFileSync(source, join(folder, 'main.go'));
  const out = join(folder, 'program');
  const { exitCode, all } = await execa('go', ['build', '-buildvcs=false', '-o', out, '.'], {
    cwd: folder,
    all: true,
    reject: false,
  });
  return exitCode === 0 ? { command: [out] } : { errors: all };
}

/** Python builds nothing: mypy is its compiler here. A program of the test itself is run as it is. */
async function buildPython(source: string): Promise<Built> {
  const folder = withLibrary('python', source, basename(source));
  if (!basename(source).startsWith('misspelt')) return { command: ['python3', join(folder, basename(source))] };
  // What it has found out of Python itself is good for the next program.
  const cache = join(tmpdir(), 'minions-mypy');
  const args = ['--cache-dir', cache, '--config-file', join(root, 'sample-bots/python/mypy.ini'), folder];
  return runChecker('mypy', args, ['python3', join(folder, basename(source))]);
}

async function buildJavaScript(source: string): Promise<Built> {
  if (!basename(source).startsWith('misspelt')) return { command: ['node', source] };
  const folder = withLibrary('javascript', source, 'plan.mjs');
  return runChecker(join(root, 'node_modules/.bin/tsc'), ['-p', folder], ['node', join(folder, 'plan.mjs')]);
}

async function buildTypeScript(source: string): Promise<Built> {
  const folder = withLibrary('typescript', source, 'plan.ts');
  return runChecker(join(root, 'node_modules/.bin/tsc'), ['-p', folder], ['node', join(folder, 'plan.ts')]);
}

/** A folder with the source and the library of the kit, as a project has them. */
function withLibrary(language: string, source: string, name: string): string {
  const folder = emptyFolder();
  cpSync(join(root, 'sample-bots', language, 'minions'), join(folder, 'minions'), { recursive: true });
  copyFileSync(source, join(folder, name));
  const settings = join(root, 'sample-bots', language, 'tsconfig.json');
  if (existsSync(settings)) copyFileSync(settings, join(folder, 'tsconfig.json'));
  return folder;
}

async function runChecker(program: string, args: string[], command: readonly [string, ...string[]]): Promise<Built> {
  const { exitCode, all } = await execa(program, args, { all: true, reject: false });
  return exitCode === 0 ? { command } : { errors: all };
}

async function buildCpp(source: string): Promise<Built> {
  const out = join(emptyFolder(), 'program');
  const flags = ['-std=c++17', '-iquote', join(root, 'sample-bots/cpp'), '-o', out];
  const { exitCode, all } = await execa('g++', [...flags, source], { all: true, reject: false });
  return exitCode === 0 ? { command: [out] } : { errors: all };
}

async function buildRust(source: string): Promise<Built> {
  const folder = withLibrary('rust', source, 'main.rs');
  const out = join(folder, 'program');
  const flags = ['--edition', '2021', '-o', out];
  const { exitCode, all } = await execa('rustc', [...flags, 'main.rs'], { cwd: folder, all: true, reject: false });
  return exitCode === 0 ? { command: [out] } : { errors: all };
}

const programs = new Map<string, Promise<Built>>();

/** What such a program prints. It must build, and does so once. */
export async function runWithKit(language: keyof typeof BUILDERS, source: string, ...args: string[]): Promise<string> {
  if (!programs.has(source)) programs.set(source, BUILDERS[language](source));
  const built = (await programs.get(source))!;
  if ('errors' in built) throw new Error(built.errors);
  const [file, ...rest] = built.command;
  const { stdout } = await execa(file, [...rest, ...args], { maxBuffer: 1e9 });
  return stdout;
}
