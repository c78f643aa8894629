import { makeHash, parseAddress } from './address.ts';
import type { App } from '../app/app.ts';
import { findFrame } from '../app/state.ts';

const PAUSE_MS = 300;

/** Keeps round and unit in the address, so that it can be shared, and goes where a changed address says. */
export function keepAddress(app: App): void {
  let timer = 0;
  let written = location.hash;
  app.add({
    update(state, before) {
      const isSame =
        findFrame(state) === findFrame(before) &&
        state.chosenUnit === before.chosenUnit &&
        state.isClassic === before.isClassic;
      if (!state.show || state.wanted !== undefined || isSame || timer !== 0) return;
      timer = window.setTimeout(() => {
        timer = 0;
        const { show, chosenUnit, isClassic } = app.state;
        if (!show) return;
        written = makeHash(findFrame(app.state) + show.film.firstRound, chosenUnit, isClassic);
        history.replaceState(null, '', written);
      }, PAUSE_MS);
    },
  });
  addEventListener('hashchange', () => {
    if (location.hash === written) return;
    const { round, unit, state } = parseAddress('', location.hash);
    if (round !== undefined) app.seek(round - (app.state.show?.film.firstRound ?? 0));
    app.change({ chosenUnit: unit, isClassic: state.isClassic ?? false });
  });
}
