import type { Database } from './tables.ts';

/** A version with whose it is, for staff. */
export interface ListedVersion {
  readonly id: number;
  readonly person: string;
  readonly team: string | null;
  readonly bot: string;
  readonly number: number;
  readonly digest: string;
}

export function listAllVersions(db: Database): Promise<ListedVersion[]> {
  return db
    .selectFrom('versions')
    .innerJoin('bots', 'bots.id', 'versions.bot_id')
    .innerJoin('people', 'people.id', 'bots.person_id')
    .select([
      'versions.id',
      'people.id as person',
      'bots.team',
      'bots.name as bot',
      'versions.number',
      'versions.digest',
    ])
    .orderBy('versions.id')
    .execute();
}
