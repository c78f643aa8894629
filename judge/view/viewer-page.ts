import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { checkShape } from '../../protocol/check-shape.ts';
import { checkLines } from '../../replay/check-lines.ts';
import { isPublishedForm } from '../../replay/is-published-form.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { readBytes, readText } from '../replay-files/read-text.ts';
import { UsageError } from '../usage-error.ts';
import { PACKAGE_FOLDER } from '../host/package-info.ts';

const PLACE = '<script type="application/octet-stream" id="replay"></script>';

/** What a page has with it: matches to be shown one after the other, or one and another beside it. */
export interface PageContent {
  readonly replays: readonly string[];
  readonly beside?: string;
  /** The games that those are of. */
  readonly games: readonly LoadedGame[];
}

/** The viewer as it was built, without a replay; with those of some games that it does not know by itself. */
export function readEmptyPage(games: readonly LoadedGame[]): string {
  const path = join(PACKAGE_FOLDER, 'dist/viewer.html');
  if (!existsSync(path)) throw new UsageError('the viewer is not built', 'build it with: npm run build');
  const pages = new Map(games.flatMap(({ outside, origin }) => (outside ? [[outside.page, origin!.digest]] : [])));
  const scripts = [...pages].map(([page, digest]) => makeGameScript(readFileSync(page, 'utf8'), digest));
  return readFileSync(path, 'utf8').replace(PLACE, () => `${scripts.join('')}${PLACE}`);
}

/** Writes the viewer with replays in it: one file that shows them anywhere. No replay is ever in memory whole. */
export async function writePage({ replays, beside, games }: PageContent, page: string): Promise<void> {
  for (const path of [...replays, ...(beside === undefined ? [] : [beside])]) await requireViewable(path);
  const [before, after] = readEmptyPage(games).split(PLACE) as [string, string];
  const text = async function* (): AsyncGenerator<string> {
    yield before;
    for (const path of replays) yield* makeScript(path, '');
    if (beside !== undefined) yield* makeScript(beside, ' data-beside');
    yield after;
  };
  try {
    await pipeline(text, createWriteStream(page));
  } catch (error) {
    throw new UsageError(`"${page}" cannot be written: ${(error as Error).message}`, 'choose another folder');
  }
}

/** A "</script" inside a string would end the script. By its digest a replay finds its game among others of the same id. */
const makeGameScript = (code: string, digest: string): string =>
  `<script>${code.replaceAll('</script', '<\\/script')};minionsGames.at(-1).digest=${JSON.stringify(digest)};</script>`;

/** A replay as a script that is none: compressed, and in letters that mean nothing in HTML. */
async function* makeScript(path: string, mark: string): AsyncGenerator<string> {
  const compressed = Readable.from(readBytes(path)).pipe(createGzip({ level: 9 }));
  yield `<script type="application/octet-stream" data-file="${escapeText(basename(path))}"${mark}>`;
  yield* encodeBase64(compressed as AsyncIterable<Buffer>);
  yield '</script>';
}

/** A file may be called anything. */
function escapeText(text: string): string {
  return text.replaceAll(/[&"<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Three bytes are four letters: what does not come out even waits for the next piece. */
async function* encodeBase64(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk]);
    const even = bytes.length - (bytes.length % 3);
    rest = bytes.subarray(even);
    yield bytes.toString('base64', 0, even);
  }
  yield rest.toString('base64');
}

/** Fails with a sentence unless it is a replay of ours or of a published game. */
async function requireViewable(path: string): Promise<void> {
  for await (const head of readText(path)) {
    if (isPublishedForm(head)) return;
    break;
  }
  await checkLines(readText(path), checkShape);
}
