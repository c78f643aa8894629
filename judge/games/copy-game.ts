import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutsideParts } from './loaded-game.ts';

/** Copies a game from outside into a folder, where later changes of its files do not reach it. */
export function copyGame({ folder, files }: OutsideParts, target: string): void {
  const settings = ['package.json'].filter((name) => existsSync(join(folder, name)));
  for (const name of [...files, ...settings]) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    cpSync(join(folder, name), join(target, name), { dereference: true });
  }
}
