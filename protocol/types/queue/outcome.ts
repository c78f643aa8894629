// Generated from schemas/queue/outcome.json by "npm run types". Do not edit.

import type { Fault, GameFrom, Limits, Parameters } from '../common.ts';

/**
 * What a worker tells of a block: that it takes it, a match that was played, or that it gives the rest back. It is the first line of a request to the coordinator; behind that of a match comes its replay, compressed.
 */
export type Outcome = PlayedOutcome | Taken | GivenBack | GateStageOutcome | GatedOutcome;

/**
 * A match was played. Its replay comes in the same request.
 */
export interface PlayedOutcome {
  kind: 'played';
  /**
   * The tournament it belongs to: SHA-256 of its definition.
   */
  contest: string;
  /**
   * The name of a worker: its machine and a part that is unique there.
   */
  worker: string;
  block: number;
  match: number;
  attempt: number;
  result: MatchResult;
  /**
   * SHA-256 in hexadecimal digits.
   */
  private?: string;
  /**
   * Whether every bot was still on the cores of its slot when the match ended; null where nothing was pinned, or where another slot or process used the same cores.
   */
  pinned: boolean | null;
  /**
   * Whether there were more slots than fit on the machine.
   */
  forced: boolean;
  /**
   * The length of the compressed replay that follows this line; its private part follows that.
   */
  replayBytes: number;
}
/**
 * The result of a match.
 */
export interface MatchResult {
  game: string;
  gameFrom?: GameFrom;
  /**
   * Only in results of earlier versions: the rule set stands in config.
   */
  rules?: 'text' | 'original';
  /**
   * Version of the rules of the game.
   */
  rulesVersion: string;
  /**
   * The seed of a match. Rules text: 1 to 64 printable ASCII characters with no space at either end; a number stands for its decimal text. Rules original: a whole number of 31 bits.
   */
  seed: number | string;
  /**
   * All settings: see games/<id>/config.json.
   */
  config: {
    rules: 'text' | 'original';
    rounds: number;
  };
  limits: Limits;
  /**
   * The result of each bot, by player.
   *
   * @minItems 4
   * @maxItems 4
   */
  seats: [ResultSeat, ResultSeat, ResultSeat, ResultSeat];
  /**
   * Rounds that were played; omitted by versions that did not record them. Fewer than in config if the game ended early.
   */
  rounds?: number;
  /**
   * What ended the match before its last round, such as the name of a signal; null if it was played to the end.
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
   * How the processes of bots were kept together and measured: as cgroups, or by looking into /proc.
   */
  clock?: 'cgroup' | 'proc';
  /**
   * What was not guaranteed, and would be elsewhere; empty when nothing is missing.
   */
  notGuaranteed?: string[];
  /**
   * The digest of the replay before compression; null if there is none.
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
  /**
   * What the map follows from, for matches that share one; the seed when left out. Of the same form as a seed, and never with the rules original.
   */
  mapSeed?: number | string;
}
export interface ResultSeat {
  name: string;
  bot: ResultBot;
  score: number;
  /**
   * 1 to 4; players that are level share a place.
   */
  place: number;
  /**
   * The game's other figures, by name.
   */
  standing: {
    [k: string]: number;
  };
  /**
   * Why the bot is out; null if it played to the end.
   */
  verdict: Fault | null;
  /**
   * How many orders it gave, including refused ones.
   */
  ordered?: number;
  /**
   * How many of its orders were refused.
   */
  refused: number;
  /**
   * How many of its answers came after the limit but were accepted, because the machine caused the delay.
   */
  forgiven: number;
  times: Times;
  /**
   * The end of its standard error.
   */
  stderr: string;
}
export interface ResultBot {
  /**
   * The bot as named in the job.
   */
  source: string;
  /**
   * The digest of its files and build recipe.
   */
  digest: string | null;
  /**
   * The values it was given; omitted for a bot that has none.
   */
  parameters?: Parameters;
}
/**
 * Wall time of its answers, and CPU time of the match with all threads and children, in milliseconds.
 */
export interface Times {
  meanMs: number;
  maxMs: number;
  /**
   * null if the system does not report it.
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
   * The cores that the judge and the bots could use, as in 0-3; null if the system does not report them.
   */
  cores: string | null;
}
/**
 * The worker is about to play this block. Results of it count only from the worker that holds it.
 */
export interface Taken {
  kind: 'taken';
  /**
   * The tournament it belongs to: SHA-256 of its definition.
   */
  contest: string;
  /**
   * The name of a worker: its machine and a part that is unique there.
   */
  worker: string;
  block: number;
}
/**
 * The worker returns this block; another worker may play it.
 */
export interface GivenBack {
  kind: 'given-back';
  /**
   * The tournament it belongs to: SHA-256 of its definition.
   */
  contest: string;
  /**
   * The name of a worker: its machine and a part that is unique there.
   */
  worker: string;
  block: number;
}
/**
 * How far a gate is.
 */
export interface GateStageOutcome {
  kind: 'gate-stage';
  contest: string;
  /**
   * The name of a worker: its machine and a part that is unique there.
   */
  worker: string;
  block: number;
  stage: 'building' | 'checking' | 'playing';
}
/**
 * A gate has come to its end. The replay of its match, if there is one, comes in the same request.
 */
export interface GatedOutcome {
  kind: 'gated';
  contest: string;
  /**
   * The name of a worker: its machine and a part that is unique there.
   */
  worker: string;
  block: number;
  report: GateReport;
  /**
   * SHA-256 in hexadecimal digits.
   */
  replay?: string;
  /**
   * The length of the compressed replay that follows this line.
   */
  replayBytes?: number;
}
/**
 * What came of a gate: the same at home and on the server.
 */
export interface GateReport {
  /**
   * Version of this format.
   */
  gate: 1;
  passed: boolean;
  /**
   * Of what the bot is made of; null if it could not be read.
   */
  digest: string | null;
  tool: string;
  steps: GateStep[];
  /**
   * What the bot in seat 0 wrote to standard error in the match, by round.
   */
  stderr: StderrRound[];
  /**
   * Whether the replay of the match was kept.
   */
  replay: boolean;
}
export interface GateStep {
  name: 'build' | 'rules' | 'check' | 'match' | 'wins';
  passed: boolean;
  seconds: number;
  /**
   * One line on how it went.
   */
  message: string;
  hint?: string;
  /**
   * What the compiler, the check or the judge has to say.
   */
  output: string;
}
export interface StderrRound {
  round: number;
  text: string;
}
