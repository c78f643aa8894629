import { basename, resolve } from 'node:path';
import { MAX_NAME_LENGTH } from '../judge/prepare/find/bot-name.ts';
import { findTool } from './find-tool.ts';
import { ideasFor, playingRows, locateRules } from './project-texts.ts';
import type { Project } from './make-project.ts';

/** Puts names and texts where `{{…}}` stands for them. */
export function fillTemplate(text: string, project: Project): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const make = NAMES[key];
    if (make === undefined) throw new Error(`a starter kit asks for {{${key}}}, and there is no such name`);
    return make(project);
  });
}

const NAMES: Readonly<Record<string, (project: Project) => string>> = {
  game: ({ game }) => game.id,
  file: ({ game, outside }) => outside?.names.file ?? game.id,
  game_: ({ game, outside }) => (outside?.names.file ?? game.id).replaceAll('-', '_'),
  Game: ({ game, outside }) => outside?.names.name ?? capitals(game.id),
  title: ({ game, outside }) => outside?.title ?? game.title,
  play: ({ game, outside }) => outside?.word ?? game.id,
  // Stands in quotes in a bot.json.
  gamePath: ({ game, outside }) => JSON.stringify(outside?.path ?? game.id).slice(1, -1),
  others: ({ outside }) => (outside ? 'demo demo demo' : 'dummy dummy dummy'),
  from: ({ from }) => from,
  From: ({ from }) => capitals(from),
  name: ({ folder }) => botName(folder),
  Name: ({ folder }) => className(folder),
  minions: ({ command }) => command,
  rules: ({ game, outside }) => outside?.rules ?? locateRules(game.id),
  esbuild: () => findTool('esbuild', 'esbuild'),
  tsc: () => findTool('tsc', 'typescript'),
  ideas: ({ game, outside }) => ideasFor(outside ? 'any-game' : game.id),
  playing: (project) => fillTemplate(playingRows(), project),
};

function capitals(id: string): string {
  return id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The same name for a class: letters and digits, a capital first. */
function className(folder: string): string {
  const name = capitals(botName(folder).replaceAll(/[^A-Za-z0-9]+/g, '-')).replaceAll('-', '');
  return /^[A-Z]/.test(name) ? name : `My${name}`.slice(0, MAX_NAME_LENGTH);
}

/** A name that can be shown in matches, and stands in all kinds of files. */
function botName(folder: string): string {
  const name = basename(resolve(folder)).replaceAll(/[^\w.-]/g, '_');
  return name.slice(0, MAX_NAME_LENGTH);
}
