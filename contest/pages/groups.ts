import { formatNumber } from '../../tournament/report/format-numbers.ts';
import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';

interface ShownBot {
  readonly id: string;
  /** Mean rank points. */
  readonly mean: number;
}

/** The groups of a knockout, each from best to worst. */
export interface ShownGroups {
  readonly semifinals: readonly (readonly ShownBot[])[];
  readonly final: readonly (readonly ShownBot[])[];
  readonly showName: (id: string) => string;
}

/** Semifinals and final, as far as they were played. */
export function makeGroups({ semifinals, final, showName }: ShownGroups): Markup {
  if (semifinals.length + final.length === 0) return NOTHING;
  const finalists = new Set(final.flat().map(({ id }) => id));
  const [winner] = final[0] ?? [];
  const makeGroup = (title: string, group: readonly ShownBot[], isThrough: (id: string) => boolean): Markup =>
    html`<div class="card">
      <h3>${title}</h3>
      <ol>
        ${group.map(({ id, mean }) => {
          const name = html`<bdi>${showName(id)}</bdi>`;
          return html`<li>
            ${isThrough(id) ? html`<b>${name}</b>` : name} <span class="soft">${formatNumber(mean, 2)}</span>
          </li>`;
        })}
      </ol>
    </div>`;
  return html`<h2>Semifinals and final</h2>
    <p class="soft">Mean rank points: the share of rivals beaten. Bots that go on are in bold.</p>
    <div class="bracket">
      ${semifinals.map((group, at) => makeGroup(`Semifinal ${at + 1}`, group, (id) => finalists.has(id)))}
      ${final.map((group) => makeGroup('Final', group, (id) => id === winner?.id))}
    </div>`;
}
