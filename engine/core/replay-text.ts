import type { ByPlayer } from './players.ts';
import type { WordReader } from './word-reader.ts';

/** A state as a replay of a published game has it. */
export interface TextFrame<View extends object = object> {
  readonly view: View;
  readonly scores: ByPlayer<number>;
  /** Share of the CPU time used so far, -1 for a player who is out. */
  readonly status: ByPlayer<number>;
}

/** The numbers in the header of a replay, by name in small letters. */
export type ReplaySettings = ReadonlyMap<string, number>;

/** How the replay of a published game is read again. */
export interface ReplayTextReader<View extends object = object> {
  /** Its name in the first lines. */
  readonly title: string;
  /** What never changes may be taken from the first frame instead of being read again. */
  readFrame(words: WordReader, settings: ReplaySettings, first: TextFrame<View> | undefined): TextFrame<View>;
  /** What was executed; called where no state begins. */
  readMoves(words: WordReader): object[];
}

/** Words by their letters, from letters by their words. */
export function invertLetters<Word extends string>(letters: Readonly<Record<Word, string>>): ReadonlyMap<string, Word> {
  return new Map(Object.entries<string>(letters).map(([word, letter]) => [letter, word as Word]));
}
