import type { Cell } from './cells.ts';
import type { Config, State } from './types.ts';

// . floor, # wall, * a can; ABCD the guards of players 0 to 3, abcd guards that one more hit puts out.
const LETTERS = 'ABCD';

export function readPicture(rows: readonly string[], { health }: Config): State {
  const find = (letter: string): Cell[] =>
    rows.flatMap((row, i) => Array.from(row).flatMap((found, j): Cell[] => (found === letter ? [[i, j]] : [])));
  const guards = Array.from(LETTERS, (letter) => {
    const [strong] = find(letter);
    const [weak] = find(letter.toLowerCase());
    return { pos: strong ?? weak ?? ([-99, -99] as const), health: strong ? health : weak ? 1 : 0, points: 0 };
  });
  return { round: 0, board: rows.map((row) => row.replaceAll(/[^#]/g, '.')), guards, cans: find('*') };
}

export function writePicture({ board, guards, cans }: State): string[] {
  const letters = board.map((row) => [...row]);
  for (const [i, j] of cans) letters[i]![j] = '*';
  for (const [player, { pos, health }] of guards.entries()) {
    const letter = LETTERS[player]!;
    if (health > 0) letters[pos[0]]![pos[1]] = health > 1 ? letter : letter.toLowerCase();
  }
  return letters.map((row) => row.join(''));
}
