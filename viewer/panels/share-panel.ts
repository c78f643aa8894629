import { PLAYERS, type Player } from '../../engine/core/players.ts';
import { makeCommands } from '../film/make-commands.ts';
import { listSlowestRounds } from '../film/list-slowest-rounds.ts';
import { labelRound } from '../film/film.ts';
import { makeStateLine } from '../film/make-state-line.ts';
import type { App, Part } from '../app/app.ts';
import { make, makeButton, setText } from '../app/make-element.ts';
import { findFrame } from '../app/state.ts';
import type { Show } from '../film/show.ts';
import { makePictureButtons } from './picture-buttons.ts';

/** What can be taken out of the page for this round: states, commands, pictures. */
export function makeShare(app: App, menu: HTMLElement): Part {
  const player = make('select', { 'aria-label': 'Whose state and commands' });
  const status = make('p', { class: 'hint', role: 'status' });
  const rows = [0, 1, 2, 3, 4].map((index) => {
    const label = make('span', { class: 'hint' });
    const text = make('code');
    const copyIt = makeButton('Copy this command', 'Copy', () => void copy(text.textContent ?? '', status));
    return {
      element: make('div', { class: 'command' }, label, make('div', { class: 'row' }, text, copyIt)),
      index,
      label,
      text,
    };
  });
  const slow = makeSlowList(app);
  const copyState = makeButton('Copy what this player was sent in this round', 'Copy this state', () => {
    void copyStateOf(app, Number(player.value), status);
  });
  menu.replaceChildren(
    make('div', { class: 'row' }, player, copyState),
    ...rows.map(({ element }) => element),
    makePictureButtons(app, status),
    slow.element,
    status,
  );
  player.addEventListener('change', () => app.draw());
  let owner: Show | undefined;
  return {
    update(state) {
      const { show } = state;
      if (!show) return;
      if (show !== owner) {
        owner = show;
        player.replaceChildren(
          ...PLAYERS.map((seat) => make('option', { value: seat }, `${show.film.names[seat]} (${seat})`)),
        );
      }
      slow.fill(show, Number(player.value) as Player);
      copyState.disabled = show.text === undefined;
      const commands = makeCommands(show, findFrame(state), Number(player.value) as Player);
      for (const { index, label, text } of rows) {
        setText(label, commands[index]!.label);
        setText(text, commands[index]!.text);
      }
    },
  };
}

/** The slowest rounds of a player, each a way to its round, where the commands above are about its state. */
function makeSlowList(app: App): { element: HTMLElement; fill(show: Show, player: Player): void } {
  const list = make('ol', { 'aria-label': 'Slowest rounds' });
  const element = make('div', { class: 'slowest' }, make('span', { class: 'hint' }, 'Slowest rounds'), list);
  let filled: unknown[] = [];
  return {
    element,
    fill(show, player) {
      const key = [show, player, show.film.isComplete];
      if (key.every((part, index) => part === filled[index])) return;
      filled = key;
      const rounds = listSlowestRounds(show.film, player);
      element.hidden = rounds.length === 0;
      list.replaceChildren(
        ...rounds.map(({ frame, text }) => {
          const label = labelRound(show.film, frame);
          const link = makeButton(`Go to round ${label}`, `Round ${label}`, () => app.seek(frame), { class: 'link' });
          return make('li', {}, link, ` ${text}`);
        }),
      );
    },
  };
}

async function copy(text: string, status: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    setText(status, 'Copied.');
  } catch {
    setText(status, 'This browser does not let pages copy: mark the text and copy it yourself.');
  }
}

async function copyStateOf({ state, games }: App, player: number, status: HTMLElement): Promise<void> {
  const { show } = state;
  if (show?.text === undefined) return;
  const round = findFrame(state) + show.film.firstRound;
  try {
    const line = await makeStateLine(show.text, player, round, games);
    if (line === undefined) setText(status, 'Nothing was sent in this round.');
    else await copy(line, status);
  } catch (error) {
    setText(status, `There is no state to copy: ${(error as Error).message}.`);
  }
}
