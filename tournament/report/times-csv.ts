import type { Played } from '../../protocol/types/tournament/record.ts';
import { makeMatchId } from '../journal/tournament-state.ts';
import { makeCsv } from '../../judge/export/make-csv.ts';
import type { ReportData } from './report-data.ts';

const TITLES =
  'match,attempt,started,seconds,machine,worker,slot,cores,pinned,forced,player,name,mean ms,max ms,cpu ms,forgiven,fault';

/** Every measured time: a row for each bot of each match, first attempts too. */
export function makeTimesCsv(data: ReportData): string {
  const { counted, firstAttempts } = data.state;
  return makeCsv([TITLES.split(','), ...[...firstAttempts, ...counted].flatMap((played) => makeRows(data, played))]);
}

function makeRows({ showName }: ReportData, played: Played): (string | number | null)[][] {
  const { machine, worker = '', slot, cores, pinned, forced, startedAt, durationMs, bots } = played.measured;
  const when = [makeMatchId(played), played.attempt, startedAt, round(durationMs / 1000, 3)];
  const where = [machine, worker, slot, cores, pinned === null ? '' : String(pinned), forced ? 'forced' : ''];
  return played.seats.map(({ id, verdict }, player) => {
    const { meanMs, maxMs, cpuMs, forgiven } = bots[player]!;
    const times = [round(meanMs, 2), round(maxMs, 2), cpuMs === null ? null : round(cpuMs, 1)];
    return [...when, ...where, player, showName(id), ...times, forgiven, verdict?.code ?? ''];
  });
}

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));
