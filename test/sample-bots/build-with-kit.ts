import { execa } from 'execa';
import { copyFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyFolder } from '../cli/run-minions.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a compiler made of a program: the command that starts it, or what the compiler said. */
export type Built = { readonly command: readonly [string, ...string[]] } | { readonly errors: string };

/** Builds a source file of our own with the library of a kit, with the tools of its language. */
export const BUILDERS = {
  java: buildJava,
  go: buildGo,
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
