import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import { findNth } from './find-nth.ts';

/** A bot as the scheduler sees it. Matches that wait or are being played count like those that were played. */
export interface LadderBot {
  readonly id: string;
  /** Whose it is; null for a house bot, which fills tables and is nobody's subject. */
  readonly person: string | null;
  readonly matches: number;
  /** What its share is counted from: the block with which it came or came back, and its matches by then with its burst. */
  readonly since: { readonly matches: number; readonly block: number };
  /** When it came, or last began a match, in milliseconds. */
  readonly lastAt: number;
  readonly rating: number;
  /** How often it sat in each seat. */
  readonly seats: Readonly<ByPlayer<number>>;
}

/** All that decides who plays next. */
export interface LadderView {
  readonly bots: readonly LadderBot[];
  /** The block that will be played. */
  readonly block: number;
  readonly now: number;
  /** Matches that a new version plays before it waits for its turn. */
  readonly burst: number;
  /** How often two bots have met. */
  findMeetings(first: string, second: string): number;
  /** Decides between equals: a text for each label. */
  draw(label: string): string;
}

export const MAX_WAIT_MS = 3_600_000;

/** Rivals come from so many places above and below. */
const REACH = 5;
/** A match ahead of the others weighs as much as so many meetings. */
const LEAD_WEIGHT = 1;
/** While little is known of a bot, it meets a quarter of the field. */
const UNKNOWN_MATCHES = 8;
/** Of a large field so many are looked at on each side. */
const MAX_CANDIDATES = 64;

/** While there are new versions, one block of so many is for those who have fallen behind. */
const CATCH_UP_EVERY = 3;
/** A version that is behind by so many matches, and by this part of what it has played, has fallen behind. */
const MIN_LAG = 1;
const LAG_SHARE = 0.03;

/** The bots that somebody owns, and how far each is ahead of those who came when it came. */
interface Field {
  readonly entrants: readonly LadderBot[];
  /** New versions that still have their burst. */
  readonly fresh: readonly LadderBot[];
  /** In matches: new ones among each other, the others by share. */
  findLead(bot: LadderBot): number;
}

/** Who plays next, by seat: a pure function of the state. Undefined when nobody is there. */
export function chooseTable(view: LadderView): ByPlayer<string> | undefined {
  const field = surveyField(view);
  const { entrants } = field;
  // Who is alone has nobody to catch up with: after its burst the machine rests.
  if (entrants.length === 1 && entrants[0]!.matches >= view.burst) return undefined;
  const subject = chooseSubject(field, view);
  if (!subject) return undefined;
  return seatTable([subject, ...chooseRivals(subject, field, view)], view);
}

function surveyField(view: LadderView): Field {
  const findAge = ({ since }: LadderBot): number => Math.max(1, view.block - since.block);
  const entrants: LadderBot[] = [];
  const fresh: LadderBot[] = [];
  let [freshMatches, freshBlocks, shares] = [0, 0, 0];
  for (const bot of view.bots) {
    if (bot.person === null) continue;
    entrants.push(bot);
    if (bot.matches < view.burst) {
      fresh.push(bot);
      freshMatches += bot.matches;
      freshBlocks += findAge(bot);
    } else {
      shares += findShare(bot, view);
    }
  }
  const freshRate = freshMatches / Math.max(1, freshBlocks);
  const meanShare = shares / Math.max(1, entrants.length - fresh.length);
  const findLead = (bot: LadderBot): number =>
    bot.matches < view.burst
      ? bot.matches - freshRate * findAge(bot)
      : (findShare(bot, view) - meanShare) * findAge(bot);
  return { entrants, fresh, findLead };
}

