// Generated from schemas/queue/worker.json by "npm run types". Do not edit.

/**
 * What a worker tells of itself before it gets anything to play.
 */
export interface WorkerCard {
  /**
   * The name of a worker: its machine and what sets it apart from others there.
   */
  worker: string;
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
  /**
   * The judge, with its version.
   */
  tool: string;
}
