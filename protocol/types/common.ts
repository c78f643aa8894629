// Generated from schemas/common.json by "npm run types". Do not edit.

/**
 * How often the published program has called rand() of the C library for its map: its players continue that sequence. Only with the rule set original, and only in games whose published program does so.
 */
export type RandCalls = number;
/**
 * The names of the four bots, by player.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Names = [string, string, string, string];
/**
 * The points of the four players at the start of this round.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Scores = [number, number, number, number];
/**
 * The points of the four players: any finite numbers. Those of the four games of minions are integers.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Points = [number, number, number, number];
/**
 * Whether each bot is still in the match. A bot that is out gives no more orders; its units stay on the board. The rules of a game may put a player out too.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Alive = [boolean, boolean, boolean, boolean];
/**
 * A player, 0 to 3.
 */
export type Player = number;
/**
 * The seed of a match. Rules text: 1 to 64 printable ASCII characters with no space at either end; a number stands for its decimal text. Rules original: a whole number of 31 bits.
 */
export type Seed = number | string;
/**
 * The number of a round.
 */
export type RoundNumber = number;
/**
 * The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random draws of the match.
 */
export type BotSeed = number;
/**
 * The time limit for this answer, in milliseconds; null if there is none.
 */
export type TimeMs = number | null;
/**
 * Which of my orders of the previous round were refused, and why.
 */
export type Rejected = Rejection[];
/**
 * What the map follows from, for matches that share one; the seed when left out. Of the same form as a seed, and never with the rules original.
 */
export type MapSeed = number | string;

/**
 * Only for a game that is not part of minions: its source and its digest.
 */
export interface GameFrom {
  /**
   * As given on the command line: a path, or the name of a package.
   */
  source: string;
  /**
   * Of the files of its rules.
   */
  digest: string;
}
/**
 * The values of the parameters in a bot's bot.json, by name.
 */
export interface Parameters {
  [k: string]: number;
}
/**
 * What a bot may use. null: no limit.
 */
export interface Limits {
  /**
   * Milliseconds for the first answer, including the start of the program.
   */
  startMs: number | null;
  /**
   * Milliseconds for every later answer.
   */
  roundMs: number | null;
  /**
   * Milliseconds of CPU time for the whole match, all threads and children together.
   */
  cpuMs: number | null;
  /**
   * Milliseconds of CPU time from one state to the next, all threads and children together; the first answer gets as much more as its time limit is longer. If omitted: the time limit of an answer, times the number of cores.
   */
  cpuRoundMs?: number | null;
  /**
   * Maximum number of orders in one answer.
   */
  orders: number;
  /**
   * Maximum length of a line on standard output, in bytes.
   */
  lineBytes: number;
  /**
   * Maximum number of bytes on standard output in one round.
   */
  roundBytes: number;
  /**
   * How many bytes of the standard error of a round are kept at its head, and again at its tail. More is counted, but not a fault.
   */
  stderrBytes: number;
  /**
   * How many bytes of standard error are kept in a match.
   */
  stderrMatchBytes: number;
  /**
   * How much debug output of an answer is kept in the replay, in bytes of JSON. More is dropped, but not a fault.
   */
  debugBytes?: number;
  /**
   * How much debug output of a bot is kept in the replay of a match.
   */
  debugMatchBytes?: number;
  /**
   * Maximum nesting depth of lists and objects in an answer.
   */
  depth: number;
  /**
   * Resident memory of the bot with all its processes, in MiB.
   */
  memoryMb: number | null;
  /**
   * Maximum number of processes at one time, including the bot itself and zombie processes.
   */
  processes: number | null;
  /**
   * Maximum number of threads at one time, of all processes together. No limit if omitted.
   */
  threads?: number | null;
}
export interface Rejection {
  /**
   * Index in the list of orders I gave.
   */
  order: number;
  /**
   * Why.
   */
  reason: string;
}
/**
 * How the match ended.
 */
