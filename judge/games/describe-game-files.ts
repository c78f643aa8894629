import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeFile } from '../prepare/find/wait-for-change.ts';
import { listGameFiles } from './list-game-files.ts';
import { locateGame } from './locate-game.ts';

/** Everything that check-game reads of a game: another text when something was saved. A game that is not there is described by that. */
export function describeGameFiles(name: string): string {
  try {
    const location = locateGame(name);
    if (location === undefined) return 'no game';
    const { folder } = location;
    const pictures = join(folder, 'pictures');
    const shown = existsSync(pictures) ? readdirSync(pictures).map((file) => join('pictures', file)) : [];
    const settings = ['tsconfig.json'].filter((file) => existsSync(join(folder, file)));
    return [...listGameFiles(location).names, ...shown, ...settings]
      .map((file) => describeFile(join(folder, file)))
      .join('\n');
  } catch (error) {
    return (error as Error).message;
  }
}
