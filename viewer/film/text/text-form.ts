import type { Frame } from '../film.ts';
import type { WordReader } from './word-reader.ts';

/** How the replays of one published game are read. */
export interface TextForm {
  readonly game: string;
  /** Its name and version in the first lines. */
  readonly title: string;
  /** What never changes may be taken from the first frame instead of being read again. */
  frame(words: WordReader, settings: Settings, first: Frame | undefined): Frame;
  /** What was executed; called where no state begins. */
  moves(words: WordReader): object[];
}

/** The numbers in the header of a replay, by name. */
export type Settings = ReadonlyMap<string, number>;
