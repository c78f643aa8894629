import type { ReportBot } from './report-data.ts';

/** How the matches of two bots ended for the first of them. */
export interface Meetings {
  above: number;
  level: number;
  below: number;
}

/** The meetings of a bot with each of the others, by id. */
export function countMeetings({ matches }: Pick<ReportBot, 'matches'>): Map<string, Meetings> {
  const met = new Map<string, Meetings>();
  for (const { played, seat } of matches) {
    for (const other of played.seats) {
      if (other.id === seat.id) continue;
      const meetings = met.get(other.id) ?? { above: 0, level: 0, below: 0 };
      met.set(other.id, meetings);
      if (seat.place < other.place) meetings.above += 1;
      else if (seat.place === other.place) meetings.level += 1;
      else meetings.below += 1;
    }
  }
  return met;
}
