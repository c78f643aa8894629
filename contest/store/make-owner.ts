import type { PersonRow } from './tables.ts';

/** Anybody who can open the database of a contest is its owner. */
export const makeOwner = (createdAt: string): PersonRow => ({
  id: 'owner',
  name: 'Owner',
  email: null,
  team: null,
  section: null,
  role: 'owner',
  created_at: createdAt,
});
