import { invertLetters } from '../../../core/replay-text.ts';
import type { Direction } from '../vocabulary.ts';

/** The letter of each of UNIT_TYPES, in their order. */
export const LETTER_OF_TYPE = ['a', 'd', 'z'];

export const LETTER_OF_DIRECTION: Record<Direction, string> = {
  Down: 'd',
  DR: 'c',
  Right: 'r',
  RU: 'e',
  Up: 'u',
  UL: 'q',
  Left: 'l',
  LD: 'z',
};

export const DIRECTION_OF_LETTER = invertLetters(LETTER_OF_DIRECTION);
