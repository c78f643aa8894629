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
 * One named thing that a bot must, or should, be able to do.
 */
export interface CheckStep {
  /**
   * What it is called.
   */
  name: string;
  /**
   * Whether the check fails with it.
   */
  isRequired: boolean;
  /**
   * What was found.
   */
  finding: StepPassed | StepSkipped | StepFailed;
}
/**
 * It can do that.
 */
export interface StepPassed {
  kind: 'passed';
  /**
   * What else is worth knowing.
   */
  note?: string;
}
/**
 * It was not tried.
 */
export interface StepSkipped {
  kind: 'skipped';
  /**
   * Why not.
   */
  note: string;
}
/**
 * It cannot do that.
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
   * What was said.
   */
  transcript: CheckExchange[];
  /**
   * The end of all it wrote on standard error, where no transcript has it.
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
   * The lines that came.
   */
  came: string[];
  /**
   * What it wrote on standard error meanwhile.
   */
  stderr: string;
  clocks?: CheckClocks;
}
/**
 * How long the bot took, in milliseconds; not there when nothing was asked.
 */
export interface CheckClocks {
  /**
   * By the wall clock.
   */
  wallMs: number;
  /**
   * CPU time of all its threads and children; not there where the system does not tell.
   */
  cpuMs?: number;
  /**
   * Time in which it was ready to run and the machine had no CPU for it.
   */
  waitMs?: number;
  /**
   * The most that the judge itself can have added.
   */
  lagMs: number;
}
