import { findValidator } from '../../protocol/find-validator.ts';
import type { Outcome } from '../../protocol/types/queue/outcome.ts';

/** A result has the configuration in it, which may be a map, and the last words of four bots. */
const MAX_LINE_BYTES = 8 * 2 ** 20;
const NEWLINE = 10;

/** What a worker sends in one request: a line of JSON, and behind it the replay as it lies in its file. */
export function makeOutcomeBody(outcome: Outcome, replay: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(outcome)}\n`), replay]);
}

export interface OutcomeBody {
  /** Undefined when the first line is none of a worker. */
  readonly outcome: Outcome | undefined;
  /** What is still to be read, and has to be: nobody hears an answer while they send. */
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

async function* join(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
}
