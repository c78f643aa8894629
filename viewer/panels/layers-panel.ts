import { PLAYERS, type ByPlayer } from '../../engine/core/players.ts';
import type { App, Part } from '../app/app.ts';
import { make } from '../app/make-element.ts';
import { listPlacedKinds } from '../board/heat-map.ts';
import { EVENT_HEAT, type Heat, type Layers } from '../board/layers.ts';
import { hidesSomething } from '../film/film.ts';
import type { Show } from '../film/show.ts';
import { makeSwatch } from './swatch.ts';

const HEATS: Readonly<Record<string, string>> = {
  none: 'none',
  presence: 'where units were',
  deaths: 'where units died',
};
const SWITCHES = [
  ['rulers', 'Numbers of rows and columns'],
  ['ids', 'Numbers of units, when zoomed in'],
  ['trails', 'The way every unit came'],
  ['letters', 'Letters and dots of the document (L)'],
] as const;

/** What is drawn on the board: a menu that is remembered. */
export function makeLayers(app: App, menu: HTMLElement): Part {
  const change = (layers: Partial<Layers>): void => app.change({ layers: { ...app.state.layers, ...layers } });
  const switches = SWITCHES.map(([name, label]) =>
    makeSwitch(label, (isOn) => change({ [name]: isOn }), { 'data-layer': name }),
  );
  const classic = makeSwitch("The look of the documents' own viewer (C)", (isClassic) => app.change({ isClassic }));
  const heat = make('select', { 'aria-label': 'Heat map' });
  heat.addEventListener('change', () => change({ heat: heat.value as Heat }));
  const rows = PLAYERS.map((player) => {
    const set = (name: 'units' | 'marks', isOn: boolean): void =>
      change({ [name]: app.state.layers[name].map((old, one) => (one === player ? isOn : old)) as ByPlayer<boolean> });
    const units = makeSwitch('units', (isOn) => set('units', isOn));
    const marks = makeSwitch('marks', (isOn) => set('marks', isOn));
    const name = make('span', { class: 'text' });
    const row = make('div', { class: 'row' }, makeSwatch(player), name, units.element, marks.element);
    return { row, units, marks, name };
  });
  const seen = make('select', { 'aria-label': 'Seen by', 'data-layer': 'seen' });
  seen.addEventListener('change', () => {
    const { show } = app.state;
    if (!show) return;
    show.film.perspective = PLAYERS.find((player) => String(player) === seen.value);
    app.change({});
  });
  const seenRow = make('label', { class: 'row' }, make('span', { class: 'text' }, 'Seen by'), seen);
  const heatRow = make('label', { class: 'row' }, make('span', { class: 'text' }, 'Heat map'), heat);
  menu.replaceChildren(
    seenRow,
    classic.element,
    ...switches.map(({ element }) => element),
    heatRow,
    ...rows.map(({ row }) => row),
  );
  let owner: Show | undefined;
  let wasComplete = false;
  return {
    update({ show, layers, isClassic }) {
      if (!show) return;
      classic.box.checked = isClassic;
      for (const [index, [name]] of SWITCHES.entries()) switches[index]!.box.checked = layers[name];
      switches.at(-1)!.element.hidden = !show.drawing.hasLetters;
      if (show !== owner || show.film.isComplete !== wasComplete) fillHeats(heat, show);
      wasComplete = show.film.isComplete;
      heat.value = layers.heat;
      // What another game has places of, this one may not have.
      if (heat.selectedIndex === -1) heat.value = 'none';
      seenRow.hidden = !hidesSomething(show.film);
      if (show !== owner) seen.replaceChildren(...listViews(show));
      for (const player of PLAYERS) {
        const { units, marks, name } = rows[player]!;
        units.box.checked = layers.units[player];
        marks.box.checked = layers.marks[player];
        if (show !== owner) name.textContent = `${show.film.names[player]} (${player})`;
      }
      owner = show;
    },
  };
}

function listViews({ film }: Show): HTMLElement[] {
  const all = make('option', { value: 'all' }, 'all: everything');
  return [
    all,
    ...PLAYERS.map((player) => make('option', { value: String(player) }, `${film.names[player]} (${player})`)),
  ];
}

function makeSwitch(
  label: string,
  onChange: (isOn: boolean) => void,
  attributes: Record<string, string> = {},
): { element: HTMLElement; box: HTMLInputElement } {
  const box = make('input', { type: 'checkbox', 'aria-label': label, ...attributes });
  box.addEventListener('change', () => onChange(box.checked));
  return { element: make('label', { class: 'switch' }, box, ` ${label}`), box };
}

/** What can be shown of a match: a map for each kind of event that it has. */
function fillHeats(select: HTMLSelectElement, { film }: Show): void {
  const kinds = listPlacedKinds(film).map((kind) => [`${EVENT_HEAT}${kind}`, `events: ${kind}`] as const);
  const options = [...Object.entries(HEATS), ...kinds];
  select.replaceChildren(...options.map(([value, label]) => make('option', { value }, label)));
}
