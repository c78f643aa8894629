import { PLAYERS } from '../../engine/core/players.ts';
import type { Curves } from '../film/statistics.ts';
import type { App, Part } from '../page/app.ts';
import { make, setText } from '../page/make-element.ts';
import { findFrame, labelRound, type Show, type ViewerState } from '../page/state.ts';
import { makeScale, drawChart, shortenNumber } from './chart.ts';
import { makeSwatch } from './players-panel.ts';

interface Chart {
  readonly element: HTMLElement;
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
    makeChart(app, 'Points', ({ statistics }) => statistics.scores),
    makeChart(
      app,
      select,
      (show, { chart }) => listChoices(show).find(({ key }) => key === chart) ?? show.statistics.scores,
    ),
    makeChart(
      app,
      'Time (ms)',
      ({ statistics }) => statistics.times,
      ({ film }) => film.limits?.roundMs ?? undefined,
    ),
  ];
  panel.replaceChildren(...all.map(({ element }) => element));
  let drawn = '';
  new ResizeObserver(() => {
    drawn = '';
    app.draw();
  }).observe(panel);
  return {
    update(state) {
      const { show } = state;
      if (!show) return;
      // Curves are drawn again only when there is more of them; a cursor moves over them.
      const key = [show.film.seed, show.film.frames.length, state.chart, state.isDark, show.film.game].join(' ');
      const isGrowing = !show.film.isComplete && show.film.frames.length % 20 !== 0;
      if (key !== drawn && !(isGrowing && drawn !== '')) {
        drawn = key;
        fillChoices(select, show, state.chart);
        for (const chart of all) redraw(chart, show, state);
      }
      for (const chart of all) showPoint(chart, show, state);
    },
  };
}

function makeChart(
  app: App,
  title: string | HTMLElement,
  choose: Chart['choose'],
  limit: Chart['limit'] = () => undefined,
): Chart {
  const canvas = make('canvas', { class: 'chart', role: 'img', tabindex: -1 });
  const cursor = make('div', { class: 'cursor' });
  const values = PLAYERS.map(() => make('span'));
  const key = make('div', { class: 'key' }, ...PLAYERS.flatMap((player) => [makeSwatch(player), values[player]!]));
  const head = make('div', { class: 'chart-head' }, typeof title === 'string' ? make('h3', {}, title) : title, key);
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
  return { element, canvas, cursor, values, choose, limit };
}

const listChoices = ({ statistics }: Show): Curves[] => [
  ...statistics.figures,
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
  const curves = chart.choose(show, state);
  const isEmpty = curves.series.every((series) => series.every((value) => value === null));
  chart.element.hidden = isEmpty;
  if (isEmpty) return;
  chart.canvas.setAttribute('aria-label', `${curves.label} of the four players over the rounds`);
  drawChart(chart.canvas, { curves, frames: show.film.rounds, limit: chart.limit(show), isDark: state.isDark });
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
