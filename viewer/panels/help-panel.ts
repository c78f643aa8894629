import type { App, Part } from '../app/app.ts';
import { make, makeButton } from '../app/make-element.ts';
import type { Show } from '../film/show.ts';

const KEYS: readonly (readonly [string, string])[] = [
  ['Space', 'play and pause'],
  ['← →', 'one round back or on (also ↑ ↓)'],
  ['Page Up, Page Down', 'ten rounds back or on'],
  ['Home, End', 'to the beginning, to the end'],
  ['+ −', 'faster, slower: 1 to 60 rounds a second'],
  ['[ ]', 'to the last or next change of lead, fault or note'],
  ['A', 'smooth movement on and off'],
  ['L', 'letters instead of pictures (The Walking Dead)'],
  ['Z, X, 0', 'zoom in, zoom out, whole board; also the wheel or two fingers'],
  ['Shift and arrows', 'move the board; also drag. A ring turns without end'],
  ['Tab, then Enter', 'on the board: choose the next unit'],
  ['8 2 4 6, then 5', 'point at a cell, and choose what is there'],
  ['F', 'follow the chosen unit'],
  ['P', 'presentation: large, alone, for a projector'],
  ['R', 'the result'],
  ['C', "the look of the documents' own viewer; also #classic in the address"],
  ['T', 'light or dark'],
  ['O', 'open a file'],
  ['Escape', 'let go, close this window'],
  ['? or H', 'this help'],
];

export function makeHelp(app: App, dialog: HTMLDialogElement): Part {
  let shown: Show | undefined;
  const legend = make('ul');
  const close = makeButton('Close', 'Close', () => app.change({ isHelpOpen: false }));
  const rows = KEYS.map(([key, text]) =>
    make('tr', {}, make('th', { scope: 'row' }, make('kbd', {}, key)), make('td', {}, text)),
  );
  dialog.replaceChildren(
    make('div', { class: 'row' }, make('h2', {}, 'Help'), close),
    make('table', {}, ...rows),
    make('h3', {}, 'What the pictures mean'),
    legend,
    make(
      'p',
      {},
      'The strip above the bar shows, from above: faults (red), changes of lead and notes; captures and conquests; deaths; refused orders; and who leads.',
    ),
    make('p', {}, 'The address ends in #round=57&unit=12: share it to show a moment.'),
  );
  dialog.addEventListener('close', () => {
    if (app.state.isHelpOpen) app.change({ isHelpOpen: false });
  });
  return {
    update({ show, isHelpOpen }) {
      if (show && show !== shown) {
        shown = show;
        legend.replaceChildren(...show.drawing.legend.map((text) => make('li', {}, text)));
      }
      if (isHelpOpen && !dialog.open) dialog.showModal();
      if (!isHelpOpen && dialog.open) dialog.close();
    },
  };
}
