import { getFrame } from '../film/film.ts';
import { traceCell, traceUnit } from '../film/history.ts';
import { listUnitOrders, traceOrders, type UnitOrder } from '../film/unit-orders.ts';
import type { App, Part } from '../app/app.ts';
import { make, makeButton, setText } from '../app/make-element.ts';
import { reconcile } from '../app/reconcile.ts';
import { findFrame, type Cell, type ViewerState } from '../app/state.ts';
import { labelRound } from '../film/film.ts';
import type { Show } from '../film/show.ts';
import { findCellAt } from '../board/cells.ts';
import { findToken } from './board-panel.ts';
import { makeSwatch } from './swatch.ts';

const PAUSE_MS = 150;
const MAX_CHAPTERS = 200;

/** Everything known of what is under the pointer or was clicked. Its elements are made once and filled: they can be used while the match plays. */
export function makeInspector(app: App, panel: HTMLElement): Part {
  const follow = makeButton('Follow this unit (F)', 'Follow', () => toggleFollow(app), { class: 'follow' });
  const release = makeButton('Let go (Escape)', '×', () => letGo(app));
  const title = make('h2');
  const head = make('div', { class: 'row' }, title, follow, release);
  const about = make('div', { 'aria-live': 'polite', class: 'about' });
  const history = makeList('History');
  const orders = makeList('Orders');
  const under = make('div', { class: 'under' });
  const hint = make('p', { class: 'hint' }, 'Point at the board, or click a unit or a cell.');
  panel.replaceChildren(head, about, history.element, orders.element, under, hint);
  let shown = '';
  let listed = '';
  let owner: Show | undefined;
  let last = 0;
  return {
    update(state) {
      const { show, hover, chosenCell, chosenUnit, isFollowing, isPlaying } = state;
      if (!show) return;
      const frame = findFrame(state);
      const { frames, perspective } = show.film;
      const wanted = [chosenUnit, chosenCell, frames.length, perspective].join(' ');
      const key = [frame, hover, isFollowing, wanted].join(' ');
      if (owner === show && (key === shown || (isPlaying && performance.now() - last < PAUSE_MS))) return;
      const isNew = owner !== show;
      owner = show;
      shown = key;
      last = performance.now();
      const isChosen = chosenUnit !== undefined || chosenCell !== undefined;
      head.hidden = !isChosen;
      follow.hidden = chosenUnit === undefined;
      follow.setAttribute('aria-pressed', String(isFollowing));
      setText(follow, isFollowing ? 'Following' : 'Follow');
      // A screen reader announces it while the match stands still; while it plays there would be no end to it.
      about.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
      setText(title, nameChoice(show, state));
      fillLines(about, isChosen ? describeChoice(show, state) : []);
      fillLines(under, hover ? describeCell(show, frame, hover) : []);
      hint.hidden = isChosen || hover !== undefined;
      if (isNew || wanted !== listed) {
        listed = wanted;
        fillHistory(app, history, show, state);
        fillOrders(app, orders, show, chosenUnit);
      }
      markNow(history.list, frame);
      markNow(orders.list, frame);
    },
  };
}

interface List {
  readonly element: HTMLElement;
  readonly title: HTMLElement;
  readonly list: HTMLElement;
}

function makeList(name: string): List {
  const title = make('summary', {}, name);
  const list = make('ol', { tabindex: 0, 'aria-label': name });
  return { element: make('details', { class: 'history', open: true }, title, list), title, list };
}

function letGo(app: App): void {
  app.change({ chosenUnit: undefined, chosenCell: undefined, isFollowing: false });
}

export function toggleFollow(app: App): void {
  const { chosenUnit, isFollowing, camera } = app.state;
  if (chosenUnit === undefined) return;
  const zoom = isFollowing ? camera.zoom : Math.max(camera.zoom, 2.5);
  app.change({ isFollowing: !isFollowing, camera: { ...camera, zoom } });
}

/** A line of text, and whose it is. */
interface Line {
  readonly text: string;
  readonly player?: number;
  readonly kind?: string;
}

function fillLines(parent: HTMLElement, lines: readonly Line[]): void {
  reconcile(parent, lines, {
    readKey: ({ player, kind }, index) => `${index} ${player} ${kind}`,
    build: ({ player = -1, kind = '' }) =>
      make('p', { class: kind }, ...(player >= 0 ? [makeSwatch(player), ' '] : []), make('span')),
    fill: (element, { text }) => setText(element.querySelector('span')!, text),
  });
}

