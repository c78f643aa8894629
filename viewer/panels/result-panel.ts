import { makeResult, type MatchResult, type ResultRow } from '../film/make-result.ts';
import type { App, Part } from '../app/app.ts';
import { make, makeButton } from '../app/make-element.ts';
import { labelRound } from '../film/film.ts';
import type { Show } from '../film/show.ts';
import { makeSwatch } from './swatch.ts';
import { PLACES } from './players-panel.ts';

/** Who won, by how much, who went out and why, and where it was decided. */
export function makeResultPanel(app: App, panel: HTMLElement): Part {
  let owner: Show | undefined;
  return {
    update({ show, isResultOpen }) {
      panel.hidden = !isResultOpen || !show;
      if (!show || !isResultOpen) return void (owner = undefined);
      if (show === owner) return;
      owner = show;
      fill(app, panel, show, makeResult(show));
    },
  };
}

function fill(app: App, panel: HTMLElement, { film }: Show, { title, rows, moments }: MatchResult): void {
  const close = makeButton('Close the result (R)', '×', () => app.change({ isResultOpen: false }));
  const items = moments.map(({ frame, text }) => {
    const label = labelRound(film, frame);
    const link = makeButton(`Go to round ${label}`, `Round ${label}`, () => app.seek(frame), { class: 'link' });
    return make('li', {}, link, ` ${text}`);
  });
  const decided = items.length === 0 ? [] : [make('h3', {}, 'Where it was decided'), make('ol', {}, ...items)];
  panel.replaceChildren(
    make('div', { class: 'row' }, make('div', { class: 'text', role: 'status' }, make('h2', {}, title)), close),
    make('ol', { class: 'podium' }, ...rows.map(makeRow)),
    ...decided,
    make(
      'div',
      { class: 'row' },
      makeButton('Watch it again (Space)', 'Watch again', () => app.toggle()),
    ),
  );
}

function makeRow({ player, place, name, score, margin, verdict, remarks }: ResultRow): HTMLElement {
  const line = make(
    'div',
    { class: 'row' },
    make('span', { class: 'place' }, PLACES[place] ?? String(place)),
    makeSwatch(player),
    make('strong', { class: 'text' }, name),
    make('span', { class: 'margin' }, margin),
    make('strong', { class: 'score' }, score.toLocaleString('en')),
  );
  return make(
    'li',
    { class: `place-${place}` },
    line,
    ...(verdict === '' ? [] : [make('p', { class: 'fault' }, verdict)]),
    ...remarks.map((text) => make('p', { class: 'hint' }, text)),
  );
}
