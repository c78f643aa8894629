/** What is left of somebody. */
export interface ErasedPerson {
  /** What the person and their bots are called from now on. */
  readonly pseudonym: string;
  readonly versions: number;
}
