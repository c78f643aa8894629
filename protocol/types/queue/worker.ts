// Generated from schemas/queue/worker.json by "npm run types". Do not edit.

/**
 * What a worker reports about itself before it gets its first block.
 */
export interface WorkerCard {
  /**
   * The name of a worker: its machine and a part that is unique there.
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
