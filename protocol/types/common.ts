// Generated from schemas/common.json by "npm run types". Do not edit.

/**
 * How often the published program has called rand() of the C library for its map: its players go on in that sequence. Only in The Walking Dead with the rule set original.
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
 * Whether each bot is still in the match. A bot that is out gives no more orders; its units stay on the board.
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
 * What the map follows from, for matches that share one; the seed when left out. Of the same form as a seed, and never with the rules original.
 */
export type MapSeed = number | string;
/**
 * The number of a round.
 */
export type RoundNumber = number;
/**
 * The seed of this bot's own random choices, so that a match can be repeated. It tells nothing of the chance of the match.
 */
export type BotSeed = number;
/**
 * How long this answer may take, in milliseconds; null when there is no limit.
 */
export type TimeMs = number | null;
/**
 * Which of my orders of the round before were refused, and why.
 */
export type Rejected = Rejection[];

/**
 * Only for a game that is not part of minions: where it came from, and what it was made of.
 */
export interface GameFrom {
  /**
   * As people name it: a path, or the name of a package.
   */
  source: string;
  /**
   * Of the files of its rules.
   */
  digest: string;
}
/**
 * Numbers that the author of a bot leaves open, by the names its bot.json gives them.
 */
export interface Parameters {
  [k: string]: number;
}
/**
 * What a bot may use. null: no limit.
 */
export interface Limits {
  /**
   * Milliseconds for the first answer, the start of the program included.
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
   * Milliseconds of CPU time from one state to the next, all threads and children together; for the first as much more as it may take longer. Left out: as much as an answer may take, on each core there is.
   */
  cpuRoundMs?: number | null;
  /**
   * Most orders in one answer.
   */
  orders: number;
  /**
   * Longest line on standard output, in bytes.
   */
  lineBytes: number;
  /**
   * Most bytes on standard output in one round.
   */
  roundBytes: number;
  /**
   * How much of the standard error of a round is kept at its head, and again at its tail. More is counted, not punished.
   */
  stderrBytes: number;
  /**
   * How much standard error is kept in a match.
   */
  stderrMatchBytes: number;
  /**
   * How much debug output of an answer is kept in the replay, in bytes of JSON. More is left out, not punished.
   */
  debugBytes?: number;
  /**
   * How much debug output of a bot is kept in the replay of a match.
   */
  debugMatchBytes?: number;
  /**
   * Deepest nesting of lists and objects in an answer.
   */
  depth: number;
  /**
   * Resident memory of the bot with all its processes, in MiB.
   */
  memoryMb: number | null;
  /**
   * Most processes at one time, the bot itself included, and those that have ended and were not waited for.
   */
  processes: number | null;
  /**
   * Most threads at one time, of all processes together. Left out: no limit.
   */
  threads?: number | null;
}
export interface Rejection {
  /**
   * Index in the list of orders I gave.
   */
  order: number;
  /**
   * Why, in words.
   */
  reason: string;
}
/**
 * How the match ended.
 */
export interface Result {
  scores: Scores;
  /**
   * The place of each player, 1 to 4, by points. Players with the same points share one, but a bot that went out comes behind those that played on.
   *
   * @minItems 4
   * @maxItems 4
   */
  places: [number, number, number, number];
}
/**
 * Kept in the replay and shown in the viewer; never read by the rules nor sent to other bots.
 */
export interface Debug {
  /**
   * Text for whoever watches.
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
 * One or more cells, lit in a colour, joined by a line, or with a word on them.
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
   * A word at the first cell.
   */
  label?: string;
  /**
   * As in CSS: a name in small letters, or # and six digits.
   */
  color?: string;
}
/**
 * Why a bot went out.
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
   * What happened, in words, and what to do.
   */
  reason: string;
}
/**
 * What the states of all games have in common. The schema of a game's state has these fields and the game's own.
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
   * Only in the last message: the match has ended, no answer is expected.
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
 * What happened in the round before; not in the first message.
 */
export interface Last {
  moves: {}[];
  rejected: Rejected;
}
