import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { checkShape } from '../../protocol/check-shape.ts';
import { checkLines } from '../../replay/check-lines.ts';
import { isPublishedForm } from '../../replay/is-published-form.ts';
import { readBytes, readText } from '../replay-files/read-text.ts';
import { UsageError } from '../usage-error.ts';

const packageFolder = dirname(createRequire(import.meta.url).resolve('#package'));
const PLACE = 'id="replay"></script>';

/** The viewer as it was built, without a replay. */
export function readEmptyPage(): string {
  const path = join(packageFolder, 'dist/viewer.html');
  if (!existsSync(path)) throw new UsageError('the viewer is not built', 'build it with: npm run build');
  return readFileSync(path, 'utf8');
}

/** Writes the viewer with a replay in it: one file that shows one match anywhere. The replay is never in memory whole. */
export async function writePage(replay: string, page: string): Promise<void> {
  await requireViewable(replay);
  const [before, after] = readEmptyPage().split(PLACE) as [string, string];
  const compressed = Readable.from(readBytes(replay)).pipe(createGzip({ level: 9 }));
  const text = async function* (): AsyncGenerator<string> {
    yield `${before}id="replay">`;
    yield* encodeBase64(compressed as AsyncIterable<Buffer>);
    yield `</script>${after}`;
  };
  try {
    await pipeline(text, createWriteStream(page));
  } catch (error) {
    throw new UsageError(`"${page}" cannot be written: ${(error as Error).message}`, 'choose another folder');
  }
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
