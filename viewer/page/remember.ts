import type { App } from '../app/app.ts';
import { DEFAULT_LAYERS, type Layers } from '../board/layers.ts';
import { SPEEDS, type ViewerState } from '../app/state.ts';

const PLACE = 'minions-viewer';
const KEPT = ['isDark', 'speed', 'isAnimated', 'layers', 'folded'] as const;

type Preferences = Pick<ViewerState, (typeof KEPT)[number]>;

/** What somebody chose the last time. A browser may not let a page remember anything: then there is nothing. */
export function readPreferences(): Partial<Preferences> {
  try {
    return checkPreferences(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, unknown>);
  } catch {
    return {};
  }
}

/** Anybody can have written there: what is not as it should be is left out. */
export function checkPreferences(found: Record<string, unknown>): Partial<Preferences> {
  const { isDark, speed, isAnimated, layers, folded } = found;
  return {
    ...(typeof isDark === 'boolean' ? { isDark } : {}),
    ...(SPEEDS.includes(speed as 1) ? { speed: speed as number } : {}),
    ...(typeof isAnimated === 'boolean' ? { isAnimated } : {}),
    ...(isLayers(layers) ? { layers: { ...DEFAULT_LAYERS, ...layers } } : {}),
    ...(Array.isArray(folded) && folded.every((name) => typeof name === 'string') ? { folded } : {}),
  };
}

function isLayers(value: unknown): value is Layers {
  if (typeof value !== 'object' || value === null) return false;
  const layers = value as Record<string, unknown>;
  return Object.entries(DEFAULT_LAYERS).every(([name, known]) =>
    Array.isArray(known)
      ? Array.isArray(layers[name]) && layers[name].length === 4
      : layers[name] === undefined || typeof layers[name] === typeof known,
  );
}

/** Writes down what is chosen, as soon as it changes. */
export function rememberPreferences(app: App): void {
  app.add({
    update(state, before) {
      if (KEPT.every((name) => state[name] === before[name])) return;
      try {
        localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(KEPT.map((name) => [name, state[name]]))));
      } catch {
        // Nothing is remembered, and nothing else is lost.
      }
    },
  });
}
