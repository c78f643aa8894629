import { LineCollector } from './line-collector.ts';

/** The text of a file, in pieces of any size. */
export type Chunks = Iterable<string> | AsyncIterable<string>;

export interface FileLine {
  readonly text: string;
  /** Whether its end is missing. */
  readonly isLast: boolean;
}

/** The lines of a file, one at a time: a replay may be larger than memory. */
export async function* readLines(chunks: Chunks): AsyncGenerator<FileLine> {
  const collector = new LineCollector();
  for await (const chunk of chunks) {
    for (const text of collector.add(chunk)) yield { text, isLast: false };
  }
  const rest = collector.takeRest();
  if (rest !== '') yield { text: rest, isLast: true };
}
