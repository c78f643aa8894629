import type { App, Part } from '../app/app.ts';
import { makeButton } from '../app/make-element.ts';
import { PANELS, type PanelName } from '../app/state.ts';

const LABELS: Readonly<Record<PanelName, string>> = { players: 'Players', unit: 'Unit', charts: 'Charts', log: 'Log' };

/** On a small screen there is room for one panel: this chooses which. */
export function makeTabs(app: App, bar: HTMLElement): Part {
  const tabs = PANELS.map((panel) => makeButton(LABELS[panel], LABELS[panel], () => app.change({ panel })));
  bar.replaceChildren(...tabs);
  return {
    update({ panel, chosenUnit, chosenCell }, before) {
      // Who chooses something on the board wants to read about it.
      const isChoice = chosenUnit !== before.chosenUnit || chosenCell !== before.chosenCell;
      if (isChoice && (chosenUnit !== undefined || chosenCell !== undefined) && panel === 'players') {
        app.change({ panel: 'unit' });
      }
      document.body.dataset['panel'] = app.state.panel;
      for (const [index, tab] of tabs.entries())
        tab.setAttribute('aria-pressed', String(PANELS[index] === app.state.panel));
    },
  };
}
