// Generated from schemas/tournament/definition.json by "npm run types". Do not edit.

import type { GameFrom, Limits } from '../common.ts';

/**
 * What the tournament calls a bot, in its plan, journal, matches, replays and standings. It says nothing about whose bot it is: e01, e02, … are ranked, h1, h2, … are house bots.
 */
export type Id = string;
/**
 * The format, which decides the pairings.
 */
export type Format = RoundRobin | Gauntlet | Swiss | Upc | ComparisonFormat | TuningFormat | Ladder | OpenLadder;
/**
 * What is compared of the two bots. points: who ends with more points; places: who takes the better place; rank-points: the share of rivals that each comes before. Without it, as before there was a choice: rank points in the same chair, places at the same table, and stakes that do not adapt.
 */
export type Score = 'points' | 'places' | 'rank-points';

/**
 * The definition of a tournament, a comparison or a search for values: tournament.json, comparison.json or tuning.json. It never changes; later changes are in the journal.
 */
export interface TournamentDefinition {
  /**
   * Version of this format.
   */
  tournament: 2;
  /**
   * The program that defined it, with its version.
   */
  tool: string;
  /**
   * The title shown in reports.
   */
  title: string;
  /**
   * The id of the game, as listed by "minions games".
   */
  game: string;
  gameFrom?: GameFrom;
  /**
   * Version of the rules of the game.
   */
  rulesVersion: string;
  /**
   * All settings: see games/<id>/config.json.
   */
  config: {
    rules: 'text' | 'original';
    rounds: number;
  };
  /**
   * The bots that play: those that are ranked, then the reference bots.
   */
  entrants: Entrant[];
  /**
   * Bots that fill empty seats and are not ranked.
   */
  houseBots: Entrant[];
  format: Format;
  /**
   * How many matches are played on one map: four with the seats rotated, or one. In a comparison, the format determines it.
   */
  seats: 1 | 4;
  limits: Limits;
  /**
   * Whether the bots compute at the same time or one after another.
   */
  turns: 'parallel' | 'serial';
  /**
   * Where bots run.
   */
  sandbox: 'auto' | 'bwrap' | 'none';
  /**
   * How the processes of bots are kept together and measured; auto when left out.
   */
  clock?: 'auto' | 'cgroup' | 'proc';
  slots: SlotPlan;
  /**
   * A bot is withdrawn after this many matches with a fault; null: never.
   */
  outAfter: number | null;
  /**
   * It leaves so many blocks after the one that was too much: as many as are played at the same time, so that the same blocks are played however fast they are. 17 if omitted, as in earlier versions.
   */
  outAfterDelay?: number;
  /**
   * SHA-256 of the secret from which every seed is derived. The secret is a text of 64 hexadecimal digits.
   */
  commitment: string;
  /**
   * The organiser gave the secret, and so could know every seed beforehand. Left out when it was drawn.
   */
  secretGiven?: true;
  /**
   * How seeds follow from the secret. by-match: the matches of a block share a map, each has chances of its own, and both depend on the list of entrants. Left out in comparisons, which are about matches with the same chances, and by versions that knew one seed for a block only.
   */
  seeds?: 'by-match';
  /**
   * Entrants by their strength as it was known before, best first: swiss and upc seat by it where they would draw lots. Left out where nothing is known.
   */
  seeding?: Id[];
}
/**
 * A bot by its id, with a commitment to what it is made of. Who is who stands in private.json.
 */
export interface Entrant {
  id: Id;
  /**
   * SHA-256 of the text of its salt followed by the text of its digest: a contestant who is given the salt can prove which files played, and nobody else can find out.
   */
  commitment: string;
  /**
   * Given for a reference bot: it plays and is rated like everybody, and is never ranked.
   */
  reference?: true;
}
export interface RoundRobin {
  kind: 'round-robin';
  cycles: number;
}
export interface Gauntlet {
  kind: 'gauntlet';
  /**
   * The bots that play against all others.
   */
  challengers: Id[];
  cycles: number;
}
export interface Swiss {
  kind: 'swiss';
  rounds: number;
}
export interface Upc {
  kind: 'upc';
  /**
   * How many matches a semifinal has, and the final.
   */
  finalMatches: number;
}
/**
 * Two entrants, first the old version of a bot and then the new one, against house bots.
 */
export interface ComparisonFormat {
  kind: 'comparison';
  /**
   * same-chair: on each seed the new bot takes the seat of the old one against the same three rivals. same-table: both play in one match with two rivals, and swap seats.
   */
  design: 'same-chair' | 'same-table';
  /**
   * In how many seats, or pairs of seats, that is done on one seed; each is two matches.
   */
  seats: number;
  score?: Score;
  /**
   * How many blocks are played at most.
   */
  blocks: number;
  /**
   * Bots count as equal if the mean block score differs from a half by at most this.
   */
  margin: number;
  /**
   * The required confidence level.
   */
  confidence: number;
}
/**
 * Entrants are one bot with different values of its parameters: on each rung the better half goes on.
 */
export interface TuningFormat {
  kind: 'tuning';
  /**
   * In how many seats each plays on one seed.
   */
  seats: number;
  /**
   * How many blocks the first rung has; each further one has twice as many.
   */
  blocks: number;
  final: FinalQuestion;
}
/**
 * How the best values are compared with the current ones at the end.
 */
export interface FinalQuestion {
  score?: Score;
  blocks: number;
  margin: number;
  confidence: number;
}
export interface Ladder {
  kind: 'ladder';
  /**
   * How many blocks are played before it stops.
   */
  blocks: number;
}
/**
 * The ladder of a contest: entrants come, go and return while it runs, and the journal says who meets whom.
 */
export interface OpenLadder {
  kind: 'open-ladder';
}
/**
 * How many matches are played at the same time, and on how many cores each.
 */
export interface SlotPlan {
  count: number;
  coresEach: number;
}
