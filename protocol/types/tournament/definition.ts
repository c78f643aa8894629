// Generated from schemas/tournament/definition.json by "npm run types". Do not edit.

import type { GameFrom, Limits } from '../common.ts';

/**
 * What the tournament calls a bot, in its plan, journal, matches, replays and standings. It says nothing about whose bot it is: e01, e02, … are ranked, h1, h2, … are house bots.
 */
export type Id = string;
/**
 * Who meets whom.
 */
export type Format = RoundRobin | Gauntlet | Swiss | Upc | ComparisonFormat | TuningFormat | Ladder;

/**
 * What a tournament, a comparison or a search for values is, as it began: tournament.json, comparison.json or tuning.json. It never changes; what changes later stands in the journal.
 */
export interface TournamentDefinition {
  /**
   * Version of the form of tournaments.
   */
  tournament: 2;
  /**
   * What defined it, with its version.
   */
  tool: string;
  /**
   * What people call it.
   */
  title: string;
  /**
   * The game, as "minions games" names it.
   */
  game: string;
  gameFrom?: GameFrom;
  /**
   * Version of the rules of the game.
   */
  rulesVersion: string;
  /**
   * Every number of the rules: see games/<id>/config.json.
   */
  config: {
    rules: 'text' | 'original';
    rounds: number;
  };
  /**
   * The bots that are ranked.
   */
  entrants: Entrant[];
  /**
   * Bots that fill tables and are not ranked.
   */
  houseBots: Entrant[];
  format: Format;
  /**
   * How many matches are played on one seed: four with the seats rotated, or one. In a comparison its format says it.
   */
  seats: 1 | 4;
  limits: Limits;
  /**
   * Whether the bots think all at once or one after another.
   */
  turns: 'parallel' | 'serial';
  /**
   * Where bots run.
   */
  sandbox: 'auto' | 'bwrap' | 'none';
  slots: SlotPlan;
  /**
   * After so many matches with a fault a bot is withdrawn; null: never.
   */
  outAfter: number | null;
  /**
   * SHA-256 of the secret from which every seed is derived. The secret is a text of 64 hexadecimal digits.
   */
  commitment: string;
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
}
export interface RoundRobin {
  kind: 'round-robin';
  cycles: number;
}
export interface Gauntlet {
  kind: 'gauntlet';
  /**
   * The bots that are tried against all others.
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
   * same-chair: on each seed the new bot takes the seat of the old one against the same three rivals. same-table: both sit together with two rivals, and swap seats.
   */
  design: 'same-chair' | 'same-table';
  /**
   * In how many seats, or pairs of seats, that is done on one seed; each is two matches.
   */
  seats: number;
  /**
   * How many blocks are played at most.
   */
  blocks: number;
  /**
   * Bots whose mean block score is that near to a half count as equal.
   */
  margin: number;
  /**
   * How sure an answer has to be.
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
 * How the best values are compared with the present ones at the end.
 */
export interface FinalQuestion {
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
 * How many matches are played at the same time, and on how many cores each.
 */
export interface SlotPlan {
  count: number;
  coresEach: number;
}
