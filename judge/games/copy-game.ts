import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOutside } from './outside-games.ts';

/** Copies a game that was loaded into a folder, where later changes of its files do not reach it. */
export function copyGame(id: string, target: string): void {
  const { folder, files } = findOutside(id)!;
  const settings = ['package.json'].filter((name) => existsSync(join(folder, name)));
  for (const name of [...files, ...settings]) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    cpSync(join(folder, name), join(target, name), { dereference: true });
  }
}
