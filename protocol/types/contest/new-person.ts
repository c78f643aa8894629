// Generated from schemas/contest/new-person.json by "npm run types". Do not edit.

/**
 * Somebody who joins a contest.
 */
export interface NewPerson {
  name: string;
  /**
   * Made from the name when not given.
   */
  id?: string;
  email?: string;
  team?: string;
  /**
   * The group of a course, for the organiser.
   */
  section?: string;
  role?: 'owner' | 'staff' | 'player';
}
