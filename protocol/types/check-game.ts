// Generated from schemas/check-game.json by "npm run types". Do not edit.

/**
 * What "minions check-game --json" prints: the game, and whether it fulfils the contract of every game.
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
   * Why its drawing is not used; null if it is.
   */
  drawingProblem: string | null;
  steps: GameCheckStep[];
}
/**
 * One requirement of every game.
 */
export interface GameCheckStep {
  /**
   * The requirement.
   */
  name: string;
  /**
   * Whether the game fulfils it; skipped: could not be checked here.
   */
  kind: 'passed' | 'failed' | 'skipped';
  /**
   * What is wrong, or worth knowing; empty if there is nothing.
   */
  note: string;
}
