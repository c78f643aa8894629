import type { Config, GameDrawing } from './game-drawing.ts';
import { guardDrawing } from './guard-drawing.ts';
import { drawLetters } from './letters.ts';

type Bound<Part> = Part extends (...args: [...infer Args, Config]) => infer Result ? (...args: Args) => Result : Part;

/** The drawing of one match: its type of view and its configuration are closed over. */
export type Drawing = { readonly [Name in keyof GameDrawing<object>]: Bound<GameDrawing<object>[Name]> } & {
  /** What it was made from: pictures are kept as long as this and the configuration are the same. */
  readonly source: object;
  readonly config: Config;
};

interface DrawnGame {
  readonly id: string;
  readonly drawing: GameDrawing<object>;
  /** Only where it is not one of ours. */
  readonly origin?: object | undefined;
}

/** The drawing of a match; letters where nobody has made one, or where it fails, which is then reported. */
export function openDrawing(
  { id, drawing, origin }: DrawnGame,
  config: Config,
  warn: (problem: string) => void = () => {},
): Drawing {
  const bound = bindConfig(drawing, config);
  return origin ? guardDrawing(bound, bindConfig(drawLetters(id), config), warn) : bound;
}

function bindConfig(drawing: GameDrawing<object>, config: Config): Drawing {
  const { findPlace, findLunge, findCell, outlineCell, numberRow, ...rest } = drawing;
  return {
    ...rest,
    source: drawing,
    config,
    measureSheet: (view) => drawing.measureSheet(view, config),
    codeGround: (view, codes) => drawing.codeGround(view, codes, config),
    paintTile: (pen, code, size, palette) => drawing.paintTile(pen, code, size, palette, config),
    listTokens: (view) => drawing.listTokens(view, config),
    countFigures: (view) => drawing.countFigures(view, config),
    countParts: (view) => drawing.countParts(view, config),
    describeCell: (view, row, column) => drawing.describeCell(view, row, column, config),
    nameCell: (row, column) => drawing.nameCell(row, column, config),
    describeUnit: (view, id, names) => drawing.describeUnit(view, id, names, config),
    ...(findPlace && { findPlace: (view, position) => findPlace.call(drawing, view, position, config) }),
    ...(findCell && { findCell: (view, row, column) => findCell.call(drawing, view, row, column, config) }),
    ...(outlineCell && { outlineCell: (view, row, column) => outlineCell.call(drawing, view, row, column, config) }),
    ...(findLunge && { findLunge: (move, view) => findLunge.call(drawing, move, view, config) }),
    ...(numberRow && { numberRow: (row) => numberRow.call(drawing, row, config) }),
  };
}
