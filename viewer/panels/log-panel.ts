import { PLAYERS, type Player } from '../../engine/core/players.ts';
import type { App, Part } from '../page/app.ts';
import { make } from '../page/make-element.ts';
import { findFrame, labelRound, type Show, type ViewerState } from '../page/state.ts';
import { makeSwatch } from './players-panel.ts';

const PAUSE_MS = 200;
const MOST_ORDERS = 200;

/** What happened on the way to this round, and what the bots said and ordered in it. */
export function makeLog(app: App, panel: HTMLElement): Part {
  const select = make('select', { 'aria-label': 'Whose lines the log shows' });
  select.addEventListener('change', () => app.change({ logPlayer: Number(select.value) }));
  const title = make('h3');
  const list = make('div', { class: 'log-list', tabindex: 0, role: 'region', 'aria-label': 'Log of the round' });
  panel.replaceChildren(make('div', { class: 'row' }, title, select), list);
  let shown = '';
  let last = 0;
  let owner: Show | undefined;
  return {
    update(state) {
      const { show, isPlaying, logPlayer } = state;
      if (!show) return;
      if (show !== owner) {
        owner = show;
        const names = show.film.names.map((name, player) => make('option', { value: player }, `${name} (${player})`));
        select.replaceChildren(make('option', { value: -1 }, 'everybody'), ...names);
      }
      const frame = findFrame(state);
      const key = `${frame} ${logPlayer} ${show.statistics.events.length > frame + 1} ${show.film.seed}`;
      if (key === shown || (isPlaying && performance.now() - last < PAUSE_MS)) return;
      shown = key;
      last = performance.now();
      title.textContent = frame >= show.film.rounds ? 'Log, the end' : `Log, round ${labelRound(show.film, frame)}`;
      list.replaceChildren(...makeLines(show, state));
    },
  };
}

function makeLines(show: Show, state: ViewerState): Node[] {
  const { film, statistics } = show;
  const frame = findFrame(state);
  const isShown = (player: number): boolean => state.logPlayer === -1 || player === state.logPlayer;
  const found: Node[] = (statistics.events[frame] ?? [])
    .filter(({ player }) => isShown(player))
    .map(({ kind, player, text }) => makeLine(kind, player, text));
  const step = film.steps[frame];
  for (const player of PLAYERS.filter(isShown)) {
    if (step?.stderr?.[player]) found.push(makeBlock(player, 'standard error', step.stderr[player]));
    const metrics = step?.debug?.[player]?.metrics;
    if (metrics)
      found.push(
        makeLine(
          'metric',
          player,
          Object.entries(metrics)
            .map(([name, value]) => `${name} ${value}`)
            .join(', '),
        ),
      );
    if (step?.orders) found.push(orders(show, player, step.orders[player]));
  }
  const verdicts = frame >= film.steps.length ? (film.end?.stderr ?? []) : [];
  for (const [player, text] of verdicts.entries())
    if (text !== '') found.push(makeBlock(player as Player, 'last standard error', text));
  if (found.length === 0) found.push(make('p', { class: 'hint' }, 'Nothing is recorded here.'));
  return found;
}

function makeLine(kind: string, player: number, text: string): HTMLElement {
  return make('p', { class: `line ${kind}` }, ...(player >= 0 ? [makeSwatch(player)] : []), make('span', {}, text));
}

function makeBlock(player: Player, title: string, text: string): HTMLElement {
  return make('details', { open: true }, make('summary', {}, makeSwatch(player), ` ${title}`), make('pre', {}, text));
}

function orders({ film }: Show, player: Player, given: readonly object[]): HTMLElement {
  const shown = given.slice(0, MOST_ORDERS).map((order) => JSON.stringify(order));
  const count = `${given.length} ${given.length === 1 ? 'order' : 'orders'} of ${film.names[player]}`;
  return make('details', {}, make('summary', {}, makeSwatch(player), ` ${count}`), make('pre', {}, shown.join('\n')));
}
