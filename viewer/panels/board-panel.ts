import { getFrame } from '../film/film.ts';
import { findPoint, layOut, restrain, wrap, zoomAt, type Layout } from '../board/camera.ts';
import { findCellAt, isOnCell } from '../board/cells.ts';
import { Ground } from '../board/ground.ts';
import { HeatMap } from '../board/heat-map.ts';
import { findShortestWay } from '../board/motion.ts';
import { paintBoard } from '../board/paint-board.ts';
import { DARK, LIGHT, PLAIN_DARK, PLAIN_LIGHT, type Palette } from '../games/palette.ts';
import type { Sheet, Token } from '../games/game-drawing.ts';
import type { App, Part } from '../app/app.ts';
import { findFrame, type Cell, type ViewerState } from '../app/state.ts';
import type { Show } from '../film/show.ts';
import { listDifferentCells } from '../film/compare-films.ts';
import { followPointers } from './pointers.ts';

/** The board of the first or the second match on its canvas, with zoom, pan, hover and choice for both. */
export function makeBoard(app: App, canvas: HTMLCanvasElement, which: 'show' | 'other' = 'show'): Part {
  const pen = canvas.getContext('2d', { alpha: false })!;
  const ground = new Ground();
  const heatMap = new HeatMap();
  let isFitted = false;
  new ResizeObserver(() => {
    fitCanvas(canvas);
    app.change({ camera: { ...app.state.camera } });
  }).observe(canvas);
  followPointers(canvas, {
    hover: (x, y) =>
      app.change({ hover: x === undefined || y === undefined ? undefined : pick(app.state, canvas, x, y) }),
    click: (x, y) => choose(app, canvas, x, y),
    drag(dx, dy) {
      const { camera } = app.state;
      const { cell } = findLayout(app.state, canvas) ?? { cell: 1 };
      moveCamera(app, canvas, { ...camera, row: camera.row - dy / cell, column: camera.column - dx / cell });
      app.change({ isFollowing: false });
    },
    zoom(factor, x, y) {
      const layout = findLayout(app.state, canvas);
      if (layout) moveCamera(app, canvas, zoomAt(app.state.camera, factor, layout, { x, y }));
    },
  });
  return {
    update(state) {
      const show = state[which];
      canvas.hidden = !show;
      if (!show) return;
      if (!isFitted) fitCanvas(canvas);
      isFitted = true;
      if (state.isFollowing && which === 'show') state = follow(app, state, show, canvas);
      const { position, isAnimated, camera, isDark, layers, hover, chosenCell, chosenUnit } = state;
      paintBoard(pen, ground, heatMap, {
        ...show,
        position: choosePosition(show, position, isAnimated),
        camera,
        palette: choosePalette(isDark, state.isClassic && show.drawing.hasLetters === true),
        // In a hall nobody reads numbers of rows.
        layers: {
          ...layers,
          rulers: layers.rulers && !state.isPresenting,
          letters: layers.letters || state.isClassic,
        },
        ratio: window.devicePixelRatio || 1,
        unit: chosenUnit,
        marked: [hover, chosenCell].filter((cell) => cell !== undefined),
        different: state.other ? listDifferentCells(state, findFrame(state)) : [],
      });
      if (performance.getEntriesByName('first-frame').length === 0) performance.mark('first-frame');
    },
  };
}

function choosePalette(isDark: boolean, isPlain: boolean): Palette {
  if (isPlain) return isDark ? PLAIN_DARK : PLAIN_LIGHT;
  return isDark ? DARK : LIGHT;
}

/** A match that is shorter than the one beside it stays at its end. */
function choosePosition({ film }: Show, position: number, isAnimated: boolean): number {
  return Math.min(film.frames.length - 1, isAnimated ? position : Math.floor(position));
}

function fitCanvas(canvas: HTMLCanvasElement): void {
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.round(canvas.clientWidth * ratio);
  canvas.height = Math.round(canvas.clientHeight * ratio);
}

const findView = ({ film }: Show, frame: number): object => getFrame(film, frame).view;

const measureSheet = ({ film, drawing }: Show): Sheet => drawing.measureSheet(getFrame(film, 0).view);

