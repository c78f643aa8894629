import { appendToAudit } from './audit.ts';
import type { BotRow, Database, PersonRow } from './tables.ts';

/** Whoever owns bots: a person, or everybody in their team together. */
export type Owner = Pick<PersonRow, 'id' | 'team'>;

type Owned = Pick<BotRow, 'person_id' | 'team'>;

/** Ids of people have no colon. */
const makeTeamKey = (team: string): string => `team:${team}`;

/** One text for the owner of a bot: whose share of the matches it takes, whose quota, and who is notified. */
export const makeOwnerKey = ({ person_id, team }: Owned): string => (team === null ? person_id : makeTeamKey(team));

/** The same for somebody who asks. */
export const findOwnerKey = ({ id, team }: Owner): string => makeOwnerKey({ person_id: id, team });

/** Bots of a team belong to whoever is in it now. */
export const isOwn = (person: Owner, bot: Owned): boolean => findOwnerKey(person) === makeOwnerKey(bot);

/** Whose events somebody may see. */
export const listReaders = (person: Owner | undefined): string[] =>
  person ? [...new Set([person.id, findOwnerKey(person)])] : [];

export function listTeam(db: Database, team: string): Promise<PersonRow[]> {
  return db.selectFrom('people').selectAll().where('team', '=', team).orderBy('id').execute();
}

interface Move {
  readonly team: string | null;
  readonly at: string;
  /** Who of the staff does it. */
  readonly by: string;
}

/**
 * Moves somebody to a team, or out of one. New members bring their own bots along. Members who leave leave the bots to the others,
 * and whoever is the last takes them along: no bot is ever without an owner. Returns the bots that moved.
 */
export function moveToTeam(db: Database, person: PersonRow, { team, at, by }: Move): Promise<string[]> {
  return db.transaction().execute(async (all) => {
    const moving = await listSoleBots(all, person);
    await all.updateTable('people').set({ team }).where('id', '=', person.id).execute();
    for (const { id } of moving)
      await all.updateTable('bots').set({ team, person_id: person.id }).where('id', '=', id).execute();
    const names = moving.map(({ name }) => name);
    const action = `change team: ${person.team ?? 'none'} → ${team ?? 'none'}`;
    await appendToAudit(all, { at, person_id: by, action, subject: person.id });
    for (const name of names) await appendToAudit(all, { at, person_id: by, action: `${action}, bot`, subject: name });
    return names;
  });
}

/** The bots that nobody else owns: one's own, and those of a team of one. */
export async function listSoleBots(db: Database, person: PersonRow): Promise<BotRow[]> {
  if (person.team !== null && (await listTeam(db, person.team)).some(({ id }) => id !== person.id)) return [];
  return selectBotsOf(db, person).execute();
}

/** What somebody owns, alone or with a team. */
export function selectBotsOf(db: Database, { id, team }: Owner) {
  const bots = db.selectFrom('bots').selectAll().orderBy('id');
  return team === null ? bots.where('person_id', '=', id).where('team', 'is', null) : bots.where('team', '=', team);
}
