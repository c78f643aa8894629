import { groupBy } from '../../protocol/group-by.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import { mustBeReplayed } from '../journal/must-be-replayed.ts';
import { makeMatchId } from '../journal/tournament-state.ts';
import { MAX_FAULTS_SHOWN } from './fault-list.ts';
import { countThings, formatNumber } from './format-numbers.ts';
import { html, NOTHING, type Markup } from './markup.ts';
import { makePage } from './page.ts';
import { makeReplayLink } from './replay-link.ts';
import type { ReportBot, ReportData } from './report-data.ts';
import { makeWorkerSection } from './worker-section.ts';
import { findMean } from '../ratings/find-mean.ts';

/** Measured times, machines and dates: all that two runs of the same tournament do not share. */
export function makeTimesPage(data: ReportData): string {
  return makePage({
    title: `${data.standings.title}: measured times`,
    root: '',
    body: html`<p class="kind"><a href="index.html">${data.standings.title}</a></p>
      <h1>Measured times</h1>
      <p>
        Everything here was measured while the matches were played. The standings do not depend on it.
        <a href="times.csv">times.csv</a> has every match.
      </p>
      <section>
        <h2>Bots</h2>
        <div class="card fit">${makeBotTimes(data.bots)}</div>
      </section>
      <section>
        <h2>Machines</h2>
        <div class="card fit">${makeMachines([...data.state.firstAttempts, ...data.state.counted])}</div>
      </section>
      ${makeWorkerSection(data)} ${makeEvidence(data)}`,
  });
}

