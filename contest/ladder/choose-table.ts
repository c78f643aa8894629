import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import { findMean } from '../../tournament/ratings/find-mean.ts';

/** A bot as the scheduler sees it. Matches that wait or are being played count like those that were played. */
export interface LadderBot {
  readonly id: string;
  /** Whose it is; null for a house bot, which fills tables and is nobody's subject. */
  readonly person: string | null;
  readonly matches: number;
  /** How many of them it had, and how many blocks there were, when it came or came back and its burst was over. */
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

/** Who plays next, by seat: a pure function of the state. Undefined when nobody is there. */
export function chooseTable(view: LadderView): ByPlayer<string> | undefined {
  const entrants = view.bots.filter(({ person }) => person !== null);
  // Who is alone has nobody to catch up with: after its burst the machine rests.
  if (entrants.length === 1 && entrants[0]!.matches >= view.burst) return undefined;
  const subject = chooseSubject(entrants, view);
  if (!subject) return undefined;
  const rivals = chooseRivals(subject, entrants, view);
  return seatTable([subject, ...rivals], view);
}

/** Who waited too long; then new versions, by whose people have had least; then whoever had the smallest share. */
function chooseSubject(entrants: readonly LadderBot[], view: LadderView): LadderBot | undefined {
  const late = entrants.filter(({ lastAt }) => view.now - lastAt > MAX_WAIT_MS);
  if (late.length > 0) return findLeast(late, view, ({ lastAt }) => [lastAt]);
  const fresh = entrants.filter(({ matches }) => matches < view.burst);
  const had = new Map<string, number>();
  for (const { person, matches } of fresh) had.set(person!, (had.get(person!) ?? 0) + matches);
  if (fresh.length > 0) return findLeast(fresh, view, ({ person, matches }) => [had.get(person!)!, matches]);
  return findLeast(entrants, view, (bot) => [findShare(bot, view)]);
}

/** What a bot had of the blocks since it came. */
export function findShare({ matches, since }: LadderBot, { block }: Pick<LadderView, 'block'>): number {
  return (matches - since.matches) / Math.max(1, block - since.block);
}

/** Near in rank, half of them above and half below by turns; those first whom the table has met least. */
function chooseRivals(subject: LadderBot, entrants: readonly LadderBot[], view: LadderView): LadderBot[] {
  const others = entrants.filter(({ id }) => id !== subject.id);
  const strangers = others.filter(({ person }) => person !== subject.person);
  // Nobody plays against themselves while there are others.
  const field = strangers.length >= 3 ? strangers : others;
  const reach = subject.matches < UNKNOWN_MATCHES ? Math.max(REACH, Math.ceil(field.length / 4)) : REACH;
  const isAbove = ({ rating }: LadderBot): boolean => rating > subject.rating;
  const findDistance = ({ rating }: LadderBot): number => Math.abs(rating - subject.rating);
  const lot = makeLots(view);
  const [above, below] = [field.filter(isAbove), field.filter((bot) => !isAbove(bot))].map((side) =>
    findNear(side, reach, findDistance, lot),
  ) as [readonly LadderBot[], readonly LadderBot[]];
  const findLead = measureLeads(entrants, view);
  const table = [subject];
  const sides = subject.matches % 2 === 0 ? [above, below, above] : [below, above, below];
  for (const side of sides) {
    const free = (list: readonly LadderBot[]): LadderBot[] => list.filter((bot) => !table.includes(bot));
    const candidates = [side, above, below, field].map(free).find((list) => list.length > 0);
    if (!candidates) break;
    const countMeetings = ({ id }: LadderBot): number =>
      table.reduce((sum, { id: seated }) => sum + view.findMeetings(id, seated), 0);
    table.push(findLeast(candidates, view, (bot) => [countMeetings(bot) + findLead(bot), findShare(bot, view)])!);
  }
  return table.slice(1);
}

/** By how many matches a bot is ahead of those who came when it came: new ones among each other, the others by share. */
function measureLeads(entrants: readonly LadderBot[], view: LadderView): (bot: LadderBot) => number {
  const isFresh = ({ matches }: LadderBot): boolean => matches < view.burst;
  const fresh = findMean(entrants.filter(isFresh).map(({ matches }) => matches));
  const share = findMean(entrants.filter((bot) => !isFresh(bot)).map((bot) => findShare(bot, view)));
  return (bot) => {
    const lead = isFresh(bot)
      ? bot.matches - fresh
      : (findShare(bot, view) - share) * Math.max(1, view.block - bot.since.block);
    return LEAD_WEIGHT * Math.max(0, lead);
  };
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
  const last = measures.toSorted()[count - 1]!;
  return {
    below: bots.filter((_, at) => measures[at]! < last),
    at: bots.filter((_, at) => measures[at] === last),
  };
}

/** The bot with the least measure; lots decide between equals. */
function findLeast(
  bots: readonly LadderBot[],
  view: LadderView,
  measure: (bot: LadderBot) => readonly number[],
): LadderBot | undefined {
  const lot = makeLots(view);
  let best: LadderBot | undefined;
  let least: readonly number[] = [];
  for (const bot of bots) {
    const key = measure(bot);
    const difference = best === undefined ? -1 : compareKeys(key, least);
    if (difference > 0 || (difference === 0 && lot(bot.id) >= lot(best!.id))) continue;
    best = bot;
    least = key;
  }
  return best;
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return a[at]! - b[at]!;
  return 0;
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
