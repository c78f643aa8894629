// Generated from schemas/check.json by "npm run types". Do not edit.

/**
 * What "minions check --json" prints: the steps, by game.
 */
export type Check = CheckedGame[];

/**
 * The steps of one game, up to the first required one that failed.
 */
export interface CheckedGame {
  /**
   * The game.
   */
  game: string;
  steps: CheckStep[];
}
/**
 * One named requirement that a bot must, or should, fulfil.
 */
export interface CheckStep {
  /**
   * Its name.
   */
  name: string;
  /**
   * Whether the check fails if this step fails.
   */
  isRequired: boolean;
  /**
   * What was found.
   */
  finding: StepPassed | StepSkipped | StepFailed;
}
/**
 * The step passed.
 */
export interface StepPassed {
  kind: 'passed';
  /**
   * A remark.
   */
  note?: string;
}
/**
 * The step was skipped.
 */
export interface StepSkipped {
  kind: 'skipped';
  /**
   * Why not.
   */
  note: string;
}
/**
 * The step failed.
 */
export interface StepFailed {
  kind: 'failed';
  /**
   * What is wrong.
   */
  problem: string;
  /**
   * What to do about it.
   */
  advice: string;
  /**
   * The messages in both directions.
   */
  transcript: CheckExchange[];
  /**
   * The end of its standard error, if no transcript contains it.
   */
  stderr?: string;
}
/**
 * A line to the bot, and what came back.
 */
export interface CheckExchange {
  /**
   * The line that was sent.
   */
  sent: string;
  /**
   * The lines that came back.
   */
  came: string[];
  /**
   * What it wrote to standard error meanwhile.
   */
  stderr: string;
  clocks?: CheckClocks;
}
/**
 * How long the bot took, in milliseconds; absent if nothing was sent.
 */
export interface CheckClocks {
  /**
   * By the wall clock.
   */
  wallMs: number;
  /**
   * CPU time of all its threads and children; absent if the system does not report it.
   */
  cpuMs?: number;
  /**
   * Time in which it was ready to run and the machine had no CPU for it.
   */
  waitMs?: number;
  /**
   * The maximum delay that the judge itself can have added.
   */
  lagMs: number;
  /**
   * Time in which the judge had stopped it.
   */
  frozenMs?: number;
  /**
   * CPU time that it had used in the turns of others, taken off this answer.
   */
  owedMs?: number;
}
