import { invertLetters } from '../../../core/replay-text.ts';
import type { Direction } from '../vocabulary.ts';

/** The letter of each of UNIT_TYPES, in their order. */
export const LETTER_OF_TYPE = ['p', 'f', 'n', 'h'];

export const LETTER_OF_DIRECTION: Record<Direction, string> = {
  Bottom: 'b',
  BR: 'w',
  Right: 'r',
  RT: 'x',
  Top: 't',
  TL: 'y',
  Left: 'l',
  LB: 'z',
  Up: 'u',
  Down: 'd',
  None: 'n',
};

export const DIRECTION_OF_LETTER = invertLetters(LETTER_OF_DIRECTION);
