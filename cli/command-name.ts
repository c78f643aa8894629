import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { quoteForShell } from '../protocol/quote-for-shell.ts';
import { findProgram } from '../judge/prepare/find-program.ts';

/** The package has two names for its command; npx finds the second one everywhere. */
const NAMES = ['minions', 'minions-judge'] as const;

const called = NAMES.find((known) => known === basename(process.argv[1] ?? ''));
const name = called ?? NAMES[0];

/** How people have called us, for what they may type next. */
const findCommand = (): string => (process.env['npm_command'] ? `npx ${name}` : name);

/**
 * Errors, hints, help texts and results say "minions play …" wherever they come from. Only here, on their way to the terminal,
 * do they get the name that works for the reader.
 */
export function nameCommand(text: string, command = findCommand()): string {
  return text.replaceAll(/(?<=^|["`(]|: +|\n {2})minions (?=[a-z])/g, `${command} `);
}

/** How to call us from another folder: as people did, where that works there too, and else by our path. */
export function commandFrom(folder: string): string {
  const path = process.argv[1] ?? '';
  const command = findCommand();
  const isInstalled = command.startsWith('npx ')
    ? path.includes('/_npx/') ||
      foldersAbove(folder).some((above) => existsSync(join(above, 'node_modules/.bin', name)))
    : called !== undefined && findProgram(called) !== undefined;
  return isInstalled ? command : `node ${quoteForShell(realpathSync(path))}`;
}

function foldersAbove(folder: string): string[] {
  const here = resolve(folder);
  return dirname(here) === here ? [here] : [here, ...foldersAbove(dirname(here))];
}
