import type { Check, Film } from '../film/film.ts';
import type { Part } from '../page/app.ts';
import { setText } from '../page/make-element.ts';

interface Head {
  readonly title: HTMLElement;
  readonly origin: HTMLElement;
  readonly badge: HTMLElement;
  readonly warnings: HTMLElement;
}

/** What match this is, and whether it can be believed. */
export function makeHead({ title, origin, badge, warnings }: Head): Part {
  return {
    update({ show }) {
      if (!show) return;
      const { film } = show;
      setText(title, film.title);
      setText(origin, `seed ${film.seed} · ${film.origin}`);
      const { kind, text, detail } = describeCheck(film.check, film);
      setText(badge, text);
      badge.dataset['kind'] = kind;
      badge.title = detail;
      setText(warnings, film.warnings.join(' '));
      warnings.hidden = film.warnings.length === 0;
    },
  };
}

export function describeCheck(check: Check, film: Film): { kind: string; text: string; detail: string } {
  if (check.kind === 'unchecked') {
    const detail = 'This file has states and no orders, so there is nothing to play again: it is shown as it is.';
    return { kind: 'unchecked', text: film.isComplete ? 'recorded states' : 'reading …', detail };
  }
  if (check.kind === 'differs') {
    const place = check.round === undefined ? '' : ` in round ${check.round}`;
    return { kind: 'differs', text: `✗ does not hold${place}`, detail: check.problem };
  }
  const isDone = film.isComplete;
  const detail = `Played again with the engine: ${check.rounds} rounds, every fingerprint the same.`;
  return {
    kind: isDone ? 'holds' : 'checking',
    text: isDone ? '✓ fingerprints hold' : `checking … ${check.rounds}`,
    detail,
  };
}
