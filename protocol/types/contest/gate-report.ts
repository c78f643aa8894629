// Generated from schemas/contest/gate-report.json by "npm run types". Do not edit.

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
