import { once } from 'node:events';
import { holdBack } from '../../judge/replay-files/hold-back.ts';

/** Prints something when all of it is there: of a replay that does not hold nothing is printed. */
export async function printHeldBack(parts: AsyncIterable<string | Uint8Array>): Promise<void> {
  for await (const part of holdBack(parts)) if (!process.stdout.write(part)) await once(process.stdout, 'drain');
}
