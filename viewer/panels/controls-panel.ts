import { listEventsAt } from '../film/statistics.ts';
import type { App, Part } from '../app/app.ts';
import { make, makeButton, setText } from '../app/make-element.ts';
import { findFrame, findLastFrame, SPEEDS, type ViewerState } from '../app/state.ts';
import { labelRound } from '../film/film.ts';
import type { Show } from '../film/show.ts';

/** The buttons, the number of the round, the speed. */
export function makeControls(app: App, panel: HTMLElement): Part {
  const play = makeButton('Play (Space)', '▶', () => app.toggle(), { class: 'play' });
  const animation = makeButton('Smooth movement (A)', '≈', () => app.change({ isAnimated: !app.state.isAnimated }));
  const round = makeRoundText();
  const speed = make('select', { 'aria-label': 'Rounds a second', title: 'Rounds a second (+ and -)', class: 'more' });
  speed.append(...SPEEDS.map((value) => make('option', { value }, `${value}/s`)));
  speed.addEventListener('change', () => app.change({ speed: Number(speed.value) }));
  panel.replaceChildren(
    makeButton('To the beginning (Home)', '|◀', () => app.seek(0), { class: 'far' }),
    makeButton('Ten rounds back (Page Up)', '«', () => app.step(-10), { class: 'far more' }),
    makeButton('One round back (Left)', '‹', () => app.step(-1), { class: 'more' }),
    play,
    makeButton('One round on (Right)', '›', () => app.step(1), { class: 'more' }),
    makeButton('Ten rounds on (Page Down)', '»', () => app.step(10), { class: 'far more' }),
    makeButton('To the end (End)', '▶|', () => goToEnd(app), { class: 'far' }),
    round.element,
    makeButton('To the mark before ([)', '⇤', () => app.seek(findMarkBeside(app.state, -1)), { class: 'more' }),
    makeButton('To the next mark (])', '⇥', () => app.seek(findMarkBeside(app.state, 1)), { class: 'more' }),
    speed,
    animation,
  );
  // A mouse does not take the focus along: Space goes on playing and pausing after a click on a button.
  panel.addEventListener('mousedown', (event) => {
    if (event.target instanceof HTMLElement && event.target.closest('button')) event.preventDefault();
  });
  return {
    update(state) {
      const { show, isPlaying, isAnimated, isLive } = state;
      if (!show) return;
      const label = isPlaying ? 'Pause (Space)' : 'Play (Space)';
      setText(play, isPlaying ? '❚❚' : '▶');
      play.setAttribute('aria-label', label);
      play.title = label;
      animation.setAttribute('aria-pressed', String(isAnimated));
      if (speed.value !== String(state.speed)) speed.value = String(state.speed);
      round.show(describeRound(show, state) + (isLive ? ' · live' : ''));
    },
  };
}

/** The last round there is; of a match that is being played, with all that is still to come. */
export function goToEnd(app: App): void {
  const { show, isLive } = app.state;
  app.seek(findLastFrame(app.state));
  if (isLive && show && !show.film.isComplete) app.change({ isPlaying: true });
}

/** The words around the number are left out where there is no room for them. */
function makeRoundText(): { element: HTMLElement; show(text: string): void } {
  const parts = [make('span', { class: 'words' }), make('span'), make('span', { class: 'words' })];
  const element = make('output', { class: 'round', 'aria-live': 'off' }, ...parts);
  return {
    element,
    show(text) {
      const [, before = '', number = text, after = ''] = /^(Round )?(\w+)(.*)$/.exec(text) ?? [];
      for (const [index, part] of [before, number, after].entries()) setText(parts[index]!, part);
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
  for (let frame = here + direction; frame >= 0 && frame < show.film.frames.length; frame += direction) {
    const events = listEventsAt(show.statistics, frame);
    if (events.some(({ kind }) => ['lead', 'fault', 'note', 'jump'].includes(kind))) return frame;
  }
  return here;
}
