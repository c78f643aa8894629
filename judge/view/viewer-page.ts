import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createGzip } from 'node:zlib';
import { checkShape } from '../../protocol/check-shape.ts';
import { checkLines } from '../../replay/check-lines.ts';
import { isPublishedForm } from '../../replay/is-published-form.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { openReplayFile, type ReplayFile } from '../replay-files/open-replay-file.ts';
import { OutputFile } from '../replay-files/output-file.ts';
import { passThrough, peekBytes, type SeeBytes } from '../replay-files/read-text.ts';
import { UsageError } from '../usage-error.ts';
import { PACKAGE_FOLDER } from '../host/package-info.ts';

const PLACE = '<script type="application/octet-stream" id="replay"></script>';

/** What a page has with it: matches to be shown one after the other, or one and another beside it. */
export interface PageContent {
  readonly replays: readonly string[];
  readonly beside?: string;
  /** The bots that the page may ask, if it is served by who runs them. */
  readonly bots?: readonly string[];
  /** Finds the game of a replay of which only the beginning has been read. */
  readonly loadGame: (file: ReplayFile) => Promise<LoadedGame | undefined>;
}

/** The viewer as it was built, without a replay; with the scripts of those games that it does not know by itself. */
export function readEmptyPage(games: readonly LoadedGame[]): string {
  return readBuiltPage().replace(PLACE, () => `${makeGameScripts(games)}${PLACE}`);
}

function readBuiltPage(): string {
  const path = join(PACKAGE_FOLDER, 'dist/viewer.html');
  if (!existsSync(path)) throw new UsageError('the viewer is not built', 'build it with: npm run build');
  return readFileSync(path, 'utf8');
}

/** A "</script" inside a string would end the script. By its digest a replay finds its game among others of the same id. */
function makeGameScripts(games: readonly LoadedGame[]): string {
  const pages = new Map(games.flatMap(({ outside, origin }) => (outside ? [[outside.page, origin!.digest]] : [])));
  const scripts = [...pages].map(([page, digest]) => {
    const code = readFileSync(page, 'utf8').replaceAll('</script', '<\\/script');
    return `<script>${code};minionsGames.at(-1).digest=${JSON.stringify(digest)};</script>`;
  });
  return scripts.join('');
}

/** What the page may ask, as data: it runs nothing by itself. */
function makeBotList(bots: readonly string[] | undefined): string {
  if (!bots) return '';
  return `<script type="application/json" id="bots">${JSON.stringify(bots).replaceAll('<', String.raw`\u003c`)}</script>`;
}

/**
 * Writes the viewer with replays in it: one file that shows them anywhere. Each replay is read once, is never in memory
 * whole, and goes into the page as it is if it is compressed. A page with something else in it is not left behind.
 */
export async function writePage({ replays, beside, bots, loadGame }: PageContent, page: string): Promise<void> {
  const [before, after] = readBuiltPage().split(PLACE) as [string, string];
  const file = new OutputFile(page, { form: 'lines', isCompressed: false });
  const games: LoadedGame[] = [];
  const onReplay = async (replay: ReplayFile): Promise<void> => {
    const game = await loadGame(replay);
    if (game) games.push(game);
  };
  try {
    file.write(before);
    for (const path of replays) await writeReplay(file, path, '', onReplay);
    if (beside !== undefined) await writeReplay(file, beside, ' data-beside', onReplay);
    file.write(`${makeGameScripts(games)}${makeBotList(bots)}${after}`);
    await file.commit();
  } finally {
    file.discard();
  }
}

/** A replay as inert script text: compressed, and in letters that mean nothing in HTML. */
async function writeReplay(
  page: OutputFile,
  path: string,
  mark: string,
  onReplay: (file: ReplayFile) => Promise<void>,
): Promise<void> {
  const raw = new PassThrough();
  const gone = new AbortController();
  const see = async (bytes: Buffer): Promise<void> => {
    if (!raw.write(bytes)) await once(raw, 'drain', { signal: gone.signal });
  };
  void requireViewable(path, see, onReplay).then(
    () => raw.end(),
    (error: unknown) => raw.destroy(error as Error),
  );
  try {
    page.write(`<script type="application/octet-stream" data-file="${escapeText(basename(path))}"${mark}>`);
    for await (const letters of encodeBase64(compress(raw))) page.write(letters);
    page.write('</script>');
  } finally {
    // A page that cannot be written takes no more.
    gone.abort();
  }
}

/** Reads a replay to its end. Fails with a sentence unless it is one of ours or of a published game. */
async function requireViewable(
  path: string,
  see: SeeBytes,
  onReplay: (file: ReplayFile) => Promise<void>,
): Promise<void> {
  const file = await openReplayFile(path, see);
  await onReplay(file);
  if (!isPublishedForm(file.head)) return checkLines(file.chunks, checkShape);
  for await (const _ of file.chunks);
}

async function* compress(raw: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { isCompressed, bytes } = await peekBytes(raw);
  yield* isCompressed ? bytes : passThrough(bytes, createGzip({ level: 9 }));
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
