import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TournamentDefinition } from '../../../protocol/types/tournament/definition.ts';
import { makeCsv } from '../../../judge/export/make-csv.ts';
import type { TournamentPaths } from '../../folder/locate-tournament.ts';
import { writeScript } from '../../report/write-script.ts';
import { writeFileAtomic } from '../../../judge/host/write-file-atomic.ts';
import type { Summary } from '../summarise-comparison.ts';
import { makeComparisonPage } from './comparison-page.ts';
import { makeChartFile } from './interval-chart.ts';

/** Writes the report of a comparison beside its journal. All but times.csv comes from results alone. */
export function writeComparisonReport(
  paths: TournamentPaths,
  summary: Summary,
  definition: TournamentDefinition,
  viewer: string,
): void {
  const { result, times, blocks } = summary;
  mkdirSync(paths.report, { recursive: true });
  const scores = blocks.map(({ score }) => score);
  const files: Readonly<Record<string, string>> = {
    'index.html': makeComparisonPage(summary, definition),
    'result.json': `${JSON.stringify(result, undefined, 1)}\n`,
    'interval.svg': makeChartFile(scores, result),
    'times.csv': makeTimesCsv(times),
    'viewer.html': viewer,
  };
  for (const [name, text] of Object.entries(files)) writeFileAtomic(join(paths.report, name), text);
  for (const { replay } of result.lost.flatMap((pair) => [pair.old, pair.new])) {
    writeScript(paths.replays, basename(replay, '.jsonl.gz'));
  }
}

function makeTimesCsv(times: Summary['times']): string {
  const rows = (['old', 'new'] as const).map((which) => {
    const { meanMs, maxMs, cpuMs } = times[which];
    return [which, meanMs ?? null, maxMs ?? null, cpuMs ?? null];
  });
  return makeCsv([['bot', 'mean_ms', 'max_ms', 'cpu_ms_per_match'], ...rows]);
}
