import type { FastifyInstance } from 'fastify';
import { eraseEntrants } from '../../erase/erase-entrants.ts';
import { erasePerson } from '../../erase/erase-person.ts';
import type { ErasedPerson } from '../../erase/erased-person.ts';
import { Refusal } from '../../refusal.ts';
import { findPerson } from '../../store/people.ts';
import { listSoleBots } from '../../store/teams.ts';
import { listVersionsOfBot, type FoundVersion } from '../../store/versions.ts';
import type { Contest } from '../contest.ts';
import { requireStaff } from '../identity.ts';
import { PERSON_PARAMS } from './answers.ts';

/** Removes what is known of somebody; what was played stays. */
export function addEraseRoutes(app: FastifyInstance, { db, paths, clock, work, ladder, hub }: Contest): void {
  const listVersions = async (id: string): Promise<FoundVersion[]> => {
    const person = await findPerson(db, id);
    const bots = person ? await listSoleBots(db, person) : [];
    return (await Promise.all(bots.map((bot) => listVersionsOfBot(db, bot.id)))).flat();
  };
  const schema = {
    summary: 'Erases somebody: name, e-mail, sources and standard error. What was played stays under a pseudonym.',
    params: PERSON_PARAMS,
  };
  app.post<{ Params: { id: string } }>(
    '/api/people/:id/erase',
    { schema: schema as object },
    async ({ person, params: { id } }): Promise<ErasedPerson> => {
      const owner = requireStaff(person);
      if (owner.role !== 'owner')
        throw new Refusal(403, 'only the owner erases people', 'ask the owner of the contest');
      const erased = await erasePerson(
        {
          db,
          paths,
          at: clock.at(),
          by: owner.id,
          // A gate that was under way may have let a version in: it goes as well.
          stop: async () => {
            for (let count = 0; count < 2; count += 1) await work.remove(await listVersions(id));
          },
          eraseEntrants: (entrants) => ladder.change((open) => eraseEntrants(open, entrants, clock.at())),
        },
        id,
      );
      hub.disconnect(id);
      return erased;
    },
  );
}
