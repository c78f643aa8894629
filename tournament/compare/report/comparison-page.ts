import type { ComparisonResult, LostAppearance, LostPair } from '../../../protocol/types/compare/result.ts';
import type { TournamentDefinition } from '../../../protocol/types/tournament/definition.ts';
import { countThings, formatNumber } from '../../report/format-numbers.ts';
import { html, NOTHING, type Markup } from '../../report/markup.ts';
import { makePage } from '../../report/page.ts';
import { makeViewerAddress } from '../../report/viewer-address.ts';
import { describeHelp, describeQuestion, describeResult } from '../describe-result.ts';
import type { Summary } from '../summarise-comparison.ts';
import { CHART_STYLE, drawIntervalChart } from './interval-chart.ts';

/** A comparison as one page: the answer, how it came about, where it comes from, and what to watch. */
export function makeComparisonPage({ result, blocks }: Summary, definition: TournamentDefinition): string {
  const chart = drawIntervalChart(
    blocks.map(({ score }) => score),
    result,
  );
  return makePage({
    title: `Is ${result.new.source} better than ${result.old.source}?`,
    root: '',
    nav: NOTHING,
    style: CHART_STYLE,
    body: html`${makeHead(result, definition)}
      <section>
        <h2>The result after each block</h2>
        <p>
          The line is the mean of the block scores so far, above a half where new is ahead. The band contains every mean
          that the blocks leave possible. It is valid whenever you look. The grey stripe is the range that counts as
          equal.
        </p>
        <div class="card">${chart}</div>
        ${describeHelp(result) === undefined ? NOTHING : html`<p>${describeHelp(result)!}</p>`}
      </section>
      ${result.blocks === 0 ? NOTHING : makeGains(result)} ${makeBots(result)} ${makeLost(result)}
      ${makeFooter(result, definition)}`,
  });
}

function makeHead(result: ComparisonResult, { game }: TournamentDefinition): Markup {
  const facts: readonly (readonly [string, string | number])[] = [
    ['verdict', result.verdict],
    ['blocks', result.blocks],
    ['matches', result.blocks * result.matchesPerBlock],
    ['sure', `${Number((100 * result.confidence).toFixed(2))} %`],
  ];
  return html`<p class="kind">${game}, ${result.design === 'same-chair' ? 'same chair' : 'same table'}</p>
    <h1>Is <bdi>${result.new.source}</bdi> better than <bdi>${result.old.source}</bdi>?</h1>
    <p class="lead">${describeResult(result)}</p>
    <dl class="facts">
      ${facts.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    ${[describeQuestion(result) ?? [], result.notes].flat().map((note) => html`<p class="soft">${note}</p>`)}`;
}

type Row = { readonly title: string; readonly old: number | null; readonly new: number | null };

function makeGains({ seats, rivals, parts }: ComparisonResult): Markup {
  return html`<section>
    <h2>Where the gain comes from</h2>
    <div class="columns">
      ${makeGainTable(
        'Share of places, by seat',
        seats.map(({ seat, ...row }) => ({ title: `seat ${seat}`, ...row })),
        3,
      )}
      ${makeGainTable(
        'Comes before, by rival',
        rivals.map(({ name, ...row }) => ({ title: name, ...row })),
        3,
      )}
      ${makeGainTable(
        'At the end of a match',
        parts.map(({ part, ...row }) => ({ title: part, ...row })),
        1,
      )}
    </div>
  </section>`;
}

function makeGainTable(title: string, rows: readonly Row[], decimals: number): Markup {
  const show = (value: number | null): string => (value === null ? '-' : formatNumber(value, decimals));
  return html`<div>
    <h3>${title}</h3>
    <table class="plain">
      <thead>
        <tr>
          <th scope="col"></th>
          ${['old', 'new', 'gain'].map((name) => html`<th scope="col" class="number">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <th scope="row"><bdi>${row.title}</bdi></th>
              <td class="number">${show(row.old)}</td>
              <td class="number">${show(row.new)}</td>
              <td class="number">${row.old === null || row.new === null ? '-' : show(row.new - row.old)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function makeBots(result: ComparisonResult): Markup {
  const rows = (['old', 'new'] as const).map((which) => {
    const { source, digest, matches, faults, refused } = result[which];
    const kinds = Object.entries(faults).map(([code, count]) => `${count} ${code}`);
    return html`<tr>
      <th scope="row">${which}</th>
      <td>
        <bdi>${source}</bdi>
        ${digest === null ? NOTHING : html`<br /><code class="soft">${digest.slice(0, 19)}&hellip;</code>`}
      </td>
      <td class="number">${matches}</td>
      <td class="${kinds.length === 0 ? 'none' : 'bad'}">${kinds.length === 0 ? 'none' : kinds.join(', ')}</td>
      <td class="number">${formatNumber(refused, 1)}</td>
    </tr>`;
  });
  return html`<section>
    <h2>The two bots</h2>
    <div class="card fit scroll">
      <table class="plain">
        <thead>
          <tr>
            <th scope="col"></th>
            <th scope="col">bot</th>
            <th scope="col" class="number">matches</th>
            <th scope="col">faults</th>
            <th scope="col" class="number">refused orders per match</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    <p class="soft">
      How long they thought is in <a href="times.csv">times.csv</a>: no second run would measure the same.
    </p>
  </section>`;
}

function makeLost({ lost, new: fresh }: ComparisonResult): Markup {
  if (lost.length === 0) return NOTHING;
  return html`<section>
    <h2>Where new lost most to old</h2>
    <p>On the same seed, in the same place. The commands are meant to be typed in the folder of the comparison.</p>
    ${lost.map((pair) => makeLostPair(pair, fresh.source))}
  </section>`;
}

function makeLostPair({ block, seed, old, new: fresh }: LostPair, source: string): Markup {
  const watch = ({ replay, match, names }: LostAppearance, text: string): Markup =>
    html`<a href="${makeViewerAddress(`../${replay}`, names)}" aria-label="Watch match ${match}">${text}</a>`;
  const fault = fresh.fault === null ? '' : `, ${fresh.fault}`;
  return html`<div class="fault">
    <p>
      Block ${block}, seat ${fresh.player}: place ${fresh.place} with ${countThings(fresh.score, 'point')}${fault},
      where old had place ${old.place} with ${countThings(old.score, 'point')}. ${watch(fresh, 'Watch new')},
      ${watch(old, 'watch old')}.
    </p>
    <pre>
minions view ${fresh.replay}
minions rerun ${fresh.replay} ${fresh.player}=${source}</pre>
    <p class="soft">seed <code>${seed}</code></p>
  </div>`;
}

function makeFooter({ secret, rivals }: ComparisonResult, definition: TournamentDefinition): Markup {
  const { commitment, rulesVersion, config, turns, tool, game } = definition;
  return html`<footer>
    <p>
      Rivals: ${rivals.map(({ name }, at) => html`${at === 0 ? '' : ', '}<bdi>${name}</bdi>`)}. Every seed comes from a
      secret, to which <code>${commitment}</code> was the commitment.
      ${
        secret === null
          ? html`It is revealed when the comparison has ended.`
          : html`<code>--secret ${secret}</code> plays the same again.`
      } <code>minions compare verify</code> checks every seed, every replay and every line of the journal.
    </p>
    <p>
      ${game} ${rulesVersion}, rule set ${config.rules}, ${config.rounds} rounds, ${turns} turns. Made by ${tool} from
      the definition and the journal alone. <a href="result.json">result.json</a>,
      <a href="interval.svg">interval.svg</a>.
    </p>
  </footer>`;
}