export interface Result {
  scores: Points;
  /**
   * The place of each player, 1 to 4, by points. Players with equal points share a place, but a bot that is out ranks behind those that played on.
   *
   * @minItems 4
   * @maxItems 4
   */
  places: [number, number, number, number];
}
/**
 * Kept in the replay and shown in the viewer; never read by the rules or sent to other bots.
 */
export interface Debug {
  /**
   * Text for the viewer.
   */
  notes?: string;
  /**
   * Numbers to draw over time, by name.
   */
  metrics?: {
    [k: string]: number;
  };
  /**
   * Drawings on the board of this round.
   */
  marks?: Mark[];
}
/**
 * One or more cells, highlighted in a colour, joined by a line, or with a label.
 */
export interface Mark {
  /**
   * Positions as in the state, at most 200.
   *
   * @minItems 1
   */
  cells: [[number, number] | [number, number, number], ...([number, number] | [number, number, number])[]];
  /**
   * Each cell by itself (the default), or a line from the first to the last.
   */
  as?: 'cells' | 'line';
  /**
   * A label at the first cell.
   */
  label?: string;
  /**
   * As in CSS: a name in lower case, or # and six digits.
   */
  color?: string;
}
/**
 * Where the time of an answer went, in milliseconds; null if the system does not report it. For an answer that was late: wallMs = forgivenMs + lagMs + heldMs + ownMs, and a bot is out when ownMs reaches limitMs.
 */
export interface Evidence {
  /**
   * Wall time, from the first byte of the state.
   */
  wallMs: number;
  /**
   * CPU time meanwhile, all threads and children, those that have ended too.
   */
  cpuMs: number | null;
  /**
   * Time in which the bot wanted to run and the machine had no CPU for it.
   */
  waitMs: number | null;
  /**
   * By how much the judge was late to look; for an answer in time, the most that it can have added. Without what it did because of this bot.
   */
  lagMs: number;
  /**
   * For how long the bot was stopped since the question before, in the turns of others.
   */
  frozenMs?: number;
  /**
   * How long the answer might take. This and what follows are there for an answer that was late.
   */
  limitMs?: number;
  /**
   * What the bot computed before, in the turns of others; it is taken off its time. Left out when there is nothing.
   */
  owedMs?: number;
  /**
   * What was given back of waitMs: no more than others used the machine meanwhile, nor than wall time without CPU time.
   */
  forgivenMs?: number;
  /**
   * Time in which a debugger held the bot.
   */
  heldMs?: number;
  /**
   * What the bot used up itself, computing or asleep.
   */
  ownMs?: number;
  /**
   * Of forgivenMs what the machine took, without what the other bots of the match used.
   */
  hostMs?: number;
  /**
   * CPU time meanwhile of the other bots of the match, and of the judge on what they wrote.
   */
  rivalsMs?: number;
  /**
   * CPU time meanwhile of everybody else.
   */
  othersMs?: number | null;
}
/**
 * Why a bot is out.
 */
export interface Fault {
  player: Player;
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
  round: RoundNumber;
  /**
   * What happened, and what to do.
   */
  reason: string;
  /**
   * The clocks of its last answer; null when it was not being asked.
   */
  evidence?: Evidence | null;
}
/**
 * The common fields of the states of all games. The schema of a game's state has these fields and the game's own.
 */
export interface Envelope {
  protocol: 1;
  /**
   * The id of the game.
   */
  game: string;
  round: RoundNumber;
  /**
   * How many rounds the match has.
   */
  rounds: number;
  player: Player;
  names: Names;
  scores: Scores;
  alive: Alive;
  timeMs: TimeMs;
  start?: Start;
  last?: Last;
  /**
   * Only in the last message: the match has ended, or the rules have put this player out; no answer is expected.
   */
  over?: true;
  result?: Result;
}
/**
 * Only in the first message.
 */
export interface Start {
  seed: BotSeed;
  parameters?: Parameters;
  config: {};
  limits: Limits;
  randCalls?: RandCalls;
}
/**
 * What happened in the previous round; not in the first message.
 */
export interface Last {
  moves: {}[];
  rejected: Rejected;
}