/** Versions that waited too long; then by turns new ones and those that fell behind; then the one with the smallest share. */
function chooseSubject({ entrants, fresh, findLead }: Field, view: LadderView): LadderBot | undefined {
  const isLate = ({ lastAt }: LadderBot): boolean => view.now - lastAt > MAX_WAIT_MS;
  if (entrants.some(isLate)) return findLeast(entrants, view, ({ lastAt }) => lastAt);
  if (fresh.length === 0) return findLeast(entrants, view, (bot) => findShare(bot, view));
  if (view.block % CATCH_UP_EVERY === 0) {
    const isBehind = (bot: LadderBot): boolean => -findLead(bot) > Math.max(MIN_LAG, LAG_SHARE * bot.matches);
    const behind = findLeast(entrants.filter(isBehind), view, findLead);
    if (behind) return behind;
  }
  // Of new versions those first whose people have had least.
  const had = new Map<string, number>();
  for (const { person, matches } of fresh) had.set(person!, (had.get(person!) ?? 0) + matches);
  return findLeast(
    fresh,
    view,
    ({ person }) => had.get(person!)!,
    ({ matches }) => matches,
  );
}

/** What a bot had of the blocks since it came, beyond its burst. */
export function findShare({ matches, since }: LadderBot, { block }: Pick<LadderView, 'block'>): number {
  return (matches - since.matches) / Math.max(1, block - since.block);
}

/** Near in rank, half of them above and half below by turns; those first whom the table has met least, and who are behind. */
function chooseRivals(subject: LadderBot, { entrants, findLead }: Field, view: LadderView): LadderBot[] {
  const strangers = entrants.filter(({ person }) => person !== subject.person);
  // Nobody plays against themselves while there are others.
  const field = strangers.length >= 3 ? strangers : entrants.filter((bot) => bot !== subject);
  const reach = subject.matches < UNKNOWN_MATCHES ? Math.max(REACH, Math.ceil(field.length / 4)) : REACH;
  const [above, below] = splitByRating(field, subject.rating).map((side) =>
    findNear(side, reach, ({ rating }) => Math.abs(rating - subject.rating), makeLots(view)),
  ) as [readonly LadderBot[], readonly LadderBot[]];
  const table = [subject];
  const sides = subject.matches % 2 === 0 ? [above, below, above] : [below, above, below];
  for (const side of sides) {
    const candidates = findFree([side, above, below, field], table);
    if (!candidates) break;
    const countMeetings = ({ id }: LadderBot): number =>
      table.reduce((sum, { id: seated }) => sum + view.findMeetings(id, seated), 0);
    const rival = findLeast(
      candidates,
      view,
      (bot) => countMeetings(bot) + LEAD_WEIGHT * findLead(bot),
      (bot) => findShare(bot, view),
    );
    table.push(rival!);
  }
  return table.slice(1);
}

/** The versions that do not sit at the table, of the first list that has some. */
function findFree(lists: readonly (readonly LadderBot[])[], table: readonly LadderBot[]): LadderBot[] | undefined {
  for (const list of lists) {
    const free = list.filter((bot) => !table.includes(bot));
    if (free.length > 0) return free;
  }
  return undefined;
}

/** Those who are rated higher, and the others. */
function splitByRating(bots: readonly LadderBot[], rating: number): [LadderBot[], LadderBot[]] {
  const [above, below]: [LadderBot[], LadderBot[]] = [[], []];
  for (const bot of bots) (bot.rating > rating ? above : below).push(bot);
  return [above, below];
}

/** A whole table, by seat: with house bots where there are too few. */
export const seatTable = (table: readonly LadderBot[], view: LadderView): ByPlayer<string> =>
  chooseSeats(fillTable(table, view), view);

/** House bots take the chairs that are left, those first that played least. One may sit twice where the house has few. */
function fillTable(table: readonly LadderBot[], view: LadderView): LadderBot[] {
  const lot = makeLots(view);
  const house = view.bots
    .filter(({ person }) => person === null)
    .toSorted((a, b) => a.matches - b.matches || lot(a.id) - lot(b.id));
  const missing = 4 - table.length;
  if (missing > 0 && house.length === 0) throw new Error('a table cannot be filled: the contest has no house bots');
  return [...table, ...Array.from({ length: missing }, (_, at) => house[at % house.length]!)];
}

