import { html, NOTHING, type Markup } from './markup.ts';
import type { ReportData } from './report-data.ts';

/** Why this should be believed, and how to check it. */
export function makeFooter({ state, hasPseudonyms }: ReportData): Markup {
  const { definition, seals } = state;
  const isOpen = seals.every(({ secret }) => secret !== undefined);
  return html`<footer>
    <p>
      Before the first match a secret was drawn and this number published, which nobody can turn back into it:
      ${seals.map(({ commitment }, index) => html`${index === 0 ? '' : ', '}<code>${commitment}</code>`)}. The seed of
      every match comes from the secret, so nobody could choose one.
      ${
        isOpen
          ? html`The secret is open now:
            ${seals.map(({ secret }, index) => html`${index === 0 ? '' : ', '}<code>${secret!}</code>`)}.`
          : html`The secret is published when the last match has been played.`
      }
      <code>minions tournament verify</code> checks every seed, every replay and every line of the journal.
    </p>
    <p>
      ${definition.game} ${definition.rulesVersion}, rule set ${definition.config.rules}, ${definition.config.rounds}
      rounds, ${definition.turns} turns. Made by ${definition.tool} from the definition and the journal alone.
      ${hasPseudonyms ? NOTHING : html`<a href="standings.csv">standings.csv</a>, `}<a href="standings.json"
        >standings.json</a
      >, <a href="times.html">measured times</a>.
    </p>
  </footer>`;
}