function findLayout({ show, camera }: ViewerState, { width, height }: HTMLCanvasElement): Layout | undefined {
  return show && layOut(camera, measureSheet(show), width, height);
}

export function moveCamera(app: App, { width, height }: HTMLCanvasElement, camera: ViewerState['camera']): void {
  const { show } = app.state;
  if (show) app.change({ camera: restrain(camera, measureSheet(show), width, height) });
}

/** Moves what would be under the pointer, for people without one; from what is chosen, or else the first unit. */
export function movePointer(app: App, rows: number, columns: number): void {
  const { show, hover, chosenCell, chosenUnit } = app.state;
  if (!show) return;
  const sheet = measureSheet(show);
  const tokens = show.drawing.listTokens(getFrame(show.film, findFrame(app.state)).view);
  const token = tokens.find(({ id }) => id === chosenUnit) ?? tokens[0];
  const place: Cell = token ? [Math.round(token.row), Math.round(token.column)] : [0, 0];
  const [row, column] = hover ?? chosenCell ?? place;
  const clamp = (value: number, length: number): number => Math.max(0, Math.min(length - 1, value));
  const next = sheet.isRing ? wrap(column + columns, sheet.columns) : clamp(column + columns, sheet.columns);
  app.change({ hover: [clamp(row + rows, sheet.rows), next] });
}

function pick(state: ViewerState, canvas: HTMLCanvasElement, x: number, y: number): ViewerState['hover'] {
  const layout = findLayout(state, canvas);
  const point = layout && findPoint(layout, measureSheet(state.show!), x, y);
  return point && findCellAt(state.show!.drawing, findView(state.show!, findFrame(state)), point);
}

function choose(app: App, canvas: HTMLCanvasElement, x: number, y: number): void {
  chooseAt(app, pick(app.state, canvas, x, y));
}

/** Takes the unit on a cell, or the cell; what is taken already is let go. */
export function chooseAt(app: App, cell: ViewerState['hover']): void {
  const { state } = app;
  if (!state.show || !cell) return app.change({ chosenCell: undefined, chosenUnit: undefined, isFollowing: false });
  const unit = findToken(state.show, findFrame(state), cell);
  const isSame = state.chosenCell?.[0] === cell[0] && state.chosenCell[1] === cell[1] && unit?.id === state.chosenUnit;
  if (isSame) app.change({ chosenCell: undefined, chosenUnit: undefined, isFollowing: false });
  else app.change({ chosenCell: unit ? undefined : cell, chosenUnit: unit?.id });
}

/** Who stands on a cell; small units before large ones above them. */
export function findToken({ film, drawing }: Show, frame: number, cell: readonly [number, number]): Token | undefined {
  const { view } = getFrame(film, frame);
  return drawing
    .listTokens(view)
    .filter((token) => isOnCell(drawing, view, token, cell))
    .sort((a, b) => (a.size ?? 1) - (b.size ?? 1))[0];
}

/** Keeps the chosen unit in the middle, gliding with it. */
function follow(app: App, state: ViewerState, show: Show, canvas: HTMLCanvasElement): ViewerState {
  const { position, chosenUnit, camera, isAnimated } = state;
  const find = (frame: number): Token | undefined => {
    const view = show.film.frames[frame] && getFrame(show.film, frame).view;
    return view && show.drawing.listTokens(view).find(({ id }) => id === chosenUnit);
  };
  const here = find(Math.floor(position));
  if (!here) return state;
  const sheet = measureSheet(show);
  const next = (isAnimated ? find(Math.ceil(position)) : undefined) ?? here;
  const columns = findShortestWay(here.column, next.column, sheet);
  const isStep = Math.abs(next.row - here.row) <= 2 && Math.abs(columns) <= 2;
  const share = isStep ? position - Math.floor(position) : 0;
  const column = here.column + 0.5 + columns * share;
  const middle = {
    ...camera,
    row: here.row + 0.5 + (next.row - here.row) * share,
    column: wrap(column, sheet.columns),
  };
  const followed = { ...state, camera: restrain(middle, sheet, canvas.width, canvas.height) };
  app.state = followed;
  return followed;
}
