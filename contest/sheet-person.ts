import type { ContestPerson } from '../protocol/types/contest/person.ts';

/** Somebody on a sheet of personal links. */
export interface SheetPerson extends ContestPerson {
  readonly team: string | null;
  readonly section: string | null;
}
