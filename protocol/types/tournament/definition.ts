// Generated from schemas/tournament/definition.json by "npm run types". Do not edit.

import type { GameFrom, Limits, Parameters } from '../common.ts';

/**
 * The name of a bot, which no other of the tournament has.
 */
export type Name = string;
/**
 * SHA-256 of what a bot is made of, its files and recipe, or of a file.
 */
export type Digest = string;
/**
 * Who meets whom.
 */
export type Format = RoundRobin | Gauntlet | Swiss | Upc | ComparisonFormat | TuningFormat | Ladder;
/**
 * What is compared of the two bots. points: who ends with more points; places: who takes the better place; rank-points: the share of rivals that each comes before. Without it, as before there was a choice: rank points in the same chair, places at the same table, and stakes that do not adapt.
 */
export type Score = 'points' | 'places' | 'rank-points';

/**
 * What a tournament, a comparison or a search for values is, as it began: tournament.json, comparison.json or tuning.json. It never changes; what changes later stands in the journal.
 */
export interface TournamentDefinition {
  /**
   * Version of the form of tournaments.
   */
  tournament: 1;
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
export interface Entrant {
  name: Name;
  digest: Digest;
  /**
   * Where the bot as it entered lies, below bots/, as "minions play" would be given it.
   */
  path: string;
  /**
   * Values other than the usual ones of its bot.json; its digest covers them.
   */
  parameters?: Parameters;
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
  challengers: Name[];
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
 * Two entrants, the old version of a bot and the new one, against house bots.
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
  score?: Score;
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
  sources: ComparedSources;
}
/**
 * The two bots as people named them.
 */
export interface ComparedSources {
  old: string;
  new: string;
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
  /**
   * The bot as people named it.
   */
  source: string;
}
/**
 * How the best values are compared with the present ones at the end.
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
 * How many matches are played at the same time, and on how many cores each.
 */
export interface SlotPlan {
  count: number;
  coresEach: number;
}
