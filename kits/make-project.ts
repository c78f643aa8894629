import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../judge/usage-error.ts';
import { fillTemplate } from './fill-template.ts';
import type { OutsideGame } from './outside/outside-game.ts';
import { exampleStateFile, withoutOurGames } from './project-texts.ts';
import type { StarterKit } from './starter-kits.ts';

export interface Project {
  readonly kit: StarterKit;
  readonly game: { readonly id: string; readonly title: string };
  /** What stands for the files of the kit that are of one game, when the game is not one of ours. */
  readonly outside?: OutsideGame;
  readonly folder: string;
  /** The sample bot whose plan it starts with. */
  readonly from: string;
  /** How to call the judge from that folder. */
  readonly command: string;
}

/** Writes a bot that stands alone: the library of the kit, one game, a plan to change. Returns its files. */
export function makeProject(project: Project): string[] {
  const folder = resolve(project.folder);
  requireEmpty(project.folder, folder);
  const files = [...kitFiles(project), ...gameFiles(project), ...templateFiles(project), exampleState(project)];
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
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
  const { kit, outside } = project;
  const renames = Object.entries(kit.rename).map((pair) => pair.map((word) => fillTemplate(word, project)));
  const copied = outside ? sharedFiles(kit) : Object.entries(kit.copy);
  const files = copied.flatMap(([from, to]) =>
    readFiles(join(kit.folder, fillTemplate(from, project)), fillTemplate(to, project)),
  );
  return files.map((file) => {
    const text = renames.reduce(
      (sofar, [word, other]) => sofar.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), other!),
      file.text,
    );
    return { ...file, text: outside ? withoutOurGames(text) : text };
  });
}

/** The files of a kit that are not of one game. */
const sharedFiles = ({ copy }: StarterKit): [from: string, to: string][] =>
  Object.entries(copy).filter(([from]) => !from.includes('{{'));

/** A file, or all of a folder when the name ends with a slash. */
function readFiles(path: string, name: string): ProjectFile[] {
  if (!path.endsWith('/')) return [readFile(path, name)];
  return readdirSync(path).map((file) => readFile(join(path, file), join(name, file)));
}

function templateFiles(project: Project): ProjectFile[] {
  const folder = join(project.kit.folder, 'new');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const file = readFile(path, fillTemplate(withDots(path.slice(folder.length + 1)), project));
    return { ...file, text: fillTemplate(file.text, project) };
  });
}

/** dot-gitignore is .gitignore: npm would leave that out of a package. */
function withDots(path: string): string {
  return path.replaceAll(/(^|\/)dot-/g, '$1.');
}

/** What was made for a game from outside. What all games share comes with the kit. */
function gameFiles({ kit, outside }: Project): ProjectFile[] {
  if (!outside) return [];
  const copied = sharedFiles(kit).map(([, to]) => to);
  const files = Object.entries(outside.files).filter(([name]) => !copied.includes(name));
  return files.map(([name, text]) => ({ name: name, text, mode: 0o644 }));
}

function exampleState({ game, outside }: Project): ProjectFile {
  if (outside) return { name: 'example-state.json', text: outside.exampleState, mode: 0o644 };
  return readFile(exampleStateFile(game.id), 'example-state.json');
}

function readFile(path: string, name: string): ProjectFile {
  return { name, text: readFileSync(path, 'utf8'), mode: statSync(path).mode };
}
