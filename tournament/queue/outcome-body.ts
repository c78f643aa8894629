import { findValidator } from '../../protocol/find-validator.ts';
import type { Outcome, PlayedOutcome } from '../../protocol/types/queue/outcome.ts';

/** What a worker has to say, before it is known how much follows it. */
export type SentOutcome = Exclude<Outcome, PlayedOutcome> | Omit<PlayedOutcome, 'replayBytes'>;

/** A result has the configuration in it, which may be a map, and the last words of four bots. */
const MAX_LINE_BYTES = 8 * 2 ** 20;
const NEWLINE = 10;

/** What a worker sends in one request: a line of JSON, and behind it the replay and its private part as they lie in their files. */
export function makeOutcomeBody(outcome: SentOutcome, ...files: readonly Buffer[]): Buffer {
  const [replay] = files;
  const line = replay === undefined ? outcome : { ...outcome, replayBytes: replay.length };
  return Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), ...files]);
}

export interface OutcomeBody {
  /** Undefined when the first line is none of a worker. */
  readonly outcome: Outcome | undefined;
  /** What is still to be read, and has to be: nobody reads an answer while they send. */
  readonly rest: AsyncIterable<Buffer>;
}

/** Reads the first line of a request. */
export async function readOutcomeBody(request: AsyncIterable<Buffer>): Promise<OutcomeBody> {
  const chunks = request[Symbol.asyncIterator]();
  const parts: Buffer[] = [];
  let bytes = 0;
  while (bytes <= MAX_LINE_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    const end = next.value.indexOf(NEWLINE);
    parts.push(end === -1 ? next.value : next.value.subarray(0, end));
    bytes += parts.at(-1)!.length;
    if (end === -1) continue;
    return {
      outcome: parseOutcome(Buffer.concat(parts).toString('utf8')),
      rest: join(next.value.subarray(end + 1), chunks),
    };
  }
  return { outcome: undefined, rest: join(Buffer.alloc(0), chunks) };
}

function parseOutcome(line: string): Outcome | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return findValidator<Outcome>('queue/outcome')(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The first bytes of what comes, and all that comes after them. The second part begins when the first was read. */
export function splitBytes(
  chunks: AsyncIterable<Buffer>,
  length: number,
): readonly [AsyncIterable<Buffer>, AsyncIterable<Buffer>] {
  const all = chunks[Symbol.asyncIterator]();
  let missing = length;
  let behind: Buffer = Buffer.alloc(0);
  const first = async function* (): AsyncGenerator<Buffer> {
    while (missing > 0) {
      const next = await all.next();
      if (next.done) return;
      behind = next.value.subarray(missing);
      const taken = next.value.length - behind.length;
      missing -= taken;
      yield next.value.subarray(0, taken);
    }
  };
  const second = async function* (): AsyncGenerator<Buffer> {
    yield* join(behind, all);
  };
  return [first(), second()];
}

async function* join(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
}
