import { invertLetters } from '../../../core/replay-text.ts';
import type { Direction } from '../vocabulary.ts';

export const LETTER_OF_DIRECTION: Record<Direction, string> = { S: 'b', E: 'r', N: 't', W: 'l' };

export const DIRECTION_OF_LETTER = invertLetters(LETTER_OF_DIRECTION);
