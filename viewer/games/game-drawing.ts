import type { MatchEvent } from '../../engine/core/match-event.ts';
import type { ByPlayer } from '../../engine/core/players.ts';
import type { Palette } from './palette.ts';

/** The cells of a board as it is drawn: all levels on one sheet. */
export interface Sheet {
  readonly rows: number;
  readonly columns: number;
  /** Whether the last column is next to the first. */
  readonly isRing: boolean;
}

/** One unit in one frame, as far as drawing, moving and following go. */
export interface Token {
  readonly id: number;
  /** -1 for nobody's. */
  readonly player: number;
  readonly kind: string;
  /** Place on the sheet. */
  readonly row: number;
  readonly column: number;
  /** Health from 0 to 1. */
  readonly share?: number;
  /** A few letters on the unit, where there is room. */
  readonly label?: string;
  /** Quarter turns clockwise from north. */
  readonly turns?: number;
  /** Cells along a side; 1 if left out. */
  readonly size?: number;
}

export type EventKind = 'death' | 'capture' | 'event' | 'lead' | 'jump' | 'fault' | 'refusal' | 'note';

/** Something worth a mark on the bar or a line in the log. */
export interface GameEvent {
  readonly kind: EventKind;
  /** Whom it is good for, or whom it concerns; -1 for nobody. */
  readonly player: number;
  readonly text: string;
  /** What the engine reported, where it is that. */
  readonly event?: MatchEvent;
}

export interface Figure {
  readonly key: string;
  readonly label: string;
}

/** What a unit tried in a round without leaving its cell: drawn as a lunge. */
export interface Lunge {
  readonly id: number;
  readonly rows: number;
  readonly columns: number;
}

/** The numbers of the rules of a match, by their names in the configuration. */
export type Config = Readonly<Record<string, unknown>>;

export type Pen = CanvasRenderingContext2D;

/** Everything a game needs to paint one picture between two frames. */
export interface Stage<View> {
  readonly pen: Pen;
  readonly view: View;
  /** The frame that comes next, and how much of the way to it is done, 0 to 1. */
  readonly next: View;
  readonly progress: number;
  readonly config: Config;
  readonly palette: Palette;
  /** Pixels of a cell. */
  readonly cell: number;
  /** Whether units are letters. */
  readonly letters: boolean;
  x(column: number): number;
  y(row: number): number;
}

/** How one game is shown. A fifth game is one more of these. Every function is given the configuration: on the stage, or last. */
export interface GameDrawing<View> {
  readonly game: string;
  measureSheet(view: View, config: Config): Sheet;
  /** Writes the ground of every cell of the sheet as a number: cells with the same number look the same. */
  codeGround(view: View, codes: Uint16Array, config: Config): void;
  paintTile(pen: Pen, code: number, size: number, palette: Palette, config: Config): void;
  /** Where a position of the protocol is on the sheet, if not at its row and column. */
  findPlace?(view: View, position: readonly number[], config: Config): readonly [row: number, column: number];
  /**
   * Which cell a point of the sheet belongs to, for boards whose cells are not squares; undefined for none. Row and column have
   * fractions: a square cell reaches from its row to the next. What it gives is what `describeCell` and `nameCell` are asked for.
   */
  findCell?(
    view: View,
    row: number,
    column: number,
    config: Config,
  ): readonly [row: number, column: number] | undefined;
  /** The corners of a cell on the sheet, if it is no square: it is framed so, and without `findCell` also found so. */
  outlineCell?(
    view: View,
    row: number,
    column: number,
    config: Config,
  ): readonly (readonly [row: number, column: number])[];
  listTokens(view: View, config: Config): Token[];
  paintToken(stage: Stage<View>, token: Token, x: number, y: number): void;
  /** Between ground and units. */
  paintBelow?(stage: Stage<View>): void;
  paintAbove?(stage: Stage<View>): void;
  findLunge?(move: object, view: View, config: Config): Lunge | undefined;
  /** What the players' column shows beside the points. */
  readonly figures: readonly Figure[];
  countFigures(view: View, config: Config): ByPlayer<number[]>;
  /** What points are made of: of the score, or of what a round gives where points add up. */
  readonly parts: readonly Figure[];
  countParts(view: View, config: Config): ByPlayer<number[]>;
  /** Everything known of a cell but its units, the land first. */
  describeCell(view: View, row: number, column: number, config: Config): string[];
  /** Where a cell is, as the rules write it. */
  nameCell(row: number, column: number, config: Config): string;
  /** Everything known of a unit. */
  describeUnit(view: View, id: number, names: ByPlayer<string>, config: Config): string[];
  /** The number of a row of the sheet as the rules count it, if it is another; -1 where there is none. */
  numberRow?(row: number, config: Config): number;
  /** Whether the document has letters for its units. */
  readonly hasLetters?: boolean;
  /** What the pictures mean. */
  readonly legend: readonly string[];
}
