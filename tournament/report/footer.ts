import { findMean } from '../ratings/find-mean.ts';
import { html, NOTHING, type Markup } from './markup.ts';
import type { Standings } from '../../protocol/types/tournament/standings.ts';
import type { Seal, TournamentState } from '../journal/tournament-state.ts';
import type { ReportData } from './report-data.ts';

/** Why this should be believed, and how to check it. */
export function makeFooter({ state, standings, hasPseudonyms }: ReportData): Markup {
  const { definition } = state;
  return html`<footer>
    <p>
      ${makeSeedStory(state)} <code>minions tournament verify</code> checks every seed, every replay and every line of
      the journal.
    </p>
    ${makeHeadLine(standings)}
    <p>
      ${definition.game} ${definition.rulesVersion}, rule set ${definition.config.rules}, ${describeRounds(state)},
      ${definition.turns} turns. Made by ${definition.tool} from the definition and the journal alone.
      ${hasPseudonyms ? NOTHING : html`<a href="standings.csv">standings.csv</a>, `}<a href="standings.json"
        >standings.json</a
      >, <a href="times.html">measured times</a>.
    </p>
  </footer>`;
}

/** How long matches are; where some ended early, how long they were. */
function describeRounds({ definition, counted }: Pick<TournamentState, 'definition' | 'counted'>): string {
  const most = definition.config.rounds;
  const lengths = counted.map(({ rounds = most }) => rounds);
  const [least, mean] = [Math.min(most, ...lengths), findMean(lengths)];
  if (least === most) return `${most} rounds`;
  return `at most ${most} rounds (played: ${least} to ${Math.max(...lengths)}, ${mean.toFixed(1)} on average)`;
}

/** Where the seeds come from. A secret that the organiser gave may have been chosen. */
function makeSeedStory({ seals }: TournamentState): Markup {
  const isOpen = seals.every(({ secret }) => secret !== undefined);
  const isGiven = seals.some((seal) => seal.isGiven);
  const commitments = listCodes(seals, ({ commitment }) => commitment);
  const origin = isGiven
    ? html`The organiser chose the secret from which the seed of every match follows. Its SHA-256 was published before
      the first match: ${commitments}. So nobody except the organiser could know or choose a seed.`
    : html`The seed of every match follows from a secret, which was drawn at random. Its SHA-256 was published before
      the first match: ${commitments}. So nobody could choose a seed.`;
  return html`${origin}
  ${
    isOpen
      ? html`The secret is now revealed: ${listCodes(seals, ({ secret }) => secret!)}.`
      : html`The secret is revealed after the last match.`
  }`;
}

const listCodes = (seals: readonly Seal[], find: (seal: Seal) => string): Markup[] =>
  seals.map((seal, index) => html`${index === 0 ? '' : ', '}<code>${find(seal)}</code>`);

/** Anybody who wrote it down can check later whether anything was changed. */
function makeHeadLine({ head }: Standings): Markup {
  if (head === undefined) return NOTHING;
  return html`<p>
    Head of the results: <code>${head}</code>. If a result, a seat or a seed changes, this number changes. Write it
    down; <code>minions tournament verify --head ${head}</code> compares it later.
  </p>`;
}
