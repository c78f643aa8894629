import { getFrame } from '../film/film.ts';
import { zoomAt, layOut } from '../board/camera.ts';
import { moveCamera } from '../panels/board-panel.ts';
import { findMarkBeside } from '../panels/controls-panel.ts';
import { toggleFollow } from '../panels/inspector-panel.ts';
import type { App } from './app.ts';
import { findFrame, findLastFrame } from './state.ts';

const STEP = 4;
const ZOOM = 1.4;

/** Everything can be done from the keyboard. */
export function listenToKeys(app: App, canvas: HTMLCanvasElement, open: () => void): void {
  const keys = makeKeyTable(app, canvas, open);
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    const isTyping =
      target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== 'range');
    const isPressing =
      target instanceof HTMLElement &&
      target.matches('button, summary') &&
      (event.key === ' ' || event.key === 'Enter');
    if (isTyping || isPressing || (app.state.isHelpOpen && event.key !== 'Escape')) return;
    if (event.key === 'Enter' && target !== canvas) return;
    const act = keys[nameKey(event)];
    if (!act || (!app.state.show && act !== open)) return;
    event.preventDefault();
    act();
  });
}

/** A key as the table has it: letters small, and Shift told only with arrows. */
function nameKey({ key, shiftKey }: KeyboardEvent): string {
  if (key.length === 1) return key.toLowerCase();
  return shiftKey && key.startsWith('Arrow') ? `Shift ${key}` : key;
}

function makeKeyTable(app: App, canvas: HTMLCanvasElement, open: () => void): Record<string, () => void> {
  const pan = (rows: number, columns: number) => () => {
    const { camera } = app.state;
    moveCamera(app, canvas, { ...camera, row: camera.row + rows, column: camera.column + columns });
    app.change({ isFollowing: false });
  };
  const zoom = (factor: number) => () => zoomMiddle(app, canvas, factor);
  const help = (): void => app.change({ isHelpOpen: !app.state.isHelpOpen });
  const back = (): void => app.step(-1);
  const on = (): void => app.step(1);
  return {
    ' ': () => app.toggle(),
    ArrowLeft: back,
    ArrowUp: back,
    ArrowRight: on,
    ArrowDown: on,
    PageUp: () => app.step(-10),
    PageDown: () => app.step(10),
    Home: () => app.seek(0),
    End: () => app.seek(findLastFrame(app.state)),
    '+': () => app.changeSpeed(1),
    '=': () => app.changeSpeed(1),
    '-': () => app.changeSpeed(-1),
    '[': () => app.seek(findMarkBeside(app.state, -1)),
    ']': () => app.seek(findMarkBeside(app.state, 1)),
    a: () => app.change({ isAnimated: !app.state.isAnimated }),
    l: () => app.change({ letters: !app.state.letters }),
    t: () => app.change({ isDark: !app.state.isDark }),
    z: zoom(ZOOM),
    x: zoom(1 / ZOOM),
    '0': zoom(0),
    'Shift ArrowUp': pan(-STEP, 0),
    'Shift ArrowDown': pan(STEP, 0),
    'Shift ArrowLeft': pan(0, -STEP),
    'Shift ArrowRight': pan(0, STEP),
    f: () => toggleFollow(app),
    o: open,
    h: help,
    '?': help,
    Enter: () => chooseNext(app),
    Escape: () => app.change({ chosenUnit: undefined, chosenCell: undefined, isFollowing: false, isHelpOpen: false }),
  };
}

function zoomMiddle(app: App, canvas: HTMLCanvasElement, factor: number): void {
  const { show, camera } = app.state;
  if (!show) return;
  const { width, height } = canvas;
  const sheet = show.drawing.measureSheet(getFrame(show.film, 0).view);
  const layout = layOut(camera, sheet, width, height);
  moveCamera(app, canvas, zoomAt(camera, factor, layout, width / 2, height / 2));
}

/** Goes through the units, for people without a pointer. */
function chooseNext(app: App): void {
  const { show, chosenUnit = -1 } = app.state;
  if (!show) return;
  const ids = show.drawing.listTokens(getFrame(show.film, findFrame(app.state)).view).map(({ id }) => id);
  ids.sort((a, b) => a - b);
  const next = ids.find((id) => id > chosenUnit) ?? ids[0];
  app.change({ chosenUnit: next, chosenCell: undefined });
}
