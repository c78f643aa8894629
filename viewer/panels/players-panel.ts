import { getFrame } from '../film/film.ts';
import { findExit } from '../film/find-fault.ts';
import { PLAYERS, type Player } from '../../engine/core/players.ts';
import type { Statistics } from '../film/statistics.ts';
import { findPlayerColour } from '../games/palette.ts';
import type { App, Part } from '../app/app.ts';
import { make, makeButton, setText } from '../app/make-element.ts';
import { findFrame, type ViewerState } from '../app/state.ts';
import type { Show } from '../film/show.ts';
import { makeSwatch } from './swatch.ts';

interface Card {
  readonly element: HTMLElement;
  readonly score: HTMLElement;
  readonly place: HTMLElement;
  readonly bar: HTMLElement;
  readonly values: readonly HTMLElement[];
  readonly cpu: HTMLElement;
  readonly filter: HTMLElement;
  readonly fate: HTMLButtonElement;
}

export const PLACES = ['', '1st', '2nd', '3rd', '4th'] as const;

/** The column with what each player has. */
export function makePlayers(app: App, column: HTMLElement): Part {
  let cards: Card[] = [];
  let shown: Show | undefined;
  return {
    update(state) {
      const { show } = state;
      if (!show) return;
      if (show !== shown) {
        shown = show;
        cards = PLAYERS.map((player) => makeCard(app, show, player));
        column.replaceChildren(...cards.map(({ element }) => element));
      }
      fill(cards, show, state);
    },
  };
}

function makeCard(app: App, { film, drawing }: Show, player: Player): Card {
  const score = make('strong', { class: 'score' });
  const place = make('span', { class: 'place' });
  const bar = make('div', { class: 'bar', style: `background:${findPlayerColour(player)}` });
  const cpu = make('dd');
  const fate = makeButton('Go to the round in which it went out', '', () => goToFault(app, player), {
    class: 'fate',
    hidden: true,
  });
  const values = drawing.figures.map(() => make('dd'));
  const list = make('dl', {});
  for (const [index, { label }] of drawing.figures.entries())
    list.append(make('div', { 'data-figure': drawing.figures[index]!.key }, make('dt', {}, label), values[index]!));
  list.append(make('div', { class: 'cpu' }, make('dt', {}, 'CPU time'), cpu));
  const named = `${film.names[player]} (${player})`;
  const filter = makeButton(`${named}: show only this player in the log`, '', () => filterLog(app, player), {
    class: 'name',
    'aria-pressed': 'false',
  });
  filter.append(makeSwatch(player), make('span', { class: 'number' }, String(player)), ` ${film.names[player]}`);
  const element = make(
    'section',
    { class: 'player', 'aria-label': `Player ${player}, ${film.names[player]}` },
    make('header', {}, filter, place, score),
    make('div', { class: 'track' }, bar),
    list,
    fate,
  );
  element.style.setProperty('--colour', findPlayerColour(player));
  return { element, score, place, bar, values, cpu, filter, fate };
}

/** A click shows a player's lines in the log, another click everybody's again. */
function filterLog(app: App, player: Player): void {
  const { log } = app.state;
  app.change({ log: { ...log, player: log.player === player ? -1 : player } });
}

function goToFault(app: App, player: Player): void {
  const { show } = app.state;
  const found = show && findExit(show.film, player);
  if (found) app.seek(found.frame);
}

function fill(cards: readonly Card[], show: Show, state: ViewerState): void {
  const frame = findFrame(state);
  const { scores } = getFrame(show.film, frame);
  const most = Math.max(1, ...scores);
  for (const player of PLAYERS) {
    const card = cards[player]!;
    const place = 1 + scores.filter((score) => score > scores[player]).length;
    setText(card.score, scores[player].toLocaleString('en'));
    setText(card.place, PLACES[place]!);
    card.element.classList.toggle('leads', place === 1);
    card.bar.style.transform = `scaleX(${Math.max(0, scores[player]) / most})`;
    for (const [index, { series }] of show.statistics.figures.entries()) {
      setText(card.values[index]!, (series[player][frame] ?? 0).toLocaleString('en'));
    }
    setText(card.cpu, describeCpu(show, player, frame, state.isClassic));
    card.filter.setAttribute('aria-pressed', String(state.log.player === player));
    showFate(card, show, player, frame);
  }
}

/** The document shows the share of what is allowed, and nothing else. */
function describeCpu({ film, statistics }: Show, player: Player, frame: number, isClassic: boolean): string {
  const status = getFrame(film, frame).status;
  if (status) return status[player] < 0 ? 'out' : `${Math.round(100 * status[player])} %`;
  const used = findCpu(statistics, player, frame);
  if (used === null) return '–';
  const allowed = findAllowedCpu(film);
  const share = allowed === undefined ? undefined : `${((100 * used) / allowed).toFixed(1)} %`;
  if (isClassic && share !== undefined) return share;
  const time = used < 1000 ? `${Math.round(used)} ms` : `${(used / 1000).toFixed(2)} s`;
  return share === undefined ? time : `${time} · ${share}`;
}

/** Milliseconds for the whole match: what the limits say, or what all answers together may take. */
function findAllowedCpu({ limits, rounds }: Show['film']): number | undefined {
  if (!limits) return undefined;
  const { cpuMs, startMs, roundMs } = limits;
  if (cpuMs !== null && cpuMs !== undefined) return cpuMs;
  return startMs === null || roundMs === null ? undefined : startMs + roundMs * (rounds - 1);
}

function findCpu({ cpu }: Statistics, player: Player, frame: number): number | null {
  return frame === 0 && (cpu.series[player][1] ?? null) !== null ? 0 : (cpu.series[player][frame] ?? null);
}

/** Says of a player that is out why, from the round on in which it went. */
function showFate({ fate, element }: Card, { film }: Show, player: Player, frame: number): void {
  const found = findExit(film, player);
  const isOut = found !== undefined && found.frame < frame;
  fate.hidden = !isOut;
  element.classList.toggle('out', isOut);
  if (isOut) setText(fate, `Out since round ${found.text}`);
}
