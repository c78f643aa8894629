import { html, type Markup } from './markup.ts';

const WORDS = ['first', 'second', 'third', 'fourth'];

/** How often somebody came first, second, third and fourth, as a bar in four shades. */
export function drawPlaces(places: readonly number[]): Markup {
  const total = places.reduce((sum, count) => sum + count, 0);
  const label = places.map((count, place) => `${count} × ${WORDS[place]}`).join(', ');
  if (total === 0) return html`<span class="none">none yet</span>`;
  let before = 0;
  const parts = places.map((count, place) => {
    const x = (before / total) * 100;
    before += count;
    return html`<rect
      class="place${place + 1}"
      x="${x.toFixed(2)}%"
      y="0"
      width="${((count / total) * 100).toFixed(2)}%"
      height="12"
    />`;
  });
  return html`<svg class="places" width="100%" height="12" role="img" aria-label="${label}">
    <title>${label}</title>
    ${parts}
  </svg>`;
}
