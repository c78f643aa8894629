// Generated from schemas/tournament/record.json by "npm run types". Do not edit.

import type { Evidence } from '../common.ts';

/**
 * One line of journal.jsonl without its checksum: an event of a tournament. The journal is the only source of truth.
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
  | Quarantined
  | Returned
  | Scheduled;
/**
 * Cores as numbered by the system, as in 0-1,4; null if the system does not report them.
 */
export type Cores = string | null;
/**
 * When, as in 2025-01-31T12:00:00.000Z.
 */
export type At = string;
/**
 * The first block to which it applies.
 */
export type FromBlock = number;
/**
 * The name of a worker: its machine and a part that is unique there.
 */
export type Worker = string;

/**
 * A process began to write: at the beginning, and with every resume.
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
   * The result of each bot, by player.
   *
   * @minItems 4
   * @maxItems 4
   */
  seats: [PlayedSeat, PlayedSeat, PlayedSeat, PlayedSeat];
  /**
   * SHA-256 of the replay before compression. It has nothing private in it.
   */
  replay: string;
  /**
   * Rounds that were played, where they are fewer than in the configuration: the game ended early.
   */
  rounds?: number;
  /**
   * SHA-256 of its private part before compression: what bots wrote on standard error and for debugging. Left out when they wrote nothing.
   */
  private?: string;
  measured: Measured;
}
export interface PlayedSeat {
  /**
   * What the tournament calls a bot, in its plan, journal, matches, replays and standings. It says nothing about whose bot it is: e01, e02, … are ranked, h1, h2, … are house bots.
   */
  id: string;
  /**
   * Which version of the bot it was: 1 as it entered, 2 for the first that replaced it, and so on.
   */
  version: number;
  score: number;
  /**
   * 1 to 4; players that are level share a place.
   */
  place: number;
  /**
   * The game's other figures, by name; omitted by versions that did not record them.
   */
  standing?: {
    [k: string]: number;
  };
  /**
   * How many of its orders were refused.
   */
  refused: number;
  /**
   * Why the bot is out; null if it played to the end.
   */
  verdict: RecordedVerdict | null;
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
   * What happened, and what to do.
   */
  reason: string;
}
/**
 * What differs from run to run: where and when the match was played, and all measured times.
 */
export interface Measured {
  machine: string;
  /**
   * The worker that played it through a queue; omitted for slots of the machine that writes the journal.
   */
  worker?: string;
  slot: number;
  /**
   * Cores as numbered by the system, as in 0-1,4; null if the system does not report them.
   */
  cores: string | null;
  /**
   * Whether every bot was still on the cores of its slot when the match ended; null where nothing was pinned, or where another slot or process used the same cores.
   */
  pinned: boolean | null;
  /**
   * Whether there were more slots than fit on the machine, or another process used the same cores; omitted otherwise.
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
   * How many answers came after the limit but were accepted, because the machine caused the delay.
   */
  forgiven: number;
  /**
   * The clocks of the answer for which the bot is out; null if it is not out, or if the judge was not waiting for an answer.
   */
  evidence: Evidence | null;
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
/**
 * A bot by its id, with a commitment to what it is made of. Who is who stands in private.json.
 */
export interface Entrant {
  /**
   * What the tournament calls a bot, in its plan, journal, matches, replays and standings. It says nothing about whose bot it is: e01, e02, … are ranked, h1, h2, … are house bots.
   */
  id: string;
  /**
   * SHA-256 of the text of its salt followed by the text of its digest: a contestant who is given the salt can prove which files played, and nobody else can find out.
   */
  commitment: string;
  /**
   * Given for a reference bot: it plays and is rated like everybody, and is never ranked.
   */
  reference?: true;
}
/**
 * A bot left. Its matches stay.
 */
export interface Withdrawn {
  kind: 'withdrawn';
  /**
   * What the tournament calls a bot, in its plan, journal, matches, replays and standings. It says nothing about whose bot it is: e01, e02, … are ranked, h1, h2, … are house bots.
   */
  id: string;
  reason: string;
  fromBlock: FromBlock;
  at: At;
}
/**
 * A bot was replaced by another version. Matches of the previous version no longer count.
 */
export interface Replaced {
  kind: 'replaced';
  entrant: Entrant1;
  reason: string;
  fromBlock: FromBlock;
  at: At;
}
/**
 * A bot by its id, with a commitment to what it is made of. Who is who stands in private.json.
 */
export interface Entrant1 {
  /**
   * What the tournament calls a bot, in its plan, journal, matches, replays and standings. It says nothing about whose bot it is: e01, e02, … are ranked, h1, h2, … are house bots.
   */
  id: string;
  /**
   * SHA-256 of the text of its salt followed by the text of its digest: a contestant who is given the salt can prove which files played, and nobody else can find out.
   */
  commitment: string;
  /**
   * Given for a reference bot: it plays and is rated like everybody, and is never ranked.
   */
  reference?: true;
}
/**
 * A match no longer counts, and is not played again.
 */
export interface Voided {
  kind: 'voided';
  block: number;
  match: number;
  reason: string;
  at: At;
}
/**
 * A tournament whose secret was revealed continues with another secret.
 */
export interface Sealed {
  kind: 'sealed';
  /**
   * SHA-256 of the new secret.
   */
  commitment: string;
  /**
   * The organiser gave the secret. Left out when it was drawn.
   */
  given?: true;
  /**
   * The first block whose seed comes from it.
   */
  fromBlock: number;
  at: At;
}
/**
 * The time was over, or the result was clear: blocks from this one on do not count.
 */
export interface Ended {
  kind: 'ended';
  fromBlock: FromBlock;
  reason: string;
  at: At;
}
/**
 * More matches are played than planned so far. The existing plan stays the same.
 */
export interface Extended {
  kind: 'extended';
  /**
   * How many cycles there are now in all; rounds in a tournament of format swiss, blocks in a ladder.
   */
  to: number;
  /**
   * The first block to which it applies.
   */
  fromBlock: number;
  at: At;
}
/**
 * The tournament ended, and its secret is revealed.
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
 * A worker joined through a queue.
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
  /**
   * SHA-256 of the key that the worker proves itself with. Left out by versions in which workers had none of their own.
   */
  key?: string;
  at: At;
}
/**
 * A match that already counts was played a second time, because the first worker seemed lost. The first result counts.
 */
export interface Duplicate {
  kind: 'duplicate';
  block: number;
  match: number;
  attempt: number;
  worker: Worker;
  /**
   * Whether the result is the same: points, places, refusals, faults.
   */
  same: boolean;
  at: At;
}
/**
 * A worker is no longer trusted. Its matches are played again elsewhere; in formats that plan by results, matches that already count stay.
 */
export interface Quarantined {
  kind: 'quarantined';
  worker: Worker;
  reason: string;
  at: At;
}
/**
 * A bot that had left an open ladder plays again, as it was. Its matches count as before.
 */
export interface Returned {
  kind: 'returned';
  /**
   * What the tournament calls a bot, in its plan, journal, matches, replays and standings. It says nothing about whose bot it is: e01, e02, … are ranked, h1, h2, … are house bots.
   */
  id: string;
  fromBlock: FromBlock;
  at: At;
}
/**
 * A block of an open ladder is about to be played: who sits where.
 */
export interface Scheduled {
  kind: 'scheduled';
  block: number;
  /**
   * @minItems 4
   * @maxItems 4
   *
   * Items: What the tournament calls a bot, in its plan, journal, matches, replays and standings. It says nothing about whose bot it is: e01, e02, … are ranked, h1, h2, … are house bots.
   */
  table: [string, string, string, string];
  at: At;
}
