import type { ReportData } from './report-data.ts';

/** Text of a bot in which nobody is called by name where pages use pseudonyms. */
export function makeTextWithShownNames({ bots, hasPseudonyms }: ReportData, text: string): string {
  if (!hasPseudonyms || text === '') return text;
  // Longer names first: "ann" is a part of "anna".
  const named = bots.toSorted((a, b) => b.row.name.length - a.row.name.length);
  return named.reduce((hidden, { row, shown }) => hidden.replaceAll(row.name, shown), text);
}
