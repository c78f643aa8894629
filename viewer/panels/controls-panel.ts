import type { App, Part } from '../page/app.ts';
import { make, makeButton, setText } from '../page/make-element.ts';
import { findFrame, findLastFrame, labelRound, SPEEDS, type Show, type ViewerState } from '../page/state.ts';

/** The buttons, the number of the round, the speed. */
export function makeControls(app: App, panel: HTMLElement): Part {
  const play = makeButton('Play (Space)', '▶', () => app.toggle(), { class: 'play' });
  const animation = makeButton('Smooth movement (A)', '≈', () => app.change({ isAnimated: !app.state.isAnimated }));
  const letters = makeButton('Letters of the document (L)', 'Z', () => app.change({ letters: !app.state.letters }));
  const round = make('output', { class: 'round', 'aria-live': 'off' });
  const speed = make('select', { 'aria-label': 'Rounds a second', title: 'Rounds a second (+ and -)' });
  speed.append(...SPEEDS.map((value) => make('option', { value }, `${value}/s`)));
  speed.addEventListener('change', () => app.change({ speed: Number(speed.value) }));
  panel.replaceChildren(
    makeButton('To the beginning (Home)', '|◀', () => app.seek(0)),
    makeButton('Ten rounds back (Page Up)', '«', () => app.step(-10)),
    makeButton('One round back (Left)', '‹', () => app.step(-1)),
    play,
    makeButton('One round on (Right)', '›', () => app.step(1)),
    makeButton('Ten rounds on (Page Down)', '»', () => app.step(10)),
    makeButton('To the end (End)', '▶|', () => app.seek(findLastFrame(app.state))),
    round,
    makeButton('To the mark before ([)', '⇤', () => app.seek(findMarkBeside(app.state, -1))),
    makeButton('To the next mark (])', '⇥', () => app.seek(findMarkBeside(app.state, 1))),
    speed,
    animation,
    letters,
  );
  return {
    update(state) {
      const { show, isPlaying, isAnimated, isLive } = state;
      if (!show) return;
      setText(play, isPlaying ? '❚❚' : '▶');
      play.setAttribute('aria-label', isPlaying ? 'Pause (Space)' : 'Play (Space)');
      animation.setAttribute('aria-pressed', String(isAnimated));
      letters.setAttribute('aria-pressed', String(state.letters));
      letters.hidden = show.film.game !== 'walking-dead';
      if (speed.value !== String(state.speed)) speed.value = String(state.speed);
      setText(round, describeRound(show, state) + (isLive ? ' · live' : ''));
    },
  };
}

export function describeRound({ film }: Show, state: ViewerState): string {
  const label = labelRound(film, findFrame(state));
  return label === 'end' ? `End, ${film.rounds} rounds` : `Round ${label} of ${film.rounds + film.firstRound - 1}`;
}

/** The nearest frame before or after this one in which something out of the ordinary happens. */
export function findMarkBeside(state: ViewerState, direction: 1 | -1): number {
  const { show } = state;
  const here = findFrame(state);
  if (!show) return here;
  const { events } = show.statistics;
  for (let frame = here + direction; frame >= 0 && frame < events.length; frame += direction) {
    if (events[frame]!.some(({ kind }) => kind === 'lead' || kind === 'fault' || kind === 'note')) return frame;
  }
  return here;
}
