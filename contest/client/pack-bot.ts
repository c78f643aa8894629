import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { findBot, type GameOfBot } from '../../judge/prepare/find/find-bot.ts';
import type { FoundBot } from '../../judge/prepare/find/found-bot.ts';

/** A bot as it is sent. */
export interface PackedBot {
  readonly name: string;
  readonly files: readonly string[];
  readonly type: string;
  /** The name of a source file that is sent as it is. */
  readonly file: string | undefined;
  readonly content: Buffer;
}

/** Packs what the sandbox would see of a bot, and nothing else: one source file as it is, everything else as a tar.gz. */
export async function packBot(source: string, game?: GameOfBot): Promise<PackedBot> {
  const bot = findBot(source, { game });
  const { folder, files, entry = '' } = bot;
  const name = makeName(bot);
  const isOneFile = files.length === 1 && files[0] === entry && !entry.includes('/');
  if (isOneFile) {
    return { name, files, type: 'text/plain', file: basename(entry), content: readFileSync(join(folder, entry)) };
  }
  const archive = pack();
  const recipe = entry === '' ? undefined : makeBotFile(bot);
  const sent = recipe === undefined ? files : ['bot.json', ...files.filter((file) => file !== 'bot.json')];
  for (const file of sent) {
    const content =
      recipe !== undefined && file === 'bot.json' ? Buffer.from(recipe) : readFileSync(join(folder, file));
    const mode = recipe !== undefined && file === 'bot.json' ? 0o644 : statSync(join(folder, file)).mode & 0o777;
    archive.entry({ name: file, mode, mtime: new Date(0) }, content);
  }
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive as AsyncIterable<Buffer>) chunks.push(chunk);
  return { name, files: sent, type: 'application/gzip', file: undefined, content: gzipSync(Buffer.concat(chunks)) };
}

/** One bot of several in a folder, or a source with others beside it, says by itself how it is built and run. */
function makeBotFile({ recipe: { run, build = [] } }: FoundBot): string {
  return `${JSON.stringify({ run, ...(build[0] ? { build: build[0] } : {}) })}\n`;
}

function makeName({ name, longName = name }: FoundBot): string {
  const plain = longName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return plain.slice(0, 32).replace(/-+$/, '') || 'bot';
}
