/** Where a contest is kept. */
export interface ContestLocation {
  readonly folder: string;
  /** The address of its PostgreSQL database; without one, a file in the folder. */
  readonly database?: string | undefined;
}
