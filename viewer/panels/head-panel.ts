import type { Check, Film } from '../film/film.ts';
import type { App, Part } from '../app/app.ts';
import { make, makeButton, setText } from '../app/make-element.ts';

interface Head {
  readonly title: HTMLElement;
  readonly origin: HTMLElement;
  readonly badge: HTMLElement;
  readonly warnings: HTMLElement;
}

/** What match this is, and whether it can be believed. */
export function makeHead(app: App, { title, origin, badge, warnings }: Head): Part {
  const sentence = make('span');
  const close = makeButton('Take this sentence away', '×', () => app.change({ message: undefined }));
  warnings.replaceChildren(sentence, close);
  return {
    update({ show, message }) {
      if (!show) return;
      const { film } = show;
      setText(title, film.game.title);
      setText(origin, `seed ${film.seed} · ${film.origin}`);
      origin.title = origin.textContent ?? '';
      const { kind, text, detail } = describeCheck(film.check, film);
      setText(badge, text);
      badge.dataset['kind'] = kind;
      badge.title = detail;
      const sentences = [...(message ? [message.text] : []), ...film.warnings];
      setText(sentence, sentences.join(' '));
      close.hidden = message === undefined;
      warnings.hidden = sentences.length === 0;
      warnings.dataset['kind'] = message?.kind ?? 'warning';
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
    return { kind: 'differs', text: `✗ verification failed${place}`, detail: check.problem };
  }
  if (check.kind === 'cut') {
    const detail = `Every round that is there was played again, and every fingerprint is the same; then the file breaks off: ${check.problem}.`;
    return { kind: 'cut', text: `✓ ${check.rounds} rounds hold, cut off`, detail };
  }
  const isDone = film.isComplete;
  const detail = `Played again with the engine: ${check.rounds} rounds, every fingerprint the same.`;
  return {
    kind: isDone ? 'holds' : 'checking',
    text: isDone ? '✓ fingerprints hold' : `checking … ${check.rounds}`,
    detail,
  };
}
