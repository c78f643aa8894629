import { findMean } from '../ratings/find-mean.ts';
import { countMeetings, type Meetings } from './count-meetings.ts';
import { countThings, formatNumber } from './format-numbers.ts';
import { html, NOTHING, type Markup } from './markup.ts';
import type { BotMatch, ReportBot, ReportData } from './report-data.ts';

const MAX_RIVALS = 3;

/** Why a bot stands where it does: whom it loses to, whom it beats, and what its faults cost. */
export function makeWhySection(data: ReportData, bot: ReportBot): Markup {
  if (bot.matches.length === 0) return NOTHING;
  return html`<section>
    <h2>Reasons for its rank</h2>
    <ul>
      ${describeRivals(data, bot, 'below')} ${describeRivals(data, bot, 'above')} ${describeFaults(data, bot)}
    </ul>
  </section>`;
}

const WORDS = { below: 'It loses most to', above: 'It wins most against' } as const;

function describeRivals(data: ReportData, bot: ReportBot, side: 'above' | 'below'): Markup {
  const rivals = [...countMeetings(bot)]
    .map(([id, meetings]) => ({ rival: data.byId.get(id), meetings, lead: countLead(meetings, side) }))
    .filter(({ rival, lead }) => rival !== undefined && rival.row.status !== 'house' && lead > 0)
    .sort((a, b) => b.lead - a.lead)
    .slice(0, MAX_RIVALS);
  if (rivals.length === 0) return NOTHING;
  const items = rivals.map(({ rival, meetings }, at) => {
    const { above, level, below } = meetings;
    return html`${at === 0 ? '' : ', '}<a href="../${rival!.page}"><bdi>${rival!.shown}</bdi></a> (${side}
      ${meetings[side]} of ${countThings(above + level + below, 'time')})`;
  });
  return html`<li>${WORDS[side]} ${items}.</li>`;
}

const countLead = ({ above, below }: Meetings, side: 'above' | 'below'): number =>
  side === 'above' ? above - below : below - above;

/** Rank points of one match: the share of rivals beaten, ties counting half. */
function findRankPoints({ played, seat }: BotMatch): number {
  const rivals = played.seats.filter((other) => other !== seat);
  return findMean(rivals.map(({ place }) => (place > seat.place ? 1 : place === seat.place ? 0.5 : 0)));
}

function describeFaults({ bots }: ReportData, { matches, row }: ReportBot): Markup {
  const faulty = matches.filter(({ seat }) => seat.verdict !== null);
  const clean = matches.filter(({ seat }) => seat.verdict === null);
  if (faulty.length === 0) return html`<li>It finished all of its matches.</li>`;
  const kinds = countKinds(faulty);
  const count = `It went out of ${faulty.length} of ${countThings(matches.length, 'match', 'matches')} (${kinds})`;
  if (clean.length === 0) return html`<li>${count}: nothing else matters until it plays a match to its end.</li>`;
  const [inFaulty, inClean] = [faulty, clean].map((list) => findMean(list.map(findRankPoints)));
  const rank =
    1 +
    bots.filter((bot) => bot.row.status === 'ranked' && bot.row !== row && (bot.row.meanRankPoints ?? 0) > inClean!)
      .length;
  const without = row.status === 'ranked' ? `, and rank points would put it near rank ${rank}` : '';
  return html`<li>
    ${count}. There it took ${formatNumber(inFaulty!, 2)} rank points on average, in the others
    ${formatNumber(inClean!, 2)}. Without faults it would have about ${formatNumber(inClean!, 2)}${without}.
  </li>`;
}

function countKinds(faulty: readonly BotMatch[]): string {
  const counts = new Map<string, number>();
  for (const { seat } of faulty) counts.set(seat.verdict!.code, (counts.get(seat.verdict!.code) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([code, count]) => `${count} ${code}`)
    .join(', ');
}
