import type { Played } from '../../protocol/types/tournament/record.ts';
import type { Standings, StandingsRow } from '../../protocol/types/tournament/standings.ts';
import type { Participant, TournamentState } from '../journal/tournament-state.ts';
import { makeHead } from '../journal/make-head.ts';
import { makePlayedTable } from '../journal/make-played-table.ts';
import { rateBots } from '../ratings/rate-bots.ts';
import type { Rating, Ratings } from '../ratings/ratings.ts';
import { explainNobody, findFacts, makeNotes, type RatingFacts } from './make-notes.ts';
import { findQualification, type Qualified } from './find-qualification.ts';
import { findOwnPlaces } from './find-own-places.ts';

const MAX_MOVERS = 5;
/** Behind everybody who has a position. */
const MAX_PLACE = 1_000_000;

export interface Mover {
  readonly played: Played;
  /** Points of the rating that the match gave or took. */
  readonly points: number;
}

/** A bot in the standings, before anybody is named. */
export type RatedRow = Omit<StandingsRow, 'name' | 'mark'>;

/** Standings by id, with the matches that decided them. */
export interface RatedTournament extends Omit<Standings, 'standings' | 'notes' | 'rows'> {
  readonly rows: readonly RatedRow[];
  readonly facts: RatingFacts | undefined;
  /** Of the format upc; empty for others. */
  readonly qualification: readonly Qualified[];
  /** By id: the matches that moved the rating of a bot most. */
  readonly movers: ReadonlyMap<string, readonly Mover[]>;
}

/** Rates the bots of a tournament by the matches that count. */
export function makeStandings(state: TournamentState): RatedTournament {
  const { definition } = state;
  const rated = state.counted.filter(({ isRated }) => isRated);
  const bots = state.participants.map((participant) => ({ id: participant.id, isRanked: isRanked(participant) }));
  const isPairedByResults = isSwiss(state);
  const ratings = rateBots({ bots, tables: rated.map(makePlayedTable), isPairedByResults });
  const participants = new Map(state.participants.map((participant) => [participant.id, participant]));
  const records = collectRecords(state.counted);
  const ownPlaces = findOwnPlaces(state);
  // Whoever has a position stands in that order, and all others in that of the ratings.
  const findPlace = ({ rating }: { readonly rating: Rating }): number => ownPlaces.get(rating.bot) ?? MAX_PLACE;
  const shown = ratings.rows
    .map((rating, at) => ({ rating, at, participant: participants.get(rating.bot)! }))
    .filter(({ rating, participant }) => rating.matches > 0 || isRanked(participant))
    .sort((a, b) => findGroup(a.participant) - findGroup(b.participant) || findPlace(a) - findPlace(b));
  return {
    title: definition.title,
    game: definition.game,
    matches: rated.length,
    blocks: ratings.blocks,
    head: makeHead(state),
    rows: shown.map(({ rating, participant }) => makeRow(participant, rating, records, ownPlaces)),
    superiority: shown.map(({ at }) => shown.map((other) => findShare(ratings, at, other.at))),
    surelyAbove: shown.map(({ at }) =>
      [...shown.keys()].filter((row) => ratings.surelyAbove[at]!.includes(shown[row]!.at)),
    ),
    facts: findFacts(ratings),
    qualification: findQualification(state),
    movers: findMovers(rated, ratings),
  };
}

/** Standings as people read them. */
export function nameStandings(rated: RatedTournament, showName: (id: string) => string): Standings {
  const { title, game, matches, blocks, head, rows, superiority, surelyAbove, facts, qualification } = rated;
  return {
    standings: 1,
    title,
    game,
    matches,
    blocks,
    ...(head === undefined ? {} : { head }),
    notes: [...explainNobody(qualification, showName), ...makeNotes(facts, showName)],
    rows: rows.map(({ rank, id, ...row }) => ({ rank, id, name: showName(id), ...row })),
    superiority,
    surelyAbove,
  };
}

/** Whether tables follow results and nothing else, so that errors need room for luck that meets luck. */
export const isSwiss = ({ definition }: TournamentState): boolean => definition.format.kind === 'swiss';

export const isRanked = (participant: Participant): boolean => findStatus(participant) === 'ranked';

function findStatus({ isHouse, isReference, withdrawn }: Participant): RatedRow['status'] {
  if (isHouse) return 'house';
  if (withdrawn !== undefined) return 'withdrawn';
  return isReference ? 'reference' : 'ranked';
}

/** In the order in which they are listed. */
const STATUSES = ['ranked', 'reference', 'withdrawn', 'house'] as const satisfies RatedRow['status'][];

const findGroup = (participant: Participant): number => STATUSES.indexOf(findStatus(participant));

interface BotRecord {
  readonly places: [number, number, number, number];
  faults: number;
}

function collectRecords(matches: readonly Played[]): Map<string, BotRecord> {
  const records = new Map<string, BotRecord>();
  for (const { id, place, verdict } of matches.flatMap(({ seats }) => seats)) {
    const record = records.get(id) ?? { places: [0, 0, 0, 0], faults: 0 };
    records.set(id, record);
    record.places[place - 1]! += 1;
    if (verdict) record.faults += 1;
  }
  return records;
}

function makeRow(
  participant: Participant,
  rating: Rating,
  records: ReadonlyMap<string, BotRecord>,
  ownPlaces: ReadonlyMap<string, number>,
): RatedRow {
  const { id } = participant;
  const { places, faults } = records.get(id) ?? { places: [0, 0, 0, 0], faults: 0 };
  const place = ownPlaces.get(id);
  return {
    rank: rating.rank,
    id,
    status: findStatus(participant),
    points: round(rating.points, 3),
    error: round(rating.error, 3),
    rankRange: rating.rankRange === null ? null : [...rating.rankRange],
    tier: rating.tier,
    meanRankPoints: rating.meanRankPoints === null ? null : round(rating.meanRankPoints, 6),
    matches: rating.matches,
    places,
    faults,
    ...(place === undefined ? {} : { place }),
  };
}

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;

function findShare({ superiority }: Ratings, row: number, other: number): number | null {
  return row === other ? null : round(100 * superiority[row]![other]!, 3);
}

/** For each bot the matches with the greatest pull on its rating, the earlier first among equals. */
function findMovers(matches: readonly Played[], { rows, pulls }: Ratings): Map<string, Mover[]> {
  const movers = new Map<string, Mover[]>(rows.map(({ bot }) => [bot, []]));
  for (const [index, played] of matches.entries()) {
    for (const [player, { id }] of played.seats.entries()) {
      movers.get(id)!.push({ played, points: round(pulls[index]![player as 0], 3) });
    }
  }
  for (const [id, list] of movers) {
    list.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
    movers.set(id, list.slice(0, MAX_MOVERS));
  }
  return movers;
}
