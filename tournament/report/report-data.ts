import { groupBy } from '../../protocol/group-by.ts';
import { nameStandings, type Mover, type RatedTournament } from '../standings/make-standings.ts';
import type { MarkFormula } from '../../protocol/types/tournament/marks.ts';
import type { PrivateTable } from '../../protocol/types/tournament/private.ts';
import type { Played, PlayedSeat } from '../../protocol/types/tournament/record.ts';
import type { Standings, StandingsRow } from '../../protocol/types/tournament/standings.ts';
import { makeShowName, makeShowPseudonym, type ShowName } from '../folder/private-table.ts';
import type { Participant, TournamentState } from '../journal/tournament-state.ts';
import type { Qualified } from '../standings/find-qualification.ts';
import type { RatingHistory } from '../standings/rate-over-blocks.ts';
import { collectMaps, type PlayedMap } from './collect-maps.ts';
import { addMarks } from './make-marks.ts';

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
export interface ReportPaths {
  /** The folder of replays from the folder of the report. */
  readonly replays: string;
}

/** Everything the pages show, in the order they show it. */
export interface ReportData {
  readonly state: TournamentState;
  readonly standings: Standings;
  /** By rows of the standings. */
  readonly bots: readonly ReportBot[];
  readonly byId: ReadonlyMap<string, ReportBot>;
  /** In order of block. */
  readonly maps: readonly PlayedMap[];
  /** The matches that moved the rating of a bot most, by its id: the greatest first, with the points it gained. */
  readonly movers: ReadonlyMap<string, readonly Mover[]>;
  readonly history: RatingHistory;
  /** Of the format upc; empty for others. */
  readonly qualification: readonly Qualified[];
  readonly paths: ReportPaths;
  readonly hasPseudonyms: boolean;
  /** As pages call a bot: by its name, or by a pseudonym. */
  readonly showName: ShowName;
  readonly showRealName: ShowName;
  /** Who is who: for files that are for the organiser alone. */
  readonly table: PrivateTable;
  readonly isPublished: boolean;
  readonly readLastStderr: ReadLastStderr;
}

/** The end of what a bot that went out wrote on standard error; empty where pages are not for its author alone. */
export type ReadLastStderr = (played: Played, player: number) => string;

export interface ReportOptions {
  readonly paths: ReportPaths;
  readonly table: PrivateTable;
  readonly hasPseudonyms: boolean;
  readonly marks?: MarkFormula | undefined;
  /** Ratings after some blocks; nothing is drawn without them. */
  readonly history?: RatingHistory | undefined;
  /** Whether it is for the world: then nobody learns who made a bot. */
  readonly isPublished?: boolean | undefined;
  readonly readLastStderr: ReadLastStderr;
}

export function makeReportData(
  state: TournamentState,
  rated: RatedTournament,
  { paths, table, hasPseudonyms, marks, history = new Map(), isPublished = false, readLastStderr }: ReportOptions,
): ReportData {
  const participants = new Map(state.participants.map((participant) => [participant.id, participant]));
  const matches = collectMatches(state);
  const showRealName = makeShowName(table);
  const showName = hasPseudonyms ? makeShowPseudonym(table) : showRealName;
  const named = nameStandings(rated, showName);
  const standings = marks === undefined ? named : addMarks(named, marks, showRealName);
  const bots = standings.rows.map((row) => ({
    participant: participants.get(row.id)!,
    row,
    shown: row.name,
    page: `bots/${row.id}.html`,
    matches: matches.get(row.id) ?? [],
  }));
  const byId = new Map(bots.map((bot) => [bot.row.id, bot]));
  const maps = collectMaps(state.counted, standings.rows);
  const { movers, qualification } = rated;
  const names = { hasPseudonyms, showName, showRealName, table, isPublished };
  return { state, standings, bots, byId, maps, movers, history, qualification, paths, readLastStderr, ...names };
}

function collectMatches({ counted }: TournamentState): Map<string, BotMatch[]> {
  const matches = counted.flatMap((played) => played.seats.map((seat, player) => ({ played, player, seat })));
  return groupBy(matches, ({ seat }) => seat.id);
}
