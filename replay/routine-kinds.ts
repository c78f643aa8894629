import type { MatchEvent } from '../engine/core/match-event.ts';

/** Events that happen to nearly everybody in nearly every round: shown only when asked for. */
const ROUTINE_KINDS: ReadonlySet<string> = new Set([
  'moved',
  'recovered',
  'descended',
  'converting',
  'aged',
  'flown',
  'turned',
  'reloaded',
  'fed',
  'scored',
  'ignited',
  'extinguished',
]);

export function isRoutine(event: MatchEvent): boolean {
  return ROUTINE_KINDS.has(event.kind) || isAboutCell(event);
}

/** Cells are won and lost with most steps; cities, paths and posts are not. */
function isAboutCell(event: MatchEvent): boolean {
  if (event.loser === undefined || !['conquered', 'lost'].includes(event.kind)) return false;
  return !['city', 'path', 'post'].some((what) => what in event);
}
