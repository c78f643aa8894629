import { PLAYERS } from '../../engine/core/players.ts';
import { findExit } from '../film/find-fault.ts';
import { getFrame } from '../film/film.ts';
import type { Part } from '../app/app.ts';
import { make, setText } from '../app/make-element.ts';
import { findFrame } from '../app/state.ts';
import type { Show } from '../film/show.ts';
import { describeRound } from './controls-panel.ts';
import { makeSwatch } from './swatch.ts';

/** One row of scores above the board: all that a presentation and an embedded page show in numbers. */
export function makeScores(row: HTMLElement): Part {
  const cells = PLAYERS.map((player) => {
    const [name, score, chance] = [make('span', { class: 'name' }), make('strong'), make('span', { class: 'chance' })];
    const element = make('div', { class: 'seat' }, makeSwatch(player), name, score, chance);
    return { element, name, score, chance };
  });
  const round = make('div', { class: 'seat now-playing' });
  row.replaceChildren(round, ...cells.map(({ element }) => element));
  let owner: Show | undefined;
  return {
    update(state) {
      const { show, isPresenting, isEmbedded } = state;
      row.hidden = !show || !(isPresenting || isEmbedded);
      if (!show || row.hidden) return;
      const frame = findFrame(state);
      const { scores } = getFrame(show.film, frame);
      const most = Math.max(...scores);
      setText(round, `${show.film.game.title} · ${describeRound(show, state)}`);
      round.title = '≈: chance to win, an estimate from the scores so far';
      for (const player of PLAYERS) {
        const { element, name, score, chance } = cells[player]!;
        if (show !== owner) setText(name, show.film.names[player]);
        setText(score, scores[player].toLocaleString('en'));
        setText(chance, `est. ${Math.round(show.statistics.chances.series[player][frame] ?? 0)} %`);
        chance.title = 'Chance to win: an estimate from the scores so far';
        element.classList.toggle('leads', scores[player] === most);
        const exit = findExit(show.film, player);
        element.classList.toggle('out', exit !== undefined && exit.frame < frame);
      }
      owner = show;
    },
  };
}
