import { groupBy } from '../../protocol/group-by.ts';
import { averageByBot } from '../plan/average-by-bot.ts';
import { makePlayedTable } from '../journal/make-played-table.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import { countThings, formatNumber } from './format-numbers.ts';
import { html, NOTHING, type Markup } from './markup.ts';
import type { ReportData } from './report-data.ts';

/** How the format upc came to its winner: who did not qualify, who was put out, the semifinals and the final. */
export function makeBracket(data: ReportData): Markup {
  if (data.state.definition.format.kind !== 'upc') return NOTHING;
  const stages = ['semifinals', 'final'].map((stage) => groupTables(data.state, stage));
  const [semifinals, final] = stages;
  const isFinalist = (id: string): boolean => final![0]!.some((finalist) => finalist.id === id);
  return html`${makeQualification(data)}
  ${
    final!.length === 0
      ? NOTHING
      : html`<section>
          <h2 id="bracket">Semifinals and final</h2>
          <p>
            Mean rank points of each group: the share of rivals beaten. In bold are the finalists, and in the final
            whoever won.
          </p>
          <div class="bracket">
            ${semifinals!.map((group, at) => makeGroup(data, `Semifinal ${at + 1}`, group, isFinalist))}
            ${final!.map((group) => makeGroup(data, 'Final', group, (id) => data.byId.get(id)?.row.place === 1))}
          </div>
        </section>`
  }`;
}

/** A bot of a group with its mean rank points. */
export interface Scored {
  readonly id: string;
  readonly mean: number;
}

/** The groups of a stage, each with its bots from best to worst. House bots filled seats and are left out. */
export function groupTables(state: Pick<TournamentState, 'participants' | 'counted'>, stage: string): Scored[][] {
  const house = new Set(state.participants.filter(({ isHouse }) => isHouse).map(({ id }) => id));
  const groups = groupBy(
    state.counted.filter((one) => one.stage === stage),
    ({ seats }) =>
      seats
        .map(({ id }) => id)
        .sort()
        .join(' '),
  );
  return [...groups.values()].map((matches) =>
    [...averageByBot(matches.map(makePlayedTable))]
      .filter(([id]) => !house.has(id))
      .map(([id, mean]) => ({ id, mean }))
      .sort((a, b) => b.mean - a.mean),
  );
}

/** @param isWinner who came further; in a final that was tied there may be several */
function makeGroup(
  data: ReportData,
  title: string,
  group: readonly Scored[],
  isWinner: (id: string) => boolean,
): Markup {
  return html`<div class="card">
    <h3>${title}</h3>
    <ol>
      ${group.map(({ id, mean }) => {
        const name = html`<a href="bots/${id}.html"><bdi>${data.showName(id)}</bdi></a>`;
        return html`<li>${isWinner(id) ? html`<b>${name}</b>` : name} ${formatNumber(mean, 2)}</li>`;
      })}
    </ol>
  </div>`;
}

function makeQualification({ qualification, showName }: ReportData): Markup {
  const failed = qualification.filter(({ problem }) => problem !== undefined);
  if (qualification.length === 0) return NOTHING;
  const passed = countThings(qualification.length - failed.length, 'bot');
  return html`<section>
    <h2 id="qualification">Qualification</h2>
    <p>${passed} of ${qualification.length} passed${failed.length === 0 ? '.' : '. The others, and why:'}</p>
    <ul>
      ${failed.map(
        ({ id, problem }) =>
          html`<li>
            <a href="bots/${id}.html"><bdi>${showName(id)}</bdi></a
            >: ${problem!}
          </li>`,
      )}
    </ul>
  </section>`;
}
