import { createReadStream, lstatSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { BotFiles } from '../../../protocol/types/queue/bot-files.ts';
import { digestFiles } from '../../../judge/prepare/digest.ts';
import { listFiles } from '../../../judge/prepare/find/list-files.ts';

/** The files of the bots of a tournament, as workers ask for them. */
export class BotFilesServer {
  private readonly lists = new Map<string, BotFiles>();

  /** @param folders in which each bot lies in a folder called by its digest */
  constructor(private readonly folders: readonly string[]) {}

  /** What a bot is made of; undefined for one that is not here. */
  list(bot: string): BotFiles | undefined {
    if (!/^[0-9a-f]{64}$/.test(bot)) return undefined;
    const known = this.lists.get(bot);
    if (known) return known;
    const place = this.locate(bot);
    if (place === undefined) return undefined;
    const list = makeList(place);
    this.lists.set(bot, list);
    return list;
  }

  /** The body of a file by its place in the list; undefined where there is none. */
  open(bot: string, index: number): Readable | undefined {
    const file = this.list(bot)?.files[index];
    return file && 'sha256' in file ? createReadStream(join(this.locate(bot)!, file.path)) : undefined;
  }

  private locate(bot: string): string | undefined {
    const places = this.folders.map((folder) => join(folder, bot));
    return places.find((place) => statSync(place, { throwIfNoEntry: false })?.isDirectory());
  }
}

function makeList(place: string): BotFiles {
  const { files } = listFiles(place, 'list');
  const contents = new Map(digestFiles(place, files));
  return {
    files: files.map((path) => {
      const stat = lstatSync(join(place, path));
      if (stat.isSymbolicLink()) return { path, link: readlinkSync(join(place, path)) };
      return { path, bytes: stat.size, sha256: contents.get(path)!, isExecutable: (stat.mode & 0o111) !== 0 };
    }),
  };
}
