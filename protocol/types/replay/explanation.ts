// Generated from schemas/replay/explanation.json by "npm run types". Do not edit.

/**
 * What "minions explain --json" prints.
 */
export interface ReplayExplanation {
  /**
   * Of the four players.
   *
   * @minItems 4
   * @maxItems 4
   */
  names: [string, string, string, string];
  /**
   * What was asked for, in order.
   */
  events: ExplainedEvent[];
  /**
   * Routine events that were left out; --all lists them.
   */
  leftOut: number;
  /**
   * What each player lost in the match, in words; null: nothing.
   *
   * @minItems 4
   * @maxItems 4
   */
  losses: [string | null, string | null, string | null, string | null];
  /**
   * The first and the last round of the replay.
   *
   * @minItems 2
   */
  rounds: [number, number];
}
export interface ExplainedEvent {
  round: number;
  /**
   * The number of the event in its round.
   */
  index: number;
  /**
   * The event in words.
   */
  text: string;
  /**
   * The event as the schema games/<game>/event describes it.
   */
  event: {
    kind: string;
    [k: string]: unknown;
  };
}