function makeBotTimes(bots: readonly ReportBot[]): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Times of bots">
    <table class="plain">
      <thead>
        <tr>
          <th scope="col">Bot</th>
          <th scope="col" class="number">Mean of an answer</th>
          <th scope="col" class="number">Slowest answer</th>
          <th scope="col" class="number">CPU of a match</th>
          <th scope="col" class="number">Forgiven</th>
        </tr>
      </thead>
      <tbody>
        ${bots.map(makeBotRow)}
      </tbody>
    </table>
  </div>`;
}

function makeBotRow({ shown, page, matches }: ReportBot): Markup {
  const times = matches.map(({ played, player }) => played.measured.bots[player]!);
  const cpu = times.flatMap(({ cpuMs }) => (cpuMs === null ? [] : [cpuMs]));
  const slowest = times.reduce((most, { maxMs }) => Math.max(most, maxMs), 0);
  return html`<tr>
    <th scope="row">
      <a href="${page}"><bdi>${shown}</bdi></a>
    </th>
    <td class="number">${formatMs(findMean(times.map(({ meanMs }) => meanMs)))}</td>
    <td class="number">${formatMs(slowest)}</td>
    <td class="number">${cpu.length === 0 ? '–' : formatMs(findMean(cpu))}</td>
    <td class="number">${times.reduce((sum, { forgiven }) => sum + forgiven, 0)}</td>
  </tr> `;
}

const formatMs = (ms: number): string => `${formatNumber(ms, ms < 100 ? 1 : 0)} ms`;

function makeMachines(matches: readonly Played[]): Markup {
  const slots = groupBy(matches, ({ measured }) => `${measured.machine}\n${String(measured.slot).padStart(6, '0')}`);
  const rows = [...slots].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, list]) => makeSlotRow(list));
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Machines">
    <table class="plain">
      <thead>
        <tr>
          <th scope="col">Machine</th>
          <th scope="col" class="number">Slot</th>
          <th scope="col">Cores</th>
          <th scope="col" class="number">Matches</th>
          <th scope="col" class="number">Seconds a match</th>
          <th scope="col" class="wide">First</th>
          <th scope="col" class="wide">Last</th>
          <th scope="col"></th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function makeSlotRow(list: readonly Played[]): Markup {
  const { machine, slot, cores } = list[0]!.measured;
  const starts = list.map(({ measured }) => measured.startedAt).sort();
  const escaped = list.filter(({ measured }) => measured.pinned === false).length;
  const forced = list.filter(({ measured }) => measured.forced).length;
  const remarks = [
    ...(escaped > 0 ? [`${escaped} left their cores`] : []),
    ...(forced > 0 ? [`${forced} on cores that others used too`] : []),
  ];
  return html`<tr>
    <th scope="row">${machine}</th>
    <td class="number">${slot}</td>
    <td>${cores ?? '–'}</td>
    <td class="number">${list.length}</td>
    <td class="number">${formatNumber(findMean(list.map(({ measured }) => measured.durationMs)) / 1000, 2)}</td>
    <td class="wide">${starts[0]!.slice(0, 19).replace('T', ' ')}</td>
    <td class="wide">${starts.at(-1)!.slice(0, 19).replace('T', ' ')}</td>
    <td class="bad">${remarks.join(', ')}</td>
  </tr> `;
}

interface Fault {
  readonly played: Played;
  readonly seat: Played['seats'][number];
  readonly player: number;
}

/** Why bots went out, with the clocks: first attempts that were played again, and what counts. */
function makeEvidence(data: ReportData): Markup {
  const { counted, firstAttempts } = data.state;
  const faulty = [firstAttempts, counted].map(listFaults);
  const shown = faulty.flatMap(takeFirstOfEach);
  if (shown.length === 0) return NOTHING;
  const rest = faulty.flat().length - shown.length;
  return html`<section>
    <h2>Evidence</h2>
    <p>
      The times of the answers for which bots went out. Time that the machine took is not counted against a bot. A match
      that the machine had no time for is replayed, alone, before it counts.
    </p>
    ${[...groupBy(shown, ({ seat }) => seat.id)].map(([id, faults]) => makeBotEvidence(data, id, faults))}
    ${rest > 0 ? html`<p>${countThings(rest, 'more fault')}: see <a href="times.csv">times.csv</a>.</p>` : NOTHING}
  </section>`;
}

function listFaults(matches: readonly Played[]): Fault[] {
  return matches.flatMap((played) =>
    played.seats.flatMap((seat, player) => (seat.verdict ? [{ played, seat, player }] : [])),
  );
}

/** As many faults of each bot as its page lists. */
function takeFirstOfEach(faults: readonly Fault[]): Fault[] {
  const taken = new Map<string, number>();
  return faults.filter(({ seat: { id } }) => {
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    return count <= MAX_FAULTS_SHOWN;
  });
}

function makeBotEvidence(data: ReportData, id: string, faults: readonly Fault[]): Markup {
  return html`<h3><bdi>${data.showName(id)}</bdi></h3>
    ${faults.map((fault) => makeFaultEvidence(data, fault))}`;
}

function makeFaultEvidence(data: ReportData, { played, seat, player }: Fault): Markup {
  const { evidence } = played.measured.bots[player]!;
  const id = makeMatchId(played);
  const isFirst = mustBeReplayed(played);
  return html`<div class="fault" ${isFirst ? NOTHING : html` id="match-${id}-${player}"`}>
    <p>
      Match ${id}${isFirst ? ', first attempt, does not count' : ''}:
      <b class="bad">${seat.verdict!.code}</b> in round ${seat.verdict!.round}, ${seat.verdict!.reason}
      (${makeReplayLink(data, played, { root: '', text: 'watch', round: seat.verdict!.round })})
    </p>
    ${evidence ? html`<p class="soft">${describeClocks(evidence)}</p>` : NOTHING}
  </div> `;
}

type Clocks = NonNullable<Played['measured']['bots'][number]['evidence']>;

function describeClocks({ wallMs, cpuMs, waitMs, lagMs }: Clocks): string {
  const known = (ms: number | null): string => (ms === null ? 'not reported by the system' : formatMs(ms));
  return `Wall time ${formatMs(wallMs)}, CPU time ${known(cpuMs)}, waiting for a CPU ${known(waitMs)}, the judge's own lag at most ${formatMs(lagMs)}.`;
}
