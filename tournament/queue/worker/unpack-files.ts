import { mkdirSync, symlinkSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { dirname, isAbsolute, join, normalize } from 'node:path';
import type { BotFiles, SentFile, SentLink } from '../../../protocol/types/queue/bot-files.ts';
import { MAX_BYTES } from '../../../judge/prepare/digest.ts';
import { isInstalled } from '../../../judge/prepare/toolchains.ts';
import { UsageError } from '../../../judge/usage-error.ts';

/** Asks for the body of a file by its place in the list. */
export type FetchBody = (index: number) => Promise<AsyncIterable<Uint8Array>>;

/** What files are sent for, and how much of it there may be. */
export interface SentKind {
  readonly name: string;
  readonly maxBytes: number;
}

export const BOT: SentKind = { name: 'bot', maxBytes: MAX_BYTES };

/**
 * Writes files into an empty folder, and nothing anywhere else, whatever the list says: no path leads out, no file is
 * written through a link, nothing is larger than it was said to be.
 */
export async function unpackFiles(
  files: BotFiles['files'],
  folder: string,
  fetchBody: FetchBody,
  kind: SentKind,
): Promise<void> {
  const refuse: Refuse = (problem) => refuseFiles(kind, problem);
  checkList(files, kind.maxBytes, refuse);
  for (const [index, file] of files.entries()) {
    mkdirSync(dirname(join(folder, file.path)), { recursive: true });
    if ('sha256' in file) await writeFile(join(folder, file.path), file, await fetchBody(index), refuse);
  }
  // Last of all: then no file can have been written through one.
  for (const file of files) if ('link' in file) symlinkSync(file.link, join(folder, file.path));
}

/** Refuses a list as a whole, before anything of it is written. */
function checkList(files: BotFiles['files'], maxBytes: number, refuse: Refuse): void {
  const bytes = files.reduce((sum, file) => sum + ('bytes' in file ? file.bytes : 0), 0);
  if (bytes > maxBytes) throw refuse(`it has more than ${maxBytes / 2 ** 20} MiB`);
  const paths = new Set<string>();
  for (const { path } of files) {
    if (!isPlain(path)) throw refuse(`"${path}" is not a path inside its folder`);
    if (paths.has(path)) throw refuse(`"${path}" is in it twice`);
    paths.add(path);
  }
  for (const { path } of files) {
    const above = listParents(path).find((parent) => paths.has(parent));
    if (above !== undefined) throw refuse(`"${path}" lies below "${above}", which is no folder`);
  }
  for (const file of files) {
    if ('link' in file && !leadsInside(file)) throw refuse(`the link "${file.path}" leads out of its folder`);
  }
}

/** Whether a path is made of plain names: none empty, none "." or "..", no root, no NUL. */
function isPlain(path: string): boolean {
  return path.split('/').every((name) => name !== '' && name !== '.' && name !== '..') && !/[\0\\]/.test(path);
}

function listParents(path: string): string[] {
  const names = path.split('/');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
}

/** A link may lead to what is installed here, or to a place in the bot's own folder. */
function leadsInside({ path, link }: SentLink): boolean {
  if (link === '' || link.includes('\0')) return false;
  if (isAbsolute(link)) return normalize(link) === link && isInstalled(link);
  return !/^\.\.(\/|$)/.test(normalize(join(dirname(path), link)));
}

async function writeFile(path: string, file: SentFile, body: AsyncIterable<Uint8Array>, refuse: Refuse): Promise<void> {
  const hash = createHash('sha256');
  let bytes = 0;
  const target = await open(path, 'wx', file.isExecutable ? 0o755 : 0o644);
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > file.bytes) throw refuse(`"${file.path}" is larger than it was said to be`);
      hash.update(chunk);
      await target.writeFile(chunk);
    }
  } finally {
    await target.close();
  }
  if (bytes !== file.bytes || hash.digest('hex') !== file.sha256) {
    throw refuse(`"${file.path}" is not the file it was said to be`);
  }
}

type Refuse = (problem: string) => UsageError;

function refuseFiles({ name }: SentKind, problem: string): UsageError {
  return new UsageError(
    `the coordinator sent a ${name} that is not unpacked: ${problem}`,
    `check the coordinator: no ${name} of a tournament is made like this`,
  );
}
