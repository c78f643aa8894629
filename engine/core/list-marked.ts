const BYTES_PER_WORD = 4;

/**
 * Writes the cells that hold anything but 0 into `list`, row by row, and returns how many there are. Of a field of a state,
 * which begins and ends on a whole word: most of a board is empty, and four cells at a time are soon looked through.
 */
export function listMarked(cells: Int8Array, list: Int16Array): number {
  const words = new Int32Array(cells.buffer, cells.byteOffset, Math.ceil(cells.length / BYTES_PER_WORD));
  let count = 0;
  for (let word = 0; word < words.length; word++) {
    if (words[word] === 0) continue;
    const first = word * BYTES_PER_WORD;
    for (let cell = first; cell < first + BYTES_PER_WORD; cell++) if (cells[cell]) list[count++] = cell;
  }
  return count;
}
