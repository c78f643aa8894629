import type { Part } from '../app/app.ts';
import { make, makeButton } from '../app/make-element.ts';
import type { Playlist } from '../page/playlist.ts';

/** Which match of a list is on, and ways to the others. */
export function makePlaylistPanel(playlist: Playlist, panel: HTMLElement): Part {
  const select = make('select', { 'aria-label': 'Match of the list' });
  select.addEventListener('change', () => void playlist.show(Number(select.value), false));
  const before = makeButton('The match before (B)', '‹', () => playlist.step(-1));
  const after = makeButton('The next match (N)', '›', () => playlist.step(1));
  panel.replaceChildren(before, select, after);
  let listed: readonly string[] | undefined;
  return {
    update({ playlist: list }) {
      panel.hidden = !list || list.names.length < 2;
      if (!list || panel.hidden) return;
      if (list.names !== listed) {
        listed = list.names;
        const count = list.names.length;
        const options = list.names.map((name, index) =>
          make('option', { value: index }, `${index + 1}/${count} ${name}`),
        );
        select.replaceChildren(...options);
      }
      select.value = String(list.index);
    },
  };
}
