import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { SentGame } from '../../../protocol/types/queue/game-files.ts';
import { isDrawing, listGameFiles } from '../../../judge/games/list-game-files.ts';
import { locateGame } from '../../../judge/games/locate-game.ts';
import { digestFiles } from '../../../judge/prepare/digest.ts';
import { UsageError } from '../../../judge/usage-error.ts';
import { digestSentGame, MAX_GAME_BYTES } from '../sent-game.ts';

/** The copy of a game in the folder of a tournament. */
export interface KeptGame {
  readonly folder: string;
  /** As the definition has it. */
  readonly digest: string;
}

/** The game of a tournament, as workers ask for it: its rules, and nothing else that lies in its folder. */
export class GameFilesServer {
  private readonly list: SentGame;

  constructor(private readonly kept: KeptGame) {
    const { folder, digest } = kept;
    this.list = makeList(folder);
    if (digestSentGame(this.list) !== digest) {
      throw new UsageError(
        `the game in ${folder} is not the one of the tournament: expected ${digest}, found ${digestSentGame(this.list)}`,
        'its files have changed: restore them, or start a new tournament',
      );
    }
    const bytes = this.list.files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes <= MAX_GAME_BYTES) return;
    throw new UsageError(
      `the game in ${folder} has ${(bytes / 2 ** 20).toFixed(1)} MiB of code and data, and workers take ${MAX_GAME_BYTES / 2 ** 20} MiB`,
      'make its files smaller, or play without --queue',
    );
  }

  /** What it is made of; undefined for another game than this one. */
  find(game: string): SentGame | undefined {
    return `sha256:${game}` === this.kept.digest ? this.list : undefined;
  }

  /** The body of a file by its place in the list; undefined where there is none. */
  open(game: string, index: number): Readable | undefined {
    const file = this.find(game)?.files[index];
    return file && createReadStream(join(this.kept.folder, file.path));
  }
}

function makeList(folder: string): SentGame {
  const location = locateGame(folder)!;
  const names = listGameFiles(location).names.filter((name) => !isDrawing(name));
  const describe = ([path, sha256]: readonly [string, string]) => {
    const { size: bytes } = statSync(join(folder, path));
    return { path, bytes, sha256 };
  };
  return { file: location.file, files: digestFiles(folder, names).map(describe) };
}
