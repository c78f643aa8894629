import type { ContestSwitch } from '../protocol/types/contest/switch.ts';
import type { ContestSwitches } from '../protocol/types/contest/switches.ts';
import type { ContestLocation } from './folder/contest-location.ts';
import { reachContest } from './reach-contest.ts';
import { changeSwitch } from './work/switches.ts';

/** Pauses a contest or makes it read-only, or ends that; through its server while it is being served. */
export function switchContest(options: ContestLocation, change: ContestSwitch): Promise<ContestSwitches> {
  const { name, on, reason } = change;
  return reachContest(
    options,
    '/api/staff/switches',
    async (db) => {
      const at = new Date().toISOString();
      const rows = await changeSwitch(db, { name, isOn: on, reason, person: 'owner', at });
      const isOn = (wanted: ContestSwitch['name']): boolean => rows.some((row) => row.name === wanted);
      return { readOnly: isOn('read-only'), paused: rows.length > 0 };
    },
    change,
  );
}
