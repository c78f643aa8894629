import type { App } from '../app/app.ts';

/** Folds a chart or a list away, or unfolds it. */
export function toggleFold(app: App, name: string): void {
  const { folded } = app.state;
  app.change({ folded: folded.includes(name) ? folded.filter((one) => one !== name) : [...folded, name] });
}
