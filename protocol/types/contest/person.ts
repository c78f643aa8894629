// Generated from schemas/contest/person.json by "npm run types". Do not edit.

/**
 * Somebody with a new personal link. The link is shown once.
 */
export interface ContestPerson {
  id: string;
  name: string;
  role: 'owner' | 'staff' | 'player';
  link: string;
}
