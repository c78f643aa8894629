import { filterLines, LOG_KINDS, type LogLine } from '../film/log-lines.ts';
import type { App, Part } from '../app/app.ts';
import { make, makeButton, setText } from '../app/make-element.ts';
import { reconcile } from '../app/reconcile.ts';
import { findFrame, type ViewerState } from '../app/state.ts';
import { labelRound, type Film } from '../film/film.ts';
import type { LogFilter } from '../film/log-lines.ts';
import type { Show } from '../film/show.ts';
import { makeSwatch } from './swatch.ts';

const PAUSE_MS = 200;
/** So many lines are shown of a whole match, those around the round on show. */
const MAX_LINES = 300;
const MAX_DETAIL_LENGTH = 20_000;

/** What happened on the way to this round and what the bots said and ordered in it, or all of the match. */
export function makeLog(app: App, panel: HTMLElement): Part {
  const change = (log: Partial<LogFilter>): void => app.change({ log: { ...app.state.log, ...log } });
  const filters = makeFilters(change);
  const title = make('h2');
  const list = make('div', { class: 'log-list', tabindex: 0, role: 'region', 'aria-label': 'Log of the round' });
  const count = make('p', { class: 'hint' });
  panel.replaceChildren(make('div', { class: 'row' }, title, filters.scope), filters.row, list, count);
  let shown = '';
  let last = 0;
  let owner: Show | undefined;
  let all: { key: string; lines: LogLine[] } = { key: '', lines: [] };
  return {
    update(state) {
      const { show, isPlaying, log } = state;
      if (!show) return;
      const frame = findFrame(state);
      const key = JSON.stringify([frame, log, show.statistics.events.length, show.film.isComplete]);
      const isNew = show !== owner;
      if (!isNew && (key === shown || (isPlaying && performance.now() - last < PAUSE_MS))) return;
      if (isNew) filters.nameThem(show);
      owner = show;
      shown = key;
      last = performance.now();
      filters.show(state);
      setText(title, describeTitle(show, frame, log));
      const kept = log.scope === 'round' ? '' : JSON.stringify([log, show.film.frames.length]);
      // All lines of a match are collected once, not for every round that is shown.
      if (isNew || kept === '' || kept !== all.key) all = { key: kept, lines: filterLines(show, frame, log) };
      const lines = log.scope === 'round' ? all.lines.slice(0, MAX_LINES) : chooseAround(all.lines, frame);
      fillList(app, list, lines, { film: show.film, scope: log.scope, frame });
      setText(count, describeCount(lines.length, all.lines.length));
    },
  };
}

function describeTitle({ film }: Show, frame: number, { scope }: LogFilter): string {
  if (scope === 'match') return 'Log, all rounds';
  return frame >= film.rounds ? 'Log, the end' : `Log, round ${labelRound(film, frame)}`;
}

function describeCount(shown: number, found: number): string {
  if (found === 0) return 'Nothing is recorded here.';
  return shown < found ? `${shown} of ${found} lines, those around this round` : '';
}

function chooseAround(lines: readonly LogLine[], frame: number): LogLine[] {
  const here = lines.findIndex((line) => line.frame >= frame);
  const middle = here === -1 ? lines.length : here;
  const from = Math.max(0, Math.min(lines.length - MAX_LINES, middle - MAX_LINES / 2));
  return lines.slice(from, from + MAX_LINES);
}

function makeFilters(change: (log: Partial<LogFilter>) => void) {
  const select = (label: string, onChange: (value: string) => void): HTMLSelectElement => {
    const element = make('select', { 'aria-label': label });
    element.addEventListener('change', () => onChange(element.value));
    return element;
  };
  const scope = select('Which rounds the log shows', (value) => change({ scope: value as LogFilter['scope'] }));
  scope.append(make('option', { value: 'round' }, 'this round'), make('option', { value: 'match' }, 'whole match'));
  const kind = select('What kind of lines the log shows', (value) => change({ kind: value }));
  const kinds = Object.entries(LOG_KINDS).map(([value, label]) => make('option', { value }, label));
  kind.append(make('option', { value: '' }, 'all kinds'), ...kinds);
  const player = select('Whose lines the log shows', (value) => change({ player: Number(value) }));
  const search = make('input', { type: 'search', placeholder: 'Search', 'aria-label': 'Search the log' });
  search.addEventListener('input', () => change({ search: search.value }));
  return {
    scope,
    row: make('div', { class: 'row filters' }, player, kind, search),
    nameThem({ film }: Show): void {
      const names = film.names.map((name, seat) => make('option', { value: seat }, `${name} (${seat})`));
      player.replaceChildren(make('option', { value: -1 }, 'all bots'), ...names);
    },
    show({ log }: ViewerState): void {
      scope.value = log.scope;
      kind.value = log.kind;
      player.value = String(log.player);
      if (search.value !== log.search) search.value = log.search;
    },
  };
}

function fillList(
  app: App,
  list: HTMLElement,
  lines: readonly LogLine[],
  { film, scope, frame }: { readonly film: Film; readonly scope: LogFilter['scope']; readonly frame: number },
): void {
  const counts = new Map<string, number>();
  // In the log of a round the lines of the same kind and player stay the same elements from round to round.
  const readKey = ({ kind, player, frame }: LogLine): string => {
    const base = `${scope === 'match' ? frame : ''} ${kind} ${player}`;
    const number = counts.get(base) ?? 0;
    counts.set(base, number + 1);
    return `${base} ${number}`;
  };
  const build = (line: LogLine): HTMLElement => {
    const link = makeButton('Go to this round', '', () => app.seek(Number(link.dataset['frame'])), { class: 'link' });
    const swatch = line.player >= 0 ? [makeSwatch(line.player)] : [];
    const text = make('span', { class: 'text' });
    if (line.detail === undefined) return make('p', { class: `line ${line.kind}` }, link, ...swatch, text);
    const open = line.kind === 'stderr' && scope === 'round';
    const summary = make('summary', {}, ...swatch, ' ', text);
    const details = make('details', { open }, summary, make('pre', { tabindex: 0 }));
    return make('div', { class: `line ${line.kind}` }, link, details);
  };
  const fill = (element: HTMLElement, line: LogLine): void => {
    const link = element.querySelector<HTMLElement>('.link')!;
    link.hidden = scope === 'round';
    link.dataset['frame'] = String(line.frame);
    setText(link, labelRound(film, line.frame));
    setText(element.querySelector('.text')!, line.text);
    element.classList.toggle('now', scope === 'match' && line.frame === frame);
    const pre = element.querySelector('pre');
    if (pre) setText(pre, (line.detail ?? '').slice(0, MAX_DETAIL_LENGTH));
  };
  reconcile(list, lines, { readKey, build, fill });
}
