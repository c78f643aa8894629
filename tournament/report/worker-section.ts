import type { Joined, Played } from '../../protocol/types/tournament/record.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import { compareWorkers, type WorkerResult } from '../ratings/compare-workers.ts';
import { countThings } from './format-numbers.ts';
import { html, NOTHING, type Markup } from './markup.ts';
import type { ReportData } from './report-data.ts';

/** A tournament in so many shows a difference where there is none. */
const LEVEL = 0.05;

/** Who played at the other end of a queue, and whether it mattered where a bot played. */
export function makeWorkerSection(data: ReportData): Markup {
  const { workers, quarantined } = data.state;
  if (workers.length === 0) return NOTHING;
  return html`<section>
    <h2>Workers</h2>
    <p>${describeHomogeneity(data)}</p>
    <p>${describeDuplicates(data)}</p>
    ${quarantined.map(({ worker, reason }) => html`<p class="bad">${worker} was quarantined: ${reason}.</p>`)}
    <div class="card fit">${makeTable(data.state)}</div>
  </section>`;
}

/** A worker that was silent for long may send a match that was given to another one meanwhile. */
function describeDuplicates({ state: { duplicates } }: ReportData): string {
  if (duplicates.length === 0) return 'No match was played by two workers.';
  const differing = duplicates.filter(({ same }) => !same).length;
  const played = countThings(duplicates.length, 'match was', 'matches were');
  const outcome = differing === 0 ? 'with the same results' : `${differing} of them with other results`;
  return `${played} played a second time, because a worker had been silent for long: ${outcome}.`;
}

function describeHomogeneity({ state, showName }: ReportData): string {
  const tests = compareWorkers(collectResults(state.counted));
  const [first] = tests;
  if (!first) return 'There are too few blocks, or too few workers, to tell whether places depend on the worker.';
  // Holm: the least likely of many must be less likely than the level by their number.
  const chance = Math.min(1, first.chance * tests.length);
  const name = showName(first.bot);
  const figures = `chi-square ${first.chiSquare.toFixed(2)} with ${first.workers - 1} degrees of freedom, chance ${chance.toPrecision(2)} after Holm over ${tests.length} bots`;
  if (chance >= LEVEL)
    return `Nothing indicates that places depend on the worker. The least likely are those of ${name}: ${figures}.`;
  return `The places of ${name} depend on the worker: ${figures}. Look for a machine that is slower than the others, or busy with something else.`;
}

/** The mean place of each bot in each block. */
function collectResults(counted: readonly Played[]): WorkerResult[] {
  const sums = new Map<string, { readonly bot: string; readonly worker: string; places: number; count: number }>();
  for (const { block, seats, measured } of counted) {
    const { worker } = measured;
    if (worker === undefined) continue;
    for (const { id: bot, place } of seats) {
      const key = JSON.stringify([bot, block, worker]);
      const sum = sums.get(key) ?? { bot, worker, places: 0, count: 0 };
      sums.set(key, { ...sum, places: sum.places + place, count: sum.count + 1 });
    }
  }
  return [...sums.values()].map(({ bot, worker, places, count }) => ({ bot, worker, place: places / count }));
}

function makeTable({ workers, counted, firstAttempts }: TournamentState): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Workers">
    <table class="plain">
      <thead>
        <tr>
          <th scope="col">Worker</th>
          <th scope="col">Machine</th>
          <th scope="col" class="number">Slots</th>
          <th scope="col" class="number">Cores</th>
          <th scope="col" class="number">Speed</th>
          <th scope="col" class="number">Blocks</th>
          <th scope="col" class="number">Matches</th>
          <th scope="col" class="number">Replayed</th>
        </tr>
      </thead>
      <tbody>
        ${workers.map((worker) => makeRow(worker, counted, firstAttempts))}
      </tbody>
    </table>
  </div>`;
}

function makeRow(
  { worker, machine, slots, cores, speed }: Joined,
  counted: readonly Played[],
  firstAttempts: readonly Played[],
): Markup {
  const isOurs = ({ measured }: Played): boolean => measured.worker === worker;
  const own = counted.filter(isOurs);
  return html`<tr>
    <th scope="row">${worker}</th>
    <td>${machine}</td>
    <td class="number">${slots}</td>
    <td class="number">${cores}</td>
    <td class="number">${speed}</td>
    <td class="number">${new Set(own.map(({ block }) => block)).size}</td>
    <td class="number">${own.length}</td>
    <td class="number">${firstAttempts.filter(isOurs).length}</td>
  </tr> `;
}
