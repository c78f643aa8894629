import { mkdirSync } from 'node:fs';
import type { NewRound } from '../../protocol/types/contest/new-round.ts';
import { drawSecret, keepSecret, makeCommitment } from '../../tournament/folder/secrets.ts';
import type { ContestPaths } from '../folder/contest-paths.ts';
import { Refusal } from '../refusal.ts';
import { addRound as insertRound, findRound } from '../store/rounds.ts';
import type { Database, RoundRow } from '../store/tables.ts';
import { locateSecrets, parseRound } from './round-terms.ts';

/** Who changes the calendar, and when. */
export interface Changing {
  readonly db: Database;
  readonly paths: ContestPaths;
  readonly at: string;
  /** Null for the server itself. */
  readonly person: string | null;
}

/** Adds a round, and commits to the secret from which its seeds will come. */
export async function addRound({ db, paths, at, person }: Changing, given: NewRound): Promise<RoundRow> {
  const terms = parseRound(given);
  if (terms.deadline <= at)
    throw new Refusal(422, `the deadline has passed: ${terms.deadline}`, `give one after ${at}`);
  await requireEarlier(db, terms);
  const commitment = commit(paths);
  const row = {
    name: terms.name,
    terms: JSON.stringify(terms),
    deadline: terms.deadline,
    state: 'open',
    run: 1,
    commitment,
    entrants: null,
    visibility: terms.release ?? 'public',
    shown: null,
  } as const;
  const added = await insertRound(db, row, { at, person_id: person, action: 'added', reason: null, commitment });
  if (added) return added;
  throw new Refusal(
    409,
    `there is a round "${terms.name}" already`,
    'choose another name, or change that one: extend, rerun',
  );
}

async function requireEarlier(db: Database, { after, deadline }: NewRound): Promise<void> {
  if (after === undefined) return;
  const earlier = await findRound(db, after);
  if (!earlier) throw new Refusal(422, `there is no round "${after}"`, 'add the earlier round first');
  if (earlier.deadline >= deadline)
    throw new Refusal(422, `"${after}" has no earlier deadline: ${earlier.deadline}`, 'give this round a later one');
}

/** Draws a secret, keeps it where only the owner can read it, and returns what is published of it. */
export function commit(paths: ContestPaths): string {
  const secret = drawSecret();
  mkdirSync(paths.rounds, { recursive: true, mode: 0o700 });
  keepSecret(locateSecrets(paths), secret);
  return makeCommitment(secret);
}
