import { CELLS } from './board.ts';
import type { ApocalypseState } from './state.ts';

const BYTES_PER_WORD = 4;

const list = new Int16Array(CELLS);

/** The cells on fire, row by row. The next call overwrites the list. */
export function burningCells({ fire }: ApocalypseState): Int16Array {
  // Most of the board never burns: four cells at a time are soon looked through.
  const words = new Int32Array(fire.buffer, fire.byteOffset, CELLS / BYTES_PER_WORD);
  let count = 0;
  for (let word = 0; word < words.length; word++) {
    if (words[word] === 0) continue;
    const first = word * BYTES_PER_WORD;
    for (let cell = first; cell < first + BYTES_PER_WORD; cell++) if (fire[cell] !== 0) list[count++] = cell;
  }
  return list.subarray(0, count);
}