function nameChoice({ drawing }: Show, { chosenUnit, chosenCell }: ViewerState): string {
  if (chosenUnit !== undefined) return `Unit ${chosenUnit}`;
  return chosenCell ? drawing.nameCell(...chosenCell) : '';
}

function describeChoice(show: Show, state: ViewerState): Line[] {
  const { chosenUnit, chosenCell } = state;
  const frame = findFrame(state);
  if (chosenUnit !== undefined) return describeUnit(show, frame, chosenUnit);
  return chosenCell ? describeCell(show, frame, chosenCell).slice(1) : [];
}

function describeCell(show: Show, frame: number, cell: Cell): Line[] {
  const { drawing, film } = show;
  const land = drawing
    .describeCell(getFrame(film, frame).view, ...cell)
    .map((line) =>
      line.replace(/^owner (\d)$/, (_, player: string) => `owned by ${film.names[Number(player)]} (${player})`),
    );
  const token = findToken(show, frame, cell);
  const unit = token ? [{ text: `Unit ${token.id}`, kind: 'strong' }, ...describeUnit(show, frame, token.id)] : [];
  return [{ text: drawing.nameCell(...cell), kind: 'strong' }, { text: land.join(', ') }, ...unit];
}

function describeUnit({ film, drawing }: Show, frame: number, id: number): Line[] {
  const { view } = getFrame(film, frame);
  const token = drawing.listTokens(view).find((one) => one.id === id);
  const cell = token && findCellAt(drawing, view, [token.row + 0.5, token.column + 0.5]);
  const place = cell ? [drawing.nameCell(...cell)] : [];
  const text = [...drawing.describeUnit(view, id, film.names), ...place].join(' · ');
  const orders = listUnitOrders(film, drawing, id, frame).map(({ index, asked, outcome, isRefused }) => ({
    text: `order ${index}: ${asked}: ${outcome}`,
    kind: isRefused ? 'refusal' : 'ordered',
  }));
  return [{ text, ...(token && token.player >= 0 ? { player: token.player } : {}) }, ...orders];
}

function makeEntry(app: App, film: Show['film'], frame: number): HTMLElement {
  const label = labelRound(film, frame);
  const link = makeButton(`Go to round ${label}`, label, () => app.seek(frame), { class: 'link' });
  return make('li', { 'data-frame': frame }, link, ' ', make('span'));
}

function fillOrders(app: App, { element, title, list }: List, { film, drawing }: Show, unit: number | undefined): void {
  const orders = unit === undefined ? [] : traceOrders(film, drawing, unit);
  const refused = orders.filter(({ isRefused }) => isRefused).length;
  element.hidden = orders.length === 0;
  setText(title, `Orders: ${orders.length}${refused === 0 ? '' : `, ${refused} refused`}`);
  reconcile(list, orders, {
    readKey: ({ frame, index }) => `${frame} ${index}`,
    build: ({ frame }) => makeEntry(app, film, frame),
    fill: (line, { asked, outcome, isRefused }: UnitOrder) => {
      line.className = isRefused ? 'refusal' : '';
      setText(line.querySelector('span')!, `${asked}: ${outcome}`);
    },
  });
}

/** Marks what happened in this round, or was ordered, and brings it into view unless somebody is reading elsewhere in the list. */
function markNow(list: HTMLElement, frame: number): void {
  for (const line of list.children as HTMLCollectionOf<HTMLElement>) {
    const isNow = line.dataset['frame'] === String(frame);
    if (isNow === line.hasAttribute('aria-current')) continue;
    line.toggleAttribute('aria-current', isNow);
    const isRead = list.matches(':hover, :focus-within');
    if (isNow && !isRead) list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 2;
  }
}

/** What became of a unit, or of a cell. */
function fillHistory(app: App, { element, list }: List, show: Show, { chosenUnit, chosenCell }: ViewerState): void {
  const { film, drawing } = show;
  const chapters =
    chosenUnit === undefined
      ? chosenCell
        ? traceCell(film, drawing, ...chosenCell)
        : []
      : traceUnit(film, drawing, chosenUnit);
  element.hidden = chapters.length === 0;
  reconcile(list, chapters.slice(-MAX_CHAPTERS), {
    readKey: ({ frame }) => String(frame),
    build: ({ frame }) => makeEntry(app, film, frame),
    fill: (line, { text }) => setText(line.querySelector('span')!, text),
  });
}