const ORDERS: readonly ByPlayer<number>[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) =>
      [0, 1, 2, 3].flatMap((d) => (new Set([a, b, c, d]).size === 4 ? [[a, b, c, d] as ByPlayer<number>] : [])),
    ),
  ),
);

/** Everybody sits where they sat least, as far as that goes for all together. */
function chooseSeats(table: readonly LadderBot[], view: LadderView): ByPlayer<string> {
  const cost = (order: ByPlayer<number>): number =>
    order.reduce((sum, at, seat) => sum + table[at]!.seats[seat as 0], 0);
  const least = Math.min(...ORDERS.map(cost));
  const best = ORDERS.filter((order) => cost(order) === least);
  const order = best[Number.parseInt(view.draw(`seats of block ${view.block}`).slice(0, 8), 16) % best.length]!;
  return byPlayer((seat) => table[order[seat]!]!.id);
}

/** Near bots of one side, in any order; of many, some at random. Thousands are not sorted for a few. */
function findNear(
  side: readonly LadderBot[],
  reach: number,
  findDistance: (bot: LadderBot) => number,
  lot: (id: string) => number,
): readonly LadderBot[] {
  const near = splitAt(side, reach, findDistance);
  const missing = reach - near.below.length;
  const equal = splitAt(near.at, missing, ({ id }) => lot(id));
  const all = [...near.below, ...equal.below, ...equal.at].slice(0, reach);
  const { below, at } = splitAt(all, MAX_CANDIDATES, ({ id }) => lot(id));
  return [...below, ...at].slice(0, MAX_CANDIDATES);
}

/** Those with less than the measure that so many do not exceed, and those who have just that. */
function splitAt(
  bots: readonly LadderBot[],
  count: number,
  measure: (bot: LadderBot) => number,
): { readonly below: readonly LadderBot[]; readonly at: readonly LadderBot[] } {
  if (bots.length <= count) return { below: bots, at: [] };
  const measures = new Float64Array(bots.length);
  for (let at = 0; at < bots.length; at += 1) measures[at] = measure(bots[at]!);
  const last = findNth(measures.slice(), count - 1);
  const [below, equal]: [LadderBot[], LadderBot[]] = [[], []];
  for (let at = 0; at < bots.length; at += 1) {
    if (measures[at]! < last) below.push(bots[at]!);
    else if (measures[at] === last) equal.push(bots[at]!);
  }
  return { below, at: equal };
}

/** The bot with the least measure, then with the least of a second one; lots decide between equals. */
function findLeast(
  bots: readonly LadderBot[],
  view: LadderView,
  measure: (bot: LadderBot) => number,
  measureEquals: (bot: LadderBot) => number = () => 0,
): LadderBot | undefined {
  const lot = makeLots(view);
  const isBefore = (bot: LadderBot, other: LadderBot): boolean =>
    (measureEquals(bot) - measureEquals(other) || lot(bot.id) - lot(other.id)) < 0;
  let best: LadderBot | undefined;
  let least = Infinity;
  for (const bot of bots) {
    const measured = measure(bot);
    if (measured > least || (measured === least && best && !isBefore(bot, best))) continue;
    best = bot;
    least = measured;
  }
  return best;
}

/** Decides between equals: a number for each bot, another one in every block. */
function makeLots({ draw, block }: LadderView): (id: string) => number {
  const seed = Number.parseInt(draw(`lots of block ${block}`).slice(0, 8), 16);
  return (id) => drawLot(seed, id);
}

/** FNV-1a from a seed, mixed once more: a cryptographic hash for each of thousands would take longer than the rest. */
function drawLot(seed: number, id: string): number {
  let lot = seed;
  for (let at = 0; at < id.length; at += 1) lot = Math.imul(lot ^ id.charCodeAt(at), 0x01000193);
  lot = Math.imul(lot ^ (lot >>> 16), 0x85ebca6b);
  return (lot ^ (lot >>> 13)) >>> 0;
}
