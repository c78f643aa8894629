import { join, resolve } from 'node:path';

/** What lies where in the folder of a contest. */
export interface ContestPaths {
  readonly root: string;
  readonly settings: string;
  readonly people: string;
  readonly database: string;
  /** Where the server answers the commands of whoever may read the folder. */
  readonly socket: string;
  readonly lock: string;
  /** The owner's personal link. Only the owner can read it. */
  readonly ownerLink: string;
  /** What is being received. */
  readonly uploads: string;
  /** What was submitted, by digest. */
  readonly versions: string;
  /** What the gate keeps, by version. */
  readonly gates: string;
  /** The ladder: the folder of a tournament. */
  readonly ladder: string;
  /** A folder of a tournament for every run of a round, and the secrets of rounds. */
  readonly rounds: string;
}

export function locateContest(folder: string): ContestPaths {
  const root = resolve(folder);
  return {
    root,
    settings: join(root, 'contest.json'),
    people: join(root, 'people.csv'),
    database: join(root, 'contest.db'),
    socket: join(root, 'contest.sock'),
    lock: join(root, 'lock'),
    ownerLink: join(root, 'owner-link.txt'),
    uploads: join(root, 'uploads'),
    versions: join(root, 'versions'),
    gates: join(root, 'gates'),
    ladder: join(root, 'ladder'),
    rounds: join(root, 'rounds'),
  };
}
