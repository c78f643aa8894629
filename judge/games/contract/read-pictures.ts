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

const SETTINGS = /^settings (\{.*\})$/;

/** The pictures of a game: pictures/*.txt, each with one or more of them under lines "# title". Settings above them are for all. */
export function readPictures(folder: string): Picture[] {
  const place = join(folder, 'pictures');
  const files = existsSync(place)
    ? readdirSync(place)
        .filter((name) => name.endsWith('.txt'))
        .sort()
    : [];
  return files.flatMap((name) => {
    const file = `pictures/${name}`;
    const [head = '', ...parts] = `\n${readFileSync(join(place, name), 'utf8')}`.split(/\n# /);
    const shared = parseHead(file, head);
    return parts.map((part) => parsePicture(file, part, shared));
  });
}

/** Whatever else is above the first title would be left out without a word. */
function parseHead(file: string, text: string): object {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const other = lines.find((line) => !SETTINGS.test(line.trimEnd()));
  if (other !== undefined) {
    throw new UsageError(
      `${file}: "${other}" is above the first title`,
      'a picture begins with a line "# what it shows"',
    );
  }
  const settings = lines.map((line) => parseJson(file, 'settings', SETTINGS.exec(line.trimEnd())![1]!));
  return Object.assign({}, ...settings) as object;
}

function parsePicture(file: string, text: string, shared: object): Picture {
  const [title = '', ...lines] = text.split('\n').map((line) => line.trimEnd());
  const orders = byPlayer((): object[] => []);
  let settings = shared;
  const boards: string[][] = [[]];
  for (const line of lines.filter((one) => one !== '')) {
    const [, player, order] = /^orders ([0-3]) (\{.*\})$/.exec(line) ?? [];
    const [, given] = SETTINGS.exec(line) ?? [];
    if (order !== undefined) orders[Number(player) as 0].push(parseJson(file, title, order));
    else if (given !== undefined) settings = { ...shared, ...parseJson(file, title, given) };
    else if (line === '---') boards.push([]);
    else boards.at(-1)!.push(line);
  }
  const [before = [], after] = boards;
  if (after !== undefined && boards.length === 2) return { title, settings, orders, before, after };
  throw new UsageError(
    `${file}, "${title}": expected two boards with a line --- between them`,
    'see docs/game-reference.md',
  );
}

function parseJson(file: string, title: string, text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch (error) {
    throw new UsageError(`${file}, "${title}": ${(error as Error).message}`, 'orders and settings are JSON');
  }
}
