import type { Replaced } from '../../protocol/types/tournament/record.ts';
import { findChanged, type FieldChange } from '../journal/tournament-state.ts';
import { countThings } from './format-numbers.ts';
import { html, NOTHING, type Markup } from './markup.ts';
import type { ReportBot, ReportData } from './report-data.ts';

/** Which files of a bot played in which blocks, why they were replaced, and what proves it. */
export function makeVersions({ state }: ReportData, { participant: { id, versions }, matches }: ReportBot): Markup {
  const own = state.changes.filter((change) => findChanged(change) === id);
  const replaced = own.filter((change): change is FieldChange & Replaced => change.kind === 'replaced');
  const outdated = state.outdated.filter(({ seats }) => seats.some((seat) => seat.id === id));
  const items = versions.map((commitment, at) => {
    const since = at === 0 ? describeEntry(own) : describeReplaced(replaced[at - 1]);
    const counted = matches.filter(({ seat }) => seat.version === at + 1).length;
    return html`<li>
      ${since} ${countThings(counted, 'match', 'matches')} of it ${counted === 1 ? 'counts' : 'count'}. The commitment
      to its files: <code>${commitment}</code>
    </li> `;
  });
  return html`<section>
    <h2 id="versions">Versions</h2>
    ${
      outdated.length === 0
        ? NOTHING
        : html`<p>
            ${countThings(outdated.length, 'match', 'matches')} with bots that were replaced since count no more and
            were played again.
          </p>`
    }
    <ol>
      ${items}
    </ol>
  </section>`;
}

function describeEntry(changes: readonly FieldChange[]): string {
  const added = changes.find(({ kind }) => kind === 'added');
  return added ? `Entered from block ${added.fromBlock} on.` : 'Entered before the first block.';
}

const describeReplaced = (change: Replaced | undefined): string =>
  change ? `Took the place of the version before from block ${change.fromBlock} on: ${change.reason}.` : '';
