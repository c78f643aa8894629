import { PLAYERS } from '../../engine/core/players.ts';
import { getFrame } from '../film/film.ts';
import { listDifferentCells } from '../film/compare-films.ts';
import type { App, Part } from '../app/app.ts';
import { make, makeButton, setText } from '../app/make-element.ts';
import { findFrame } from '../app/state.ts';
import { labelRound } from '../film/film.ts';
import type { Show } from '../film/show.ts';
import { makeSwatch } from './swatch.ts';

/** Above two boards: which is which, where they first differ, and the scores of both. */
export function makePairPanel(app: App, panel: HTMLElement): Part {
  const difference = makeButton('Go to the first difference', '', () => app.seek(app.state.difference ?? 0), {
    id: 'difference',
  });
  const sides = [makeSide(), makeSide()] as const;
  panel.replaceChildren(sides[0].element, difference, sides[1].element);
  return {
    update(state) {
      const { show, other } = state;
      panel.hidden = !other;
      if (!show || !other) return;
      setText(difference, describeDifference(show, other, state.difference));
      difference.disabled = state.difference === undefined;
      const cells = listDifferentCells(state, findFrame(state)).length;
      difference.title = `${cells} cells differ in this round`;
      for (const [index, one] of [show, other].entries()) {
        const { scores } = getFrame(one.film, findFrame(state, one));
        setText(sides[index]!.file, one.file);
        for (const player of PLAYERS) {
          setText(sides[index]!.scores[player]!, scores[player].toLocaleString('en'));
          sides[index]!.scores[player]!.title = one.film.names[player];
        }
      }
    },
  };
}

function makeSide(): { element: HTMLElement; file: HTMLElement; scores: HTMLElement[] } {
  const file = make('strong', { class: 'name' });
  const scores = PLAYERS.map(() => make('span'));
  const seats = PLAYERS.map((player) => make('span', { class: 'of' }, makeSwatch(player), ' ', scores[player]!));
  return { element: make('div', { class: 'side-name' }, file, ...seats), file, scores };
}

function describeDifference({ film }: Show, other: Show, difference: number | undefined): string {
  if (difference !== undefined) return `First difference: round ${labelRound(film, difference)}`;
  return film.isComplete && other.film.isComplete ? 'No difference' : 'Comparing …';
}
