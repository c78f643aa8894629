import { getFrame } from '../film/film.ts';
import { traceCell, traceUnit, type Chapter } from '../film/history.ts';
import type { App, Part } from '../page/app.ts';
import { make, makeButton } from '../page/make-element.ts';
import { findFrame, labelRound, type Cell, type Show, type ViewerState } from '../page/state.ts';
import { findToken } from './board-panel.ts';
import { makeSwatch } from './players-panel.ts';

const PAUSE_MS = 150;
const MOST_CHAPTERS = 40;

/** Everything known of what is under the pointer or was clicked. */
export function makeInspector(app: App, panel: HTMLElement): Part {
  let shown = '';
  let last = 0;
  return {
    update(state) {
      const { show, hover, chosenCell, chosenUnit, isFollowing, isPlaying } = state;
      if (!show) return;
      const key = [findFrame(state), hover, chosenCell, chosenUnit, isFollowing, show.film.frames.length].join(' ');
      if (key === shown || (isPlaying && performance.now() - last < PAUSE_MS)) return;
      shown = key;
      last = performance.now();
      panel.replaceChildren(...makeContent(app, show, state));
    },
  };
}

function makeContent(app: App, show: Show, state: ViewerState): Node[] {
  const { hover, chosenCell, chosenUnit, isFollowing } = state;
  const frame = findFrame(state);
  const parts: Node[] = [];
  if (chosenUnit !== undefined) {
    const follow = makeButton('Follow this unit (F)', isFollowing ? 'Following' : 'Follow', () => toggleFollow(app), {
      'aria-pressed': String(isFollowing),
    });
    const release = makeButton('Let go (Escape)', '×', () => app.change({ chosenUnit: undefined, isFollowing: false }));
    parts.push(make('div', { class: 'row' }, make('h3', {}, `Unit ${chosenUnit}`), follow, release));
    parts.push(
      ...describeUnitInFull(show, frame, chosenUnit),
      makeHistoryList(app, show, traceUnit(show.film, show.drawing, chosenUnit)),
    );
  } else if (chosenCell) {
    parts.push(...describeCellInFull(show, frame, chosenCell));
    parts.push(makeHistoryList(app, show, traceCell(show.film, show.drawing, ...chosenCell)));
  }
  if (hover) parts.push(make('hr'), ...describeCellInFull(show, frame, hover));
  if (parts.length === 0) parts.push(make('p', { class: 'hint' }, 'Point at the board, or click a unit or a cell.'));
  return parts;
}

export function toggleFollow(app: App): void {
  const { chosenUnit, isFollowing, camera } = app.state;
  if (chosenUnit === undefined) return;
  const zoom = isFollowing ? camera.zoom : Math.max(camera.zoom, 2.5);
  app.change({ isFollowing: !isFollowing, camera: { ...camera, zoom } });
}

function describeCellInFull(show: Show, frame: number, cell: Cell): Node[] {
  const { drawing, film } = show;
  const view = getFrame(film, frame).view;
  const lines = drawing
    .describeCell(view, ...cell)
    .map((line) =>
      line.replace(/^owner (\d)$/, (_, player: string) => `owned by ${film.names[Number(player)]} (${player})`),
    );
  const token = findToken(show, frame, cell);
  return [
    make('h3', {}, drawing.nameCell(...cell)),
    make('p', {}, lines.join(', ')),
    ...(token
      ? [make('p', {}, make('strong', {}, `Unit ${token.id}`)), ...describeUnitInFull(show, frame, token.id)]
      : []),
  ];
}

function describeUnitInFull({ film, drawing }: Show, frame: number, id: number): Node[] {
  const { view } = getFrame(film, frame);
  const token = drawing.listTokens(view).find((one) => one.id === id);
  const place = token ? [drawing.nameCell(token.row, token.column)] : [];
  const orders = film.steps[frame]?.orders?.flat().filter((order) => Object.values(order)[0] === id) ?? [];
  const asked = orders.map((order) => `ordered: ${JSON.stringify(order)}`);
  const lines = [...drawing.describeUnit(view, id, film.names), ...place, ...asked];
  const text = make('p', {}, lines.join(' · '));
  if (token && token.player >= 0) text.prepend(makeSwatch(token.player), ' ');
  return [text];
}

function makeHistoryList(app: App, { film }: Show, chapters: readonly Chapter[]): HTMLElement {
  const lines = chapters.slice(-MOST_CHAPTERS).map(({ frame, text }) => {
    const label = labelRound(film, frame);
    return make(
      'li',
      {},
      makeButton(`Go to round ${label}`, label, () => app.seek(frame), { class: 'link' }),
      ` ${text}`,
    );
  });
  return make('details', { class: 'history', open: true }, make('summary', {}, 'History'), make('ol', {}, ...lines));
}
