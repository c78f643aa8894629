import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createGzip } from 'node:zlib';
import { checkShape } from '../../protocol/check-shape.ts';
import { checkLines } from '../../replay/check-lines.ts';
import { isPublishedForm } from '../../replay/is-published-form.ts';
import { listOutside } from '../games/outside-games.ts';
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
  /** Called with each replay when no more than its beginning has been read: its game must be known before the rest is. */
  readonly onReplay?: (file: ReplayFile) => Promise<void>;
}

/** The viewer as it was built, without a replay; with the games from outside that were loaded. */
export function readEmptyPage(): string {
  return readBuiltPage().replace(PLACE, () => `${makeGameScripts()}${PLACE}`);
}

function readBuiltPage(): string {
  const path = join(PACKAGE_FOLDER, 'dist/viewer.html');
  if (!existsSync(path)) throw new UsageError('the viewer is not built', 'build it with: npm run build');
  return readFileSync(path, 'utf8');
}

/** A "</script" inside a string would end the script. */
function makeGameScripts(): string {
  const codes = listOutside().map(({ page }) => readFileSync(page, 'utf8').replaceAll('</script', '<\\/script'));
  return codes.map((code) => `<script>${code}</script>`).join('');
}

/**
 * Writes the viewer with replays in it: one file that shows them anywhere. Each replay is read once, is never in memory
 * whole, and goes into the page as it is if it is compressed. A page with something else in it is not left behind.
 */
export async function writePage({ replays, beside, onReplay }: PageContent, page: string): Promise<void> {
  const [before, after] = readBuiltPage().split(PLACE) as [string, string];
  const file = new OutputFile(page, { form: 'lines', isCompressed: false });
  try {
    file.write(before);
    for (const path of replays) await writeReplay(file, path, '', onReplay);
    if (beside !== undefined) await writeReplay(file, beside, ' data-beside', onReplay);
    file.write(`${makeGameScripts()}${after}`);
    await file.commit();
  } finally {
    file.discard();
  }
}

/** A replay as a script that is none: compressed, and in letters that mean nothing in HTML. */
async function writeReplay(
  page: OutputFile,
  path: string,
  mark: string,
  onReplay: PageContent['onReplay'],
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
async function requireViewable(path: string, see: SeeBytes, onReplay: PageContent['onReplay']): Promise<void> {
  const file = await openReplayFile(path, see);
  await onReplay?.(file);
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
