import { existsSync } from 'node:fs';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import type { ContestLocation } from '../folder/contest-location.ts';
import { locateContest } from '../folder/contest-paths.ts';
import { reachContest } from '../reach-contest.ts';
import type { Database } from '../store/tables.ts';
import { eraseEntrants } from './erase-entrants.ts';
import { openLadder } from '../ladder/ladder-book.ts';
import { erasePerson } from './erase-person.ts';
import type { ErasedPerson } from './erased-person.ts';

/** Erases somebody from a contest, through its server while it is being served. */
export function eraseFromContest(options: ContestLocation, id: string): Promise<ErasedPerson> {
  const paths = locateContest(options.folder);
  const at = new Date().toISOString();
  const erase = (db: Database): Promise<ErasedPerson> =>
    erasePerson(
      {
        db,
        paths,
        at,
        by: 'owner',
        eraseEntrants: (entrants) => {
          const ladder = locateTournament(paths.ladder);
          if (!existsSync(ladder.definition)) return;
          const open = openLadder(ladder);
          try {
            eraseEntrants(open, entrants, at);
          } finally {
            open.close();
          }
        },
      },
      id,
    );
  return reachContest(options, `/api/people/${encodeURIComponent(id)}/erase`, erase, {});
}
