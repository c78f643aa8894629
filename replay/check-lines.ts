import type { CheckShape } from '../protocol/validator.ts';
import { isCutLine, parseHeader, parseLaterLine } from './parse-lines.ts';
import { readLines, type Chunks } from './read-lines.ts';
import { ReplayError } from './replay-error.ts';

/** Looks whether every line of a file has the form of a line of a replay, without playing it. Throws if not. */
export async function checkLines(chunks: Chunks, check: CheckShape): Promise<void> {
  let number = 0;
  let left = 1;
  for await (const { text, isLast } of readLines(chunks)) {
    number += 1;
    if (number > 1 && (text.trim() === '' || (isLast && isCutLine(text)))) continue;
    if (left === 0) throw new ReplayError(`line ${number}: there are more lines than the match has rounds`);
    left -= 1;
    // A line for each round, and one for the end.
    if (number === 1) left = parseHeader(text, check).config.rounds + 1;
    else parseLaterLine(text, number, check);
  }
  if (number === 0) throw new ReplayError('the file is empty');
}
