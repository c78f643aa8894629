import type { Chunks } from '../../replay/read-lines.ts';
import { suggestBeside } from '../suggest-beside.ts';
import { UsageError } from '../usage-error.ts';
import { readText, type SeeBytes } from './read-text.ts';

const MAX_HEAD_CHARACTERS = 2 ** 22;

/** A replay of which only the beginning has been read. */
export interface ReplayFile {
  readonly name: string;
  readonly chunks: Chunks;
  /** What there is of it up to its first line, and some more. */
  readonly head: string;
}

/** Opens a replay that people named. It is read once: `chunks` begins with the head and goes on where that ends. */
export async function openReplayFile(path: string, see?: SeeBytes): Promise<ReplayFile> {
  const text = readText(path, see);
  let head = '';
  while (!head.includes('\n') && head.length <= MAX_HEAD_CHARACTERS) {
    const next = await text.next().catch((error: unknown) => {
      throw explain(path, error);
    });
    if (next.done) break;
    head += next.value;
  }
  const chunks = async function* (): AsyncGenerator<string> {
    yield head;
    yield* text;
  };
  return { name: path, head, chunks: chunks() };
}

function suggest(path: string): string | undefined {
  const beside = suggestBeside(path);
  return beside === undefined ? undefined : `did you mean "${beside}"?`;
}

function explain(path: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  const hint = 'check the name and the folder you are in';
  if (code === 'ENOENT') return new UsageError(`there is no file "${path}"`, suggest(path) ?? hint);
  if (code === 'EISDIR') return new UsageError(`"${path}" is not a file`, hint);
  return syscall === undefined ? error : new UsageError(`"${path}" cannot be read`, hint);
}
