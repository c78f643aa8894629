import { join, resolve } from 'node:path';

/** What lies where in the folder of a tournament. */
export interface TournamentPlaces {
  readonly root: string;
  readonly definition: string;
  readonly journal: string;
  /** The secrets, until they are revealed in the journal. Only the owner can read it. */
  readonly secrets: string;
  readonly lock: string;
  /** The bots as they entered. */
  readonly bots: string;
  readonly replays: string;
  readonly report: string;
}

export function locateTournament(folder: string): TournamentPlaces {
  const root = resolve(folder);
  return {
    root,
    definition: join(root, 'tournament.json'),
    journal: join(root, 'journal.jsonl'),
    secrets: join(root, 'secrets.txt'),
    lock: join(root, 'lock'),
    bots: join(root, 'bots'),
    replays: join(root, 'replays'),
    report: join(root, 'report'),
  };
}
