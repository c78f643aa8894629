import type { Mover } from '../standings/make-standings.ts';
import type { Played, PlayedSeat } from '../../protocol/types/tournament/record.ts';
import type { Standings, StandingsRow } from '../../protocol/types/tournament/standings.ts';
import type { Participant, TournamentState } from '../journal/tournament-state.ts';
import { collectMaps, type PlayedMap } from './collect-maps.ts';
import { makePseudonyms } from './pseudonyms.ts';
import { makeSlugs } from './slugs.ts';

/** A match from the seat of one bot. */
export interface BotMatch {
  readonly played: Played;
  /** The player it was, 0 to 3. */
  readonly player: number;
  readonly seat: PlayedSeat;
}

export interface ReportBot {
  readonly participant: Participant;
  readonly row: StandingsRow;
  /** As pages call it: its name, or a pseudonym. */
  readonly shown: string;
  /** Its page, from the folder of the report. */
  readonly page: string;
  /** In order of block and match. */
  readonly matches: readonly BotMatch[];
}

/** Where pages find what is not a page. */
export interface ReportPlaces {
  /** The folder of replays from the folder of the report. */
  readonly replays: string;
}

/** Everything the pages show, in the order they show it. */
export interface ReportData {
  readonly state: TournamentState;
  readonly standings: Standings;
  /** By rows of the standings. */
  readonly bots: readonly ReportBot[];
  readonly byName: ReadonlyMap<string, ReportBot>;
  /** In order of block. */
  readonly maps: readonly PlayedMap[];
  /** The matches that moved the rating of a bot most, by its name: the greatest first, with the points it gained. */
  readonly movers: ReadonlyMap<string, readonly Mover[]>;
  readonly places: ReportPlaces;
  readonly hasPseudonyms: boolean;
}

export interface ReportOptions {
  readonly places: ReportPlaces;
  readonly hasPseudonyms: boolean;
}

export function makeReportData(
  state: TournamentState,
  standings: Standings,
  movers: ReadonlyMap<string, readonly Mover[]>,
  { places, hasPseudonyms }: ReportOptions,
): ReportData {
  const participants = new Map(state.participants.map((participant) => [participant.name, participant]));
  const matches = collectMatches(state);
  const names = standings.rows.map(({ name }) => name);
  const shown = hasPseudonyms ? makePseudonyms(names.length) : names;
  const slugs = makeSlugs(shown);
  const bots = standings.rows.map((row, index) => ({
    participant: participants.get(row.name)!,
    row,
    shown: shown[index]!,
    page: `bots/${slugs[index]}.html`,
    matches: matches.get(row.name) ?? [],
  }));
  const byName = new Map(bots.map((bot) => [bot.row.name, bot]));
  const maps = collectMaps(state.counted, standings.rows);
  return { state, standings, bots, byName, maps, movers, places, hasPseudonyms };
}

function collectMatches({ counted }: TournamentState): Map<string, BotMatch[]> {
  const matches = new Map<string, BotMatch[]>();
  for (const played of counted) {
    for (const [player, seat] of played.seats.entries()) {
      const list = matches.get(seat.name);
      if (list) list.push({ played, player, seat });
      else matches.set(seat.name, [{ played, player, seat }]);
    }
  }
  return matches;
}
