import { join, resolve } from 'node:path';

export const FOLDER_KINDS = ['tournament', 'compare', 'tune'] as const;

/** The command whose folder it is: comparisons and searches are kept like tournaments, with definitions of other names. */
export type FolderKind = (typeof FOLDER_KINDS)[number];

/** What lies where in the folder of a tournament. */
export interface TournamentPaths {
  readonly kind: FolderKind;
  readonly root: string;
  readonly definition: string;
  /** Who is who. Only the owner can read it. */
  readonly privateTable: string;
  readonly journal: string;
  /** The secrets, until they are revealed in the journal. Only the owner can read it. */
  readonly secrets: string;
  /** Of the organiser, where there is one. */
  readonly signature: string;
  readonly lock: string;
  /** The bots as they entered. */
  readonly bots: string;
  /** The game as it was, where it is not one of ours. */
  readonly game: string;
  readonly replays: string;
  readonly report: string;
}

const DEFINITIONS: Readonly<Record<FolderKind, string>> = {
  tournament: 'tournament.json',
  compare: 'comparison.json',
  tune: 'tuning.json',
};

/** As the definition names it. */
export const GAME = './game';

export function locateTournament(folder: string, kind: FolderKind = 'tournament'): TournamentPaths {
  const root = resolve(folder);
  return {
    kind,
    root,
    definition: join(root, DEFINITIONS[kind]),
    privateTable: join(root, 'private.json'),
    journal: join(root, 'journal.jsonl'),
    secrets: join(root, 'secrets.txt'),
    signature: join(root, 'signature.json'),
    lock: join(root, 'lock'),
    bots: join(root, 'bots'),
    game: join(root, GAME),
    replays: join(root, 'replays'),
    report: join(root, 'report'),
  };
}
