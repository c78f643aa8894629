// Generated from schemas/queue/outcome.json by "npm run types". Do not edit.

import type { GameFrom, Limits, Parameters } from '../common.ts';

/**
 * What a worker tells of a block: a match that was played, or that it gives the rest back.
 */
export type Outcome = PlayedOutcome | GivenBack;

/**
 * A match was played. Its replay has been sent before.
 */
export interface PlayedOutcome {
  kind: 'played';
  /**
   * The tournament it belongs to: SHA-256 of its definition.
   */
  contest: string;
  /**
   * The name of a worker: its machine and what sets it apart from others there.
   */
  worker: string;
  block: number;
  match: number;
  attempt: number;
  result: MatchResult;
  /**
   * Whether every bot was still on the cores of its slot when the match ended; null where nothing was pinned.
   */
  pinned: boolean | null;
  /**
   * Whether there were more slots than fit on the machine.
   */
  forced: boolean;
}
/**
 * What came of a match.
 */
export interface MatchResult {
  game: string;
  gameFrom?: GameFrom;
  rules: 'text' | 'original';
  /**
   * Version of the rules of the game.
   */
  rulesVersion: string;
  /**
   * The seed of a match. Rules text: 1 to 64 printable ASCII characters with no space at either end; a number stands for its decimal text. Rules original: a whole number of 31 bits.
   */
  seed: number | string;
  /**
   * What the map follows from, for matches that share one; the seed when left out. Of the same form as a seed, and never with the rules original.
   */
  mapSeed?: number | string;
  /**
   * Every number of the rules: see games/<id>/config.json.
   */
  config: {
    rules: 'text' | 'original';
    rounds: number;
  };
  limits: Limits;
  /**
   * What came of each bot, by player.
   *
   * @minItems 4
   * @maxItems 4
   */
  seats: [ResultSeat, ResultSeat, ResultSeat, ResultSeat];
  /**
   * What ended the match before its last round, such as the name of a signal; null for a match that was played to its end.
   */
  interrupted: string | null;
  /**
   * Whether the bots thought all at once or one after another.
   */
  turns: 'parallel' | 'serial';
  /**
   * What protected the machine and the bots from each other.
   */
  protections: string[];
  /**
   * The replay, by the digest of its bytes before compression; null when none was made.
   */
  replay: string | null;
  /**
   * The judge, with its version.
   */
  tool: string;
  where: Where;
  /**
   * When the bots were started, as in 2025-01-31T12:00:00.000Z.
   */
  startedAt: string;
  /**
   * From the start of the bots to the end of the last of them.
   */
  durationMs: number;
}
export interface ResultSeat {
  name: string;
  bot: ResultBot;
  score: number;
  /**
   * 1 to 4; those who are level share one.
   */
  place: number;
  /**
   * What the game counts beside the points, by name.
   */
  standing: {
    [k: string]: number;
  };
  /**
   * Why the bot went out; null for one that played to the end.
   */
  verdict: Verdict | null;
  /**
   * How many orders it gave, refused ones too.
   */
  ordered?: number;
  /**
   * How many of its orders were refused.
   */
  refused: number;
  /**
   * How many of its answers came after the limit and were taken all the same, because the host explains it.
   */
  forgiven: number;
  times: Times;
  /**
   * Its last words on standard error.
   */
  stderr: string;
}
export interface ResultBot {
  /**
   * The bot as the job named it.
   */
  source: string;
  /**
   * What it was made of, its files and recipe.
   */
  digest: string | null;
  /**
   * The values it was given; left out for a bot that has none.
   */
  parameters?: Parameters;
}
export interface Verdict {
  code:
    | 'crashed'
    | 'timeout'
    | 'too-many-orders'
    | 'protocol'
    | 'output-limit'
    | 'memory'
    | 'processes'
    | 'threads'
    | 'ran-while-stopped'
    | 'closed-output'
    | 'could-not-start';
  /**
   * The number of a round.
   */
  round: number;
  /**
   * What happened, in words, and what to do.
   */
  reason: string;
  /**
   * The clocks of its last answer; null when it was not being asked.
   */
  evidence: Evidence | null;
}
/**
 * In milliseconds; null where the system does not tell.
 */
export interface Evidence {
  /**
   * From the moment the pipe had taken the state.
   */
  wallMs: number;
  /**
   * CPU time meanwhile, all threads and children.
   */
  cpuMs: number | null;
  /**
   * Time in which the bot was ready to run and the machine had no CPU for it.
   */
  waitMs: number | null;
  /**
   * The most that the judge itself can have added.
   */
  lagMs: number;
}
/**
 * Wall time of its answers, and CPU time of the match with all threads and children, in milliseconds.
 */
export interface Times {
  meanMs: number;
  maxMs: number;
  /**
   * null where the system does not tell.
   */
  cpuMs: number | null;
}
/**
 * Where it was played.
 */
export interface Where {
  /**
   * The name of the machine.
   */
  machine: string;
  /**
   * The slot of the tournament; null outside of one.
   */
  slot: number | null;
  /**
   * The cores that the judge and the bots could use, as in 0-3; null where the system does not tell.
   */
  cores: string | null;
}
/**
 * The worker plays no more of this block; somebody else may.
 */
export interface GivenBack {
  kind: 'given-back';
  /**
   * The tournament it belongs to: SHA-256 of its definition.
   */
  contest: string;
  /**
   * The name of a worker: its machine and what sets it apart from others there.
   */
  worker: string;
  block: number;
}
