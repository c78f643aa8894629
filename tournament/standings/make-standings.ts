import type { Played } from '../../protocol/types/tournament/record.ts';
import type { Standings, StandingsRow } from '../../protocol/types/tournament/standings.ts';
import type { Participant, TournamentState } from '../journal/tournament-state.ts';
import { makePlayedTables } from '../journal/make-played-tables.ts';
import { rateBots } from '../ratings/rate-bots.ts';
import type { Rating, Ratings } from '../ratings/ratings.ts';
import { makeNotes } from './make-notes.ts';
import { findOwnPlaces } from './find-own-places.ts';

const MOST_MOVERS = 5;

export interface Mover {
  readonly played: Played;
  /** Points of the rating that the match gave or took. */
  readonly points: number;
}

/** Standings with the matches that decided them. */
export interface RatedTournament {
  readonly standings: Standings;
  /** By name: the matches that moved the rating of a bot most. */
  readonly movers: ReadonlyMap<string, readonly Mover[]>;
}

/** Rates the bots of a tournament by the matches that count. */
export function makeStandings(state: TournamentState): RatedTournament {
  const { participants, definition } = state;
  const rated = state.counted.filter(({ isRated }) => isRated);
  const ratings = rateBots({ isRanked: participants.map(isRanked), tables: makePlayedTables(state, rated) });
  const records = collectRecords(state.counted);
  const ownPlaces = findOwnPlaces(state);
  const shown = ratings.rows.filter(({ bot, matches }) => matches > 0 || isRanked(participants[bot]!));
  // Those who withdrew stand before house bots.
  shown.sort((a, b) => findGroup(participants[a.bot]!) - findGroup(participants[b.bot]!));
  const standings: Standings = {
    standings: 1,
    title: definition.title,
    game: definition.game,
    matches: rated.length,
    blocks: ratings.blocks,
    notes: makeNotes(state, ratings),
    rows: shown.map((rating) => addPlace(makeRow(participants[rating.bot]!, rating, records), ownPlaces)),
    superiority: shown.map(({ bot }) => shown.map((other) => findShare(ratings, bot, other.bot))),
    surelyAbove: shown.map(({ bot }) =>
      [...shown.keys()].filter((row) => ratings.surelyAbove[bot]!.includes(shown[row]!.bot)),
    ),
  };
  return { standings, movers: findMovers(participants, rated, ratings) };
}

export function isRanked({ isHouse, withdrawn }: Participant): boolean {
  return !isHouse && withdrawn === undefined;
}

const findGroup = (participant: Participant): number =>
  isRanked(participant) ? 0 : participant.withdrawn === undefined ? 2 : 1;

interface BotRecord {
  readonly places: [number, number, number, number];
  faults: number;
}

function collectRecords(matches: readonly Played[]): Map<string, BotRecord> {
  const records = new Map<string, BotRecord>();
  for (const { name, place, verdict } of matches.flatMap(({ seats }) => seats)) {
    const record = records.get(name) ?? { places: [0, 0, 0, 0], faults: 0 };
    records.set(name, record);
    record.places[place - 1]! += 1;
    if (verdict) record.faults += 1;
  }
  return records;
}

function makeRow(participant: Participant, rating: Rating, records: ReadonlyMap<string, BotRecord>): StandingsRow {
  const { places, faults } = records.get(participant.name) ?? { places: [0, 0, 0, 0], faults: 0 };
  return {
    rank: rating.rank,
    name: participant.name,
    status: isRanked(participant) ? 'ranked' : participant.isHouse ? 'house' : 'withdrawn',
    points: round(rating.points, 3),
    error: round(rating.error, 3),
    rankRange: rating.rankRange === null ? null : [...rating.rankRange],
    tier: rating.tier,
    meanRankPoints: rating.meanRankPoints === null ? null : round(rating.meanRankPoints, 6),
    matches: rating.matches,
    places,
    faults,
  };
}

function addPlace(row: StandingsRow, ownPlaces: ReadonlyMap<string, number>): StandingsRow {
  const place = ownPlaces.get(row.name);
  return place === undefined ? row : { ...row, place };
}

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;

function findShare({ superiority }: Ratings, bot: number, other: number): number | null {
  return bot === other ? null : round(100 * superiority[bot]![other]!, 3);
}

/** For each bot the matches with the greatest pull on its rating, the earlier first among equals. */
function findMovers(
  participants: readonly Participant[],
  matches: readonly Played[],
  { pulls }: Ratings,
): Map<string, Mover[]> {
  const movers = new Map<string, Mover[]>(participants.map(({ name }) => [name, []]));
  for (const [index, played] of matches.entries()) {
    for (const [player, { name }] of played.seats.entries()) {
      movers.get(name)!.push({ played, points: round(pulls[index]![player as 0], 3) });
    }
  }
  for (const [name, list] of movers) {
    list.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
    movers.set(name, list.slice(0, MOST_MOVERS));
  }
  return movers;
}
