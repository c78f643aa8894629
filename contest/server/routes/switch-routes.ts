import type { FastifyInstance } from 'fastify';
import type { ContestSwitch } from '../../../protocol/types/contest/switch.ts';
import type { ContestSwitches } from '../../../protocol/types/contest/switches.ts';
import type { PersonRow } from '../../store/tables.ts';
import type { Contest } from '../contest.ts';
import { requireStaff } from '../identity.ts';
import { readSchema } from '../read-schema.ts';
import { answers } from './answers.ts';

/** What staff pause, also while nothing else may be changed. */
export function addSwitchRoutes(app: FastifyInstance, contest: Contest): void {
  const schema = {
    summary: 'For staff: pauses the contest, makes it read-only, or ends that.',
    body: readSchema('switch'),
    response: answers('switches'),
  };
  app.post<{ Body: ContestSwitch }>(
    '/api/staff/switches',
    { schema: schema as object, config: { worksReadOnly: true } },
    async ({ person, body }): Promise<ContestSwitches> => switchAsStaff(contest, person, body),
  );
}

export async function switchAsStaff(
  { db, clock, hub, switches }: Contest,
  person: PersonRow | undefined,
  { name, on, reason }: ContestSwitch,
): Promise<ContestSwitches> {
  const staff = requireStaff(person);
  await switches.change(db, { name, isOn: on, reason, person: staff.id, at: clock.at() });
  // Every page that shows the ladder says so.
  await hub.publish('leaderboard', {});
  return { readOnly: switches.isReadOnly, paused: switches.isPaused };
}
