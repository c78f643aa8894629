import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byPlayer, type ByPlayer } from '../../../engine/core/players.ts';
import { UsageError } from '../../usage-error.ts';

/** A test that is a picture: a board, the orders of a round, the board after it. */
export interface Picture {
  readonly title: string;
  readonly settings: object;
  readonly orders: ByPlayer<object[]>;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The pictures of a game: pictures/*.txt, each with one or more of them, each under a line "# title". */
export function readPictures(folder: string): Picture[] {
  const place = join(folder, 'pictures');
  const files = existsSync(place)
    ? readdirSync(place)
        .filter((name) => name.endsWith('.txt'))
        .sort()
    : [];
  return files.flatMap((name) => {
    const [, ...parts] = `\n${readFileSync(join(place, name), 'utf8')}`.split(/\n# /);
    return parts.map((part) => parsePicture(`pictures/${name}`, part));
  });
}

function parsePicture(file: string, text: string): Picture {
  const [title = '', ...lines] = text.split('\n').map((line) => line.trimEnd());
  const orders = byPlayer((): object[] => []);
  let settings = {};
  const boards: string[][] = [[]];
  for (const line of lines.filter((one) => one !== '')) {
    const [, player, order] = /^orders ([0-3]) (\{.*\})$/.exec(line) ?? [];
    const [, given] = /^settings (\{.*\})$/.exec(line) ?? [];
    if (order !== undefined) orders[Number(player) as 0].push(parseJson(file, title, order));
    else if (given !== undefined) settings = parseJson(file, title, given);
    else if (line === '---') boards.push([]);
    else boards.at(-1)!.push(line);
  }
  const [before = [], after] = boards;
  if (after !== undefined && boards.length === 2) return { title, settings, orders, before, after };
  throw new UsageError(
    `${file}, "${title}": expected two boards with a line --- between them`,
    'see docs/your-own-game.md',
  );
}

function parseJson(file: string, title: string, text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch (error) {
    throw new UsageError(`${file}, "${title}": ${(error as Error).message}`, 'orders and settings are JSON');
  }
}
