import { STANDARD_ERRORS } from '../ratings/standard-errors.ts';
import { MAX_HISTORY_BOTS } from '../standings/rate-over-blocks.ts';
import { formatPoints } from './format-numbers.ts';
import { html, NOTHING, type Markup } from './markup.ts';
import type { ReportBot, ReportData } from './report-data.ts';

/** With room for figures of 20 px, as telephones have them. */
const [WIDTH, HEIGHT, LEFT, BELOW] = [640, 140, 76, 28];

const EXPLANATION = html`<section>
  <h2>Rating over blocks</h2>
  <p>
    It is not drawn in tournaments of more than ${MAX_HISTORY_BOTS} bots: each of its points is a rating of all bots by
    all matches up to a block, which takes long for many bots.
  </p>
</section>`;

/** The rating of a bot as it became known, block after block, with the interval of each moment. */
export function makeHistory({ history, state }: ReportData, { row }: ReportBot): Markup {
  const known = history.get(row.id) ?? [];
  if (state.participants.length > MAX_HISTORY_BOTS) return EXPLANATION;
  if (known.length < 2) return NOTHING;
  const bands = known.map(({ points, error }) => [points - STANDARD_ERRORS * error, points + STANDARD_ERRORS * error]);
  const [low, high] = [Math.min(...bands.flat()), Math.max(...bands.flat())];
  const [first, last] = [known[0]!.block, known.at(-1)!.block];
  const x = (block: number): string => (LEFT + ((WIDTH - LEFT - 4) * (block - first)) / (last - first)).toFixed(1);
  const y = (points: number): string => (6 + ((HEIGHT - BELOW - 10) * (high - points)) / (high - low || 1)).toFixed(1);
  const trace = (values: readonly number[]): string[] =>
    values.map((value, at) => `${x(known[at]!.block)} ${y(value)}`);
  const line = trace(known.map(({ points }) => points));
  const band = [...trace(bands.map(([bottom]) => bottom!)), ...trace(bands.map(([, top]) => top!)).toReversed()];
  return html`<section>
    <h2>Rating over blocks</h2>
    <div class="card">
      <svg class="history" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Rating over blocks">
        <path class="band" d="M${band.join('L')}Z" />
        <path d="M${line.join('L')}" />
        <text x="0" y="18">${formatPoints(high)}</text>
        <text x="0" y="${HEIGHT - BELOW}">${formatPoints(low)}</text>
        <text x="${LEFT}" y="${HEIGHT - 5}">block ${first}</text>
        <text x="${WIDTH - 4}" y="${HEIGHT - 5}" text-anchor="end">block ${last}</text>
      </svg>
    </div>
  </section>`;
}
