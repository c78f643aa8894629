import type { MatchLog } from '../../judge/match/match-log.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import type { PlayEvent } from '../../tournament/run/play-on.ts';
import type { SeriesEvent } from '../../tournament/series/play-series.ts';

/** Writes to a log what happens in a tournament that nobody watches. */
export function logEvent(log: MatchLog, event: PlayEvent): void {
  switch (event.kind) {
    case 'played':
      return logPlayed(log, event.played, { done: event.done, planned: event.planned });
    case 'recorded':
      return log.info({ record: event.record }, `journal: ${event.record.kind}`);
    case 'withdrawn':
      return log.warn({ bot: event.name, reason: event.reason }, 'bot withdrawn');
    case 'queue-opened':
      return log.info({ url: event.url, prefix: event.prefix }, 'queue opened');
    case 'log':
      return log.warn({}, event.line);
  }
}

/** The same in a series, which has no journal: bots go by their names. */
export function logSeriesEvent(log: MatchLog, event: SeriesEvent): void {
  if (event.kind === 'warning') return log.warn({}, event.text);
  if (event.kind !== 'played') return;
  const { number, result } = event.match;
  const { seats, seed, where, startedAt, durationMs, replay } = result;
  const faults = seats.flatMap(({ name, verdict }) => (verdict === null ? [] : [{ bot: name, ...verdict }]));
  const { planned, done } = event;
  logMatch(log, { match: number, seed, ...where, startedAt, durationMs, planned, done, replay }, faults);
}

function logPlayed(log: MatchLog, played: Played, progress: { done: number; planned: number }): void {
  const { block, match, attempt, stage, seats, replay, measured } = played;
  const faults = seats.flatMap(({ id, verdict }) => (verdict === null ? [] : [{ bot: id, ...verdict }]));
  const { bots: _, ...where } = measured;
  const fields = { block, match, attempt, stage, ...where, ...progress, replay };
  logMatch(log, fields, faults);
}

function logMatch(log: MatchLog, fields: object, faults: readonly object[]): void {
  if (faults.length === 0) return log.info(fields, 'match played');
  log.warn({ ...fields, faults }, 'match played, with faults');
}
