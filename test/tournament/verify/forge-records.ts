// Changes of the records of a made cup.
import type { JournalRecord, Played } from '../../../protocol/types/tournament/record.ts';
import { isMatch } from './made-cup.ts';

export const AT = '2026-01-31T12:00:00.000Z';

/** Gives the place of each to the one at the other end. */
export const turnAround = (played: Played): Played => ({
  ...played,
  seats: played.seats.map((seat) => ({ ...seat, place: 5 - seat.place })) as Played['seats'],
});

/** Another secret begins, of which nobody ever hears again. */
export const sealedFrom = (fromBlock: number): JournalRecord => ({
  kind: 'sealed',
  commitment: 'a'.repeat(64),
  fromBlock,
  at: AT,
});

export const without = (records: readonly JournalRecord[], ...ids: string[]): JournalRecord[] =>
  records.filter((record) => !ids.some((id) => isMatch(record, id)));

/** Behind the record of a match. */
export const insertBehind = (records: readonly JournalRecord[], id: string, record: JournalRecord): JournalRecord[] =>
  records.flatMap((one) => (isMatch(one, id) ? [one, record] : [one]));
