import { getFrame } from '../film/film.ts';
import { PLAYERS, type Player } from '../../engine/core/players.ts';
import type { Statistics } from '../film/statistics.ts';
import { findPlayerColour, PLAYER_SHAPES } from '../games/palette.ts';
import type { Part } from '../page/app.ts';
import { make, setText } from '../page/make-element.ts';
import { findFrame, type Show, type ViewerState } from '../page/state.ts';

interface Card {
  readonly element: HTMLElement;
  readonly score: HTMLElement;
  readonly place: HTMLElement;
  readonly bar: HTMLElement;
  readonly values: readonly HTMLElement[];
  readonly cpu: HTMLElement;
  readonly fate: HTMLElement;
}

const SHAPE_PATHS: Record<string, string> = {
  circle: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13',
  square: 'M2 2h12v12h-12z',
  triangle: 'M8 1l7 13.5h-14z',
  diamond: 'M8 .5L15.5 8L8 15.5L.5 8z',
};

/** A player's colour and shape, as on the board. */
export function makeSwatch(player: number): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('class', 'swatch');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', SHAPE_PATHS[PLAYER_SHAPES[player] ?? 'circle']!);
  path.setAttribute('fill', findPlayerColour(player));
  svg.append(path);
  return svg;
}

/** The column with what each player has. */
export function makePlayers(column: HTMLElement): Part {
  let cards: Card[] = [];
  let shown: Show | undefined;
  return {
    update(state) {
      const { show } = state;
      if (!show) return;
      if (show !== shown) {
        shown = show;
        cards = PLAYERS.map((player) => makeCard(show, player));
        column.replaceChildren(...cards.map(({ element }) => element));
      }
      fill(cards, show, state);
    },
  };
}

function makeCard({ film, drawing }: Show, player: Player): Card {
  const score = make('strong', { class: 'score' });
  const place = make('span', { class: 'place' });
  const bar = make('div', { class: 'bar', style: `background:${findPlayerColour(player)}` });
  const cpu = make('dd');
  const fate = make('p', { class: 'fate', hidden: true });
  const values = drawing.figures.map(() => make('dd'));
  const list = make('dl', {});
  for (const [index, { label }] of drawing.figures.entries())
    list.append(make('div', {}, make('dt', {}, label), values[index]!));
  list.append(make('div', {}, make('dt', {}, 'CPU time'), cpu));
  const name = make('span', { class: 'name', title: film.names[player] }, film.names[player]);
  const head = make('header', {}, makeSwatch(player), name, place, score);
  const label = `Player ${player}, ${film.names[player]}`;
  const element = make(
    'section',
    { class: 'player', 'aria-label': label },
    head,
    make('div', { class: 'track' }, bar),
    list,
    fate,
  );
  element.style.setProperty('--colour', findPlayerColour(player));
  return { element, score, place, bar, values, cpu, fate };
}

function fill(cards: readonly Card[], show: Show, state: ViewerState): void {
  const frame = findFrame(state);
  const { scores } = getFrame(show.film, frame);
  const most = Math.max(1, ...scores);
  for (const player of PLAYERS) {
    const card = cards[player]!;
    const place = 1 + scores.filter((score) => score > scores[player]).length;
    setText(card.score, scores[player].toLocaleString('en'));
    setText(card.place, ['', '1st', '2nd', '3rd', '4th'][place]!);
    card.element.classList.toggle('leads', place === 1);
    card.bar.style.transform = `scaleX(${Math.max(0, scores[player]) / most})`;
    for (const [index, { series }] of show.statistics.figures.entries()) {
      setText(card.values[index]!, (series[player][frame] ?? 0).toLocaleString('en'));
    }
    setText(card.cpu, describeCpu(show, player, frame));
    showFate(card, show, player, frame);
  }
}

function describeCpu({ film, statistics }: Show, player: Player, frame: number): string {
  const status = getFrame(film, frame).status;
  if (status) return status[player] < 0 ? 'out' : `${Math.round(100 * status[player])} %`;
  const used = findCpu(statistics, player, frame);
  if (used === null) return '–';
  return used < 1000 ? `${Math.round(used)} ms` : `${(used / 1000).toFixed(2)} s`;
}

function findCpu({ cpu }: Statistics, player: Player, frame: number): number | null {
  return frame === 0 && (cpu.series[player][1] ?? null) !== null ? 0 : (cpu.series[player][frame] ?? null);
}

/** Says of a bot that is out why, from the round on in which it went. */
function showFate({ fate, element }: Card, { film }: Show, player: Player, frame: number): void {
  const step = film.steps.findIndex(({ faults }) => faults?.some((fault) => fault.player === player));
  const isOut = step !== -1 && step < frame;
  fate.hidden = !isOut;
  element.classList.toggle('out', isOut);
  if (!isOut) return;
  const { code, reason, round } = film.steps[step]!.faults!.find((fault) => fault.player === player)!;
  setText(fate, `Out since round ${round}: ${code}`);
  fate.title = reason;
}
