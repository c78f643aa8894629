/** Where a contest is kept. */
export interface ContestLocation {
  readonly folder: string;
  /** postgres://…; an embedded database in the folder when not given. */
  readonly database?: string | undefined;
}
