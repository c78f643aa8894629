import { PLAYERS } from '../../engine/core/players.ts';
import type { Curves } from '../film/statistics.ts';
import type { App, Part } from '../app/app.ts';
import { make, makeButton, setText } from '../app/make-element.ts';
import { findFrame, type ViewerState } from '../app/state.ts';
import { labelRound } from '../film/film.ts';
import type { Show } from '../film/show.ts';
import { makeScale, drawChart, shortenNumber } from './chart.ts';
import { toggleFold } from './fold.ts';
import { makeSwatch } from './swatch.ts';

interface Chart {
  readonly key: string;
  readonly element: HTMLElement;
  readonly fold: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly cursor: HTMLElement;
  readonly values: readonly HTMLElement[];
  choose(show: Show, state: ViewerState): Curves;
  limit(show: Show): number | undefined;
}

/** Points, whatever else one wants to see, and thinking time, all with the same cursor. */
export function makeCharts(app: App, panel: HTMLElement): Part {
  const select = make('select', { id: 'chart-choice', 'aria-label': 'What the second chart shows' });
  select.addEventListener('change', () => app.change({ chart: select.value }));
  const all = [
    makeChart(app, { name: 'points', title: 'Points', choose: ({ statistics }) => statistics.scores }),
    makeChart(app, { name: 'figures', title: select, choose: chooseCurves }),
    makeChart(app, {
      name: 'times',
      title: 'Time (ms)',
      choose: ({ statistics }) => statistics.times,
      limit: ({ film }) => film.limits?.roundMs ?? undefined,
    }),
  ];
  panel.replaceChildren(...all.map(({ element }) => element));
  let drawn = '';
  let owner: Show | undefined;
  const observer = new ResizeObserver(() => {
    drawn = '';
    app.draw();
  });
  for (const { canvas } of all) observer.observe(canvas);
  return {
    update(state) {
      const { show, isDark } = state;
      if (!show) return;
      // Curves are drawn again only when there is more of them, or when they are another film's; a cursor moves over them.
      const key = [show.film.frames.length, state.chart, isDark, show.film.isComplete, state.folded].join(' ');
      const isGrowing = !show.film.isComplete && show.film.frames.length % 20 !== 0 && drawn !== '';
      if (show !== owner || (key !== drawn && !isGrowing)) {
        owner = show;
        drawn = key;
        fillChoices(select, show, state.chart);
        for (const chart of all) redraw(chart, show, state);
      }
      for (const chart of all) showPoint(chart, show, state);
    },
  };
}

const chooseCurves = (show: Show, { chart }: ViewerState): Curves =>
  listChoices(show).find(({ key }) => key === chart) ?? show.statistics.scores;

interface ChartOptions extends Pick<Chart, 'choose'>, Partial<Pick<Chart, 'limit'>> {
  readonly name: string;
  readonly title: string | HTMLElement;
}

function makeChart(app: App, { name, title, choose, limit = () => undefined }: ChartOptions): Chart {
  const canvas = make('canvas', { class: 'chart', role: 'img', tabindex: -1 });
  const cursor = make('div', { class: 'cursor' });
  const values = PLAYERS.map(() => make('span', { class: 'value' }));
  const keys = PLAYERS.map((player) => make('span', { class: 'of' }, makeSwatch(player), values[player]!));
  const fold = makeButton(`Fold the chart of ${name}`, '▾', () => toggleFold(app, name), { class: 'fold' });
  const heading = typeof title === 'string' ? make('h2', {}, title) : title;
  const head = make('div', { class: 'chart-head' }, fold, heading, make('div', { class: 'key' }, ...keys));
  const element = make('figure', {}, head, make('div', { class: 'plot' }, canvas, cursor));
  const seek = (event: PointerEvent): void => {
    const { show } = app.state;
    const { left, width } = canvas.getBoundingClientRect();
    if (show) app.seek(makeScale(width, show.film.rounds).frame(event.clientX - left));
  };
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    seek(event);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (event.buttons > 0) seek(event);
  });
  return { key: name, element, fold, canvas, cursor, values, choose, limit };
}

const listChoices = ({ statistics }: Show): Curves[] => [
  ...statistics.figures,
  ...statistics.parts,
  statistics.income,
  statistics.chances,
  statistics.cpu,
  ...statistics.metrics.values(),
];

function fillChoices(select: HTMLSelectElement, show: Show, chosen: string): void {
  const known = listChoices(show);
  if (select.options.length !== known.length || select.options[0]?.value !== known[0]?.key) {
    select.replaceChildren(...known.map(({ key, label }) => make('option', { value: key }, label)));
  }
  select.value = chosen;
}

function redraw(chart: Chart, show: Show, state: ViewerState): void {
  const { film } = show;
  const curves = chart.choose(show, state);
  const isEmpty = curves.series.every((series) => series.every((value) => value === null));
  const isFolded = state.folded.includes(chart.key);
  chart.element.hidden = isEmpty;
  chart.element.classList.toggle('folded', isFolded);
  chart.fold.setAttribute('aria-expanded', String(!isFolded));
  for (const player of PLAYERS)
    chart.values[player]!.parentElement!.title = `${film.names[player]} (${player}), ${curves.label}`;
  if (isEmpty || isFolded) return;
  const { rounds: frames, firstRound } = film;
  chart.canvas.setAttribute('aria-label', `${curves.label} of the four players over the rounds`);
  drawChart(chart.canvas, { curves, frames, firstRound, limit: chart.limit(show), isDark: state.isDark });
}

function showPoint({ canvas, cursor, values, choose, element }: Chart, show: Show, state: ViewerState): void {
  if (element.hidden) return;
  const frame = findFrame(state);
  const { x } = makeScale(canvas.clientWidth, show.film.rounds);
  cursor.style.transform = `translateX(${x(state.position)}px)`;
  cursor.title = `round ${labelRound(show.film, frame)}`;
  const { series } = choose(show, state);
  for (const player of PLAYERS) {
    const value = series[player][frame];
    setText(values[player]!, value === null || value === undefined ? '–' : shortenNumber(value));
  }
}
