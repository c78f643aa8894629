// Generated from schemas/check-game.json by "npm run types". Do not edit.

/**
 * What "minions check-game --json" prints: the game, and whether it keeps what every game promises.
 */
export interface GameCheck {
  /**
   * Its id.
   */
  game: string;
  title: string;
  /**
   * Of its rules.
   */
  version: string;
  /**
   * Why its drawing is left out of pages; null when it is not.
   */
  drawingProblem: string | null;
  steps: GameCheckStep[];
}
/**
 * One thing that every game promises.
 */
export interface GameCheckStep {
  /**
   * What it promises.
   */
  name: string;
  /**
   * Whether it keeps that.
   */
  kind: 'passed' | 'failed';
  /**
   * What is wrong, or worth knowing; empty when there is nothing to say.
   */
  note: string;
}
