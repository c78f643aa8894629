import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { LONGEST_NAME } from '../prepare/find/bot-name.ts';
import { UsageError } from '../usage-error.ts';
import type { StarterKit } from './starter-kits.ts';

export interface Project {
  readonly kit: StarterKit;
  readonly game: { readonly id: string; readonly title: string };
  readonly folder: string;
  /** The sample bot whose plan it starts with. */
  readonly from: string;
}

/** Writes a bot that stands alone: the library of the kit, one game, a plan to change. Returns its files. */
export function makeProject(project: Project): string[] {
  const folder = resolve(project.folder);
  requireEmpty(project.folder, folder);
  const files = [...kitFiles(project), ...templateFiles(project)].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name, text, mode } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text, { mode });
  }
  return files.map(({ name }) => name);
}

function requireEmpty(given: string, folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory()) throw new UsageError(`"${given}" is a file`, 'name a folder that is not there yet');
  if (readdirSync(folder).length === 0) return;
  throw new UsageError(`the folder "${given}" is not empty`, 'name another one: nothing is overwritten');
}

interface ProjectFile {
  readonly name: string;
  readonly text: string;
  readonly mode: number;
}

function kitFiles(project: Project): ProjectFile[] {
  const { kit } = project;
  const renames = Object.entries(kit.rename).map((pair) => pair.map((word) => fill(word, project)));
  return Object.entries(kit.copy).map(([from, to]) => {
    const file = readFile(join(kit.folder, fill(from, project)), fill(to, project));
    const text = renames.reduce(
      (sofar, [word, other]) => sofar.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), other!),
      file.text,
    );
    return { ...file, text };
  });
}

function templateFiles(project: Project): ProjectFile[] {
  const folder = join(project.kit.folder, 'new');
  return readdirSync(folder).map((name) => {
    const file = readFile(join(folder, name), fill(name, project));
    return { ...file, text: fill(file.text, project) };
  });
}

function readFile(path: string, name: string): ProjectFile {
  return { name, text: readFileSync(path, 'utf8'), mode: statSync(path).mode };
}

/** Puts names where `{{…}}` stands for them. */
function fill(text: string, { game, from, folder }: Project): string {
  const names: Record<string, string> = {
    game: game.id,
    game_: game.id.replaceAll('-', '_'),
    Game: capitals(game.id),
    title: game.title,
    from,
    From: capitals(from),
    name: botName(folder),
  };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const name = names[key];
    if (name === undefined) throw new Error(`a starter kit asks for {{${key}}}, and there is no such name`);
    return name;
  });
}

function capitals(id: string): string {
  return id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A name that can be shown in matches, and stands in all kinds of files. */
function botName(folder: string): string {
  const name = basename(resolve(folder)).replaceAll(/[^\w.-]/g, '_');
  return name.slice(0, LONGEST_NAME);
}
