import type { ContestRound } from '../../protocol/types/contest/round.ts';
import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';
import { makeContestPage, type PageContext } from './contest-page.ts';
import { makeGroups, type ShownGroups } from './groups.ts';
import { formatTime } from './match-listing.ts';
import { makeRoundState } from './rounds-page.ts';

/** A round of the season. */
export interface BracketRound {
  readonly round: ContestRound;
  /** Bots by place, best first; none where nobody qualified, and undefined where results are not shown. */
  readonly order: readonly string[] | undefined;
  readonly groups: ShownGroups | undefined;
}

/** The season from left to right: who went on from round to round, and who dropped out. */
export function makeBracketPage(page: PageContext & { readonly rounds: readonly BracketRound[] }): string {
  const { rounds } = page;
  const body = html`<h1>Bracket</h1>
    <p>Bots by place. Those above the line went on to the next round, seeded by their places.</p>
    <div class="season" data-live="season" tabindex="0" role="region" aria-label="Rounds from left to right">
      ${rounds.map((one) => makeColumn(one, rounds))}
    </div>
    ${rounds.map(({ round, groups }) =>
      groups && groups.final.length > 0
        ? html`<section>
            <h2><bdi>${round.title}</bdi></h2>
            ${makeGroups(groups)}
          </section>`
        : NOTHING,
    )}`;
  return makeContestPage({ ...page, title: 'Bracket', path: '/rounds', follows: ['round'], body });
}

function makeColumn({ round, order }: BracketRound, rounds: readonly BracketRound[]): Markup {
  const next = rounds.find((one) => one.round.after === round.name)?.round;
  const kept = next ? (next.keep ?? Math.ceil((order?.length ?? 0) / 2)) : undefined;
  return html`<section class="card">
    <h2>
      <a href="/rounds/${round.name}"><bdi>${round.title}</bdi></a>
    </h2>
    <p class="soft">
      ${makeRoundState(round.state)} <time datetime="${round.deadline}">${formatTime(round.deadline)}</time>
    </p>
    ${order && order.length > 0 ? makeOrder(round, order, kept) : html`<p class="soft">${explainEmpty(round, order)}</p>`}
  </section>`;
}

function explainEmpty({ state }: ContestRound, order: readonly string[] | undefined): string {
  if (state === 'open') return 'Not closed yet.';
  return order ? 'No bot qualified.' : 'Not shown yet.';
}

function makeOrder({ entries }: ContestRound, order: readonly string[], kept = order.length): Markup {
  // Whoever was erased is only the number of an entrant here, and has no page.
  const names = new Set(entries.map(({ bot }) => bot));
  return html`<ol>
    ${order.map(
      (bot, at) =>
        html`<li class="${at < kept ? 'in' : 'out'}${at === kept ? ' first-out' : ''}">
          ${names.has(bot) ? html`<a href="/bots/${bot}"><bdi>${bot}</bdi></a>` : `${bot} (erased)`}${at < kept ? NOTHING : html`<span class="sr"> (out)</span>`}
        </li>`,
    )}
  </ol>`;
}
