// Generated from schemas/tournament/record.json by "npm run types". Do not edit.

import type { Parameters } from '../common.ts';

/**
 * One line of journal.jsonl without its checksum: what happened in a tournament. The journal is the only truth.
 */
export type JournalRecord =
  | Began
  | Played
  | Added
  | Withdrawn
  | Replaced
  | Voided
  | Sealed
  | Ended
  | Extended
  | Revealed
  | Joined
  | Duplicate
  | Quarantined;
/**
 * Cores as the system numbers them, as in 0-1,4; null where the system does not tell.
 */
export type Cores = string | null;
/**
 * When, as in 2025-01-31T12:00:00.000Z.
 */
export type At = string;
/**
 * The first block for which it holds.
 */
export type FromBlock = number;
/**
 * The name of a worker: its machine and what sets it apart from others there.
 */
export type Worker = string;

/**
 * Somebody began to write: at the beginning, and with every resume.
 */
export interface Began {
  kind: 'began';
  /**
   * SHA-256 of the bytes of tournament.json.
   */
  definition: string;
  tool: string;
  machine: string;
  /**
   * The cores of each slot.
   */
  slots: Cores[];
  /**
   * Whether there are more slots than fit on the machine.
   */
  forced: boolean;
  at: At;
}
/**
 * A match was played.
 */
export interface Played {
  kind: 'played';
  block: number;
  /**
   * Its number in the block.
   */
  match: number;
  /**
   * The part of the tournament it belongs to, as in "cycle 2".
   */
  stage: string;
  /**
   * Whether ratings count it; a qualification shows that a bot works, not how strong it is.
   */
  isRated: boolean;
  /**
   * 1, and 2 for a match that was replayed alone. The last attempt counts.
   */
  attempt: number;
  /**
   * Whether the machine had no time for the match, which must then be replayed before it counts. Left out by versions that replayed every match with a timeout, whoever's fault it was.
   */
  hostTookTime?: boolean;
  /**
   * The seed of a match. Rules text: 1 to 64 printable ASCII characters with no space at either end; a number stands for its decimal text. Rules original: a whole number of 31 bits.
   */
  seed: number | string;
  /**
   * What the map follows from, for matches that share one; the seed when left out. Of the same form as a seed, and never with the rules original.
   */
  mapSeed?: number | string;
  /**
   * What came of each bot, by player.
   *
   * @minItems 4
   * @maxItems 4
   */
  seats: [PlayedSeat, PlayedSeat, PlayedSeat, PlayedSeat];
  /**
   * SHA-256 of what a bot is made of, its files and recipe, or of a file.
   */
  replay: string;
  measured: Measured;
}
export interface PlayedSeat {
  /**
   * The name of a bot, which no other of the tournament has.
   */
  name: string;
  /**
   * SHA-256 of what a bot is made of, its files and recipe, or of a file.
   */
  digest: string;
  score: number;
  /**
   * 1 to 4; those who are level share one.
   */
  place: number;
  /**
   * What the game counts beside the points, by name; left out by versions that did not record it.
   */
  standing?: {
    [k: string]: number;
  };
  /**
   * How many of its orders were refused.
   */
  refused: number;
  /**
   * Why the bot went out; null for one that played to the end.
   */
  verdict: RecordedVerdict | null;
  /**
   * The end of what a bot that went out wrote on standard error; empty for the others.
   */
  lastWords: string;
}
export interface RecordedVerdict {
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
}
/**
 * What no second run would give again: where and when the match was played, and every time measured.
 */
