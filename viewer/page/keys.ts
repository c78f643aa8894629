import { getFrame } from '../film/film.ts';
import { zoomAt, layOut } from '../board/camera.ts';
import { chooseAt, moveCamera, movePointer } from '../panels/board-panel.ts';
import { findMarkBeside, goToEnd } from '../panels/controls-panel.ts';
import { toggleFollow } from '../panels/inspector-panel.ts';
import { togglePresenting } from '../panels/presentation.ts';
import type { App } from '../app/app.ts';
import type { Playlist } from './playlist.ts';
import { findFrame } from '../app/state.ts';

const STEP = 4;
const ZOOM = 1.4;
/** What moves within a list or a text that is longer than its place. */
const SCROLLING = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

/** Everything can be done from the keyboard. */
export function listenToKeys(app: App, canvas: HTMLCanvasElement, open: () => void, playlist: Playlist): void {
  const keys = { ...makeKeyTable(app, canvas, open), n: () => playlist.step(1), b: () => playlist.step(-1) };
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isForTarget(event)) return;
    const act: (() => void) | undefined = keys[nameKey(event) as keyof typeof keys];
    const { isHelpOpen } = app.state;
    if (isHelpOpen && !['Escape', '?', 'h'].includes(nameKey(event))) return;
    if (event.key === 'Enter' && event.target !== canvas) return;
    if (!act || (!app.state.show && act !== open)) return;
    event.preventDefault();
    act();
  });
}

/** Whether a key belongs to what has the focus: a field, a button, a list that can be scrolled. */
function isForTarget({ target, key }: KeyboardEvent): boolean {
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement && target.type !== 'range') return target.type !== 'checkbox' || key === ' ';
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('button, summary') && (key === ' ' || key === 'Enter')) return true;
  const list = target.closest<HTMLElement>('.log-list, .history ol, pre, #side, #charts, dialog');
  return SCROLLING.includes(key) && list !== null && list.scrollHeight > list.clientHeight;
}

/** A key as the table has it: letters small, and Shift named only with arrows. */
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
    End: () => goToEnd(app),
    '+': () => app.changeSpeed(1),
    '=': () => app.changeSpeed(1),
    '-': () => app.changeSpeed(-1),
    '[': () => app.seek(findMarkBeside(app.state, -1)),
    ']': () => app.seek(findMarkBeside(app.state, 1)),
    a: () => app.change({ isAnimated: !app.state.isAnimated }),
    l: () => app.change({ layers: { ...app.state.layers, letters: !app.state.layers.letters } }),
    c: () => app.change({ isClassic: !app.state.isClassic }),
    t: () => app.change({ isDark: !app.state.isDark }),
    z: zoom(ZOOM),
    x: zoom(1 / ZOOM),
    '0': zoom(0),
    'Shift ArrowUp': pan(-STEP, 0),
    'Shift ArrowDown': pan(STEP, 0),
    'Shift ArrowLeft': pan(0, -STEP),
    'Shift ArrowRight': pan(0, STEP),
    '8': () => movePointer(app, -1, 0),
    '2': () => movePointer(app, 1, 0),
    '4': () => movePointer(app, 0, -1),
    '6': () => movePointer(app, 0, 1),
    '5': () => app.state.hover && chooseAt(app, app.state.hover),
    f: () => toggleFollow(app),
    o: open,
    p: () => togglePresenting(app),
    r: () => app.change({ isResultOpen: !app.state.isResultOpen }),
    h: help,
    '?': help,
    Enter: () => chooseNext(app),
    Escape: () => letGo(app),
  };
}

/** Escape goes one step back: out of a window, then out of the presentation, then it lets go of what is chosen. */
function letGo(app: App): void {
  const { isHelpOpen, isResultOpen, isPresenting } = app.state;
  if (isHelpOpen || isResultOpen) app.change({ isHelpOpen: false, isResultOpen: false });
  else if (isPresenting) togglePresenting(app);
  else app.change({ chosenUnit: undefined, chosenCell: undefined, isFollowing: false });
}

function zoomMiddle(app: App, canvas: HTMLCanvasElement, factor: number): void {
  const { show, camera } = app.state;
  if (!show) return;
  const { width, height } = canvas;
  const sheet = show.drawing.measureSheet(getFrame(show.film, 0).view);
  const layout = layOut(camera, sheet, width, height);
  moveCamera(app, canvas, zoomAt(camera, factor, layout, { x: width / 2, y: height / 2 }));
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