export interface Measured {
  machine: string;
  /**
   * The worker that played it at the other end of a queue; left out on slots of the machine that writes the journal.
   */
  worker?: string;
  slot: number;
  /**
   * Cores as the system numbers them, as in 0-1,4; null where the system does not tell.
   */
  cores: string | null;
  /**
   * Whether every bot was still on the cores of its slot when the match ended; null where nothing was pinned.
   */
  pinned: boolean | null;
  /**
   * Whether there were more slots than fit on the machine; left out otherwise.
   */
  forced?: true;
  startedAt: At;
  durationMs: number;
  /**
   * By player.
   *
   * @minItems 4
   * @maxItems 4
   */
  bots: [BotTimes, BotTimes, BotTimes, BotTimes];
}
export interface BotTimes {
  meanMs: number;
  maxMs: number;
  cpuMs: number | null;
  /**
   * How many answers came after the limit and were taken all the same, because the host explains it.
   */
  forgiven: number;
  /**
   * The clocks of the answer for which the bot went out; null for one that did not, and where it was not being asked.
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
 * A bot entered after the beginning.
 */
export interface Added {
  kind: 'added';
  entrant: Entrant;
  fromBlock: FromBlock;
  at: At;
}
export interface Entrant {
  /**
   * The name of a bot, which no other of the tournament has.
   */
  name: string;
  /**
   * SHA-256 of what a bot is made of, its files and recipe, or of a file.
   */
  digest: string;
  /**
   * Where the bot as it entered lies, below bots/, as "minions play" would be given it.
   */
  path: string;
  /**
   * Values other than the usual ones of its bot.json; its digest covers them.
   */
  parameters?: Parameters;
}
/**
 * A bot left. What it has played stays.
 */
export interface Withdrawn {
  kind: 'withdrawn';
  /**
   * The name of a bot, which no other of the tournament has.
   */
  name: string;
  reason: string;
  fromBlock: FromBlock;
  at: At;
}
/**
 * A bot was replaced by another version of it. Matches of the version before count no more.
 */
export interface Replaced {
  kind: 'replaced';
  entrant: Entrant1;
  reason: string;
  fromBlock: FromBlock;
  at: At;
}
/**
 * The new version, under the name it had.
 */
export interface Entrant1 {
  /**
   * The name of a bot, which no other of the tournament has.
   */
  name: string;
  /**
   * SHA-256 of what a bot is made of, its files and recipe, or of a file.
   */
  digest: string;
  /**
   * Where the bot as it entered lies, below bots/, as "minions play" would be given it.
   */
  path: string;
  /**
   * Values other than the usual ones of its bot.json; its digest covers them.
   */
  parameters?: Parameters;
}
/**
 * A match counts no more, and is not played again.
 */
export interface Voided {
  kind: 'voided';
  block: number;
  match: number;
  reason: string;
  at: At;
}
/**
 * A tournament whose secret was revealed goes on with another secret.
 */
export interface Sealed {
  kind: 'sealed';
  /**
   * SHA-256 of the new secret.
   */
  commitment: string;
  /**
   * The first block whose seed comes from it.
   */
  fromBlock: number;
  at: At;
}
/**
 * The time for the tournament was over, or enough was known: blocks from this one on do not count.
 */
export interface Ended {
  kind: 'ended';
  fromBlock: FromBlock;
  reason: string;
  at: At;
}
/**
 * More is played than was planned so far. What was planned stays as it was.
 */
export interface Extended {
  kind: 'extended';
  /**
   * How many cycles there are now in all; rounds in a tournament of format swiss, blocks in a ladder.
   */
  to: number;
  /**
   * The first block for which it holds.
   */
  fromBlock: number;
  at: At;
}
/**
 * The tournament ended, and its secret is open to everybody.
 */
export interface Revealed {
  kind: 'revealed';
  /**
   * 64 hexadecimal digits; the commitment is the SHA-256 of this text.
   */
  secret: string;
  at: At;
}
/**
 * A worker came to play at the other end of a queue.
 */
export interface Joined {
  kind: 'joined';
  worker: Worker;
  machine: string;
  /**
   * How many matches it plays at the same time.
   */
  slots: number;
  /**
   * How many cores its machine has.
   */
  cores: number;
  /**
   * How fast its machine is: steps of a short calibration in a microsecond.
   */
  speed: number;
  tool: string;
  at: At;
}
/**
 * A match that counts already was played a second time, because nobody knew whether the first worker was still there. The first result counts.
 */
export interface Duplicate {
  kind: 'duplicate';
  block: number;
  match: number;
  attempt: number;
  worker: Worker;
  /**
   * Whether it came to the same: points, places, refusals, faults.
   */
  same: boolean;
  at: At;
}
/**
 * A worker is not believed any more. What it has played is played again elsewhere; in formats that plan by results, what counts already stays.
 */
export interface Quarantined {
  kind: 'quarantined';
  worker: Worker;
  reason: string;
  at: At;
}
