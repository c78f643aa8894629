import { changeRound, listEntries, type FoundEntry } from '../store/rounds.ts';
import type { Database, EntryKind, RoundRow, VersionState } from '../store/tables.ts';
import { listVersionsIn, type FoundVersion } from '../store/versions.ts';

const PASSED: readonly VersionState[] = ['active', 'retired'];
const AT_THE_GATE: readonly VersionState[] = ['received', 'building', 'checking', 'playing'];

/** Writes down who is active at the deadline, and who came in time and still waits for the gate. */
export async function closeRound(db: Database, round: RoundRow, at: string): Promise<boolean> {
  const versions = await listVersionsIn(db, [...PASSED, ...AT_THE_GATE]);
  const entries = chooseEntries(versions, round.deadline).map(({ version, kind }) => ({ version: version.id, kind }));
  const note = { at, person_id: null, action: 'closed', reason: null, commitment: null } as const;
  return changeRound(db, round, { state: 'closing' }, { ...note, entries });
}

interface Chosen {
  readonly version: FoundVersion;
  readonly kind: EntryKind;
}

/** By the time of receipt: of each bot the active version or, if that came late, the newest of those in time; and whoever is still at the gate. */
export function chooseEntries(versions: readonly FoundVersion[], deadline: string): Chosen[] {
  const inTime = versions.filter(({ received_at }) => received_at <= deadline);
  const bots = new Set(inTime.map(({ bot_id }) => bot_id));
  return [...bots].flatMap((bot): Chosen[] => {
    const own = inTime.filter(({ bot_id }) => bot_id === bot).toSorted((a, b) => b.number - a.number);
    const passed = own.filter(({ state }) => PASSED.includes(state));
    const official = passed.find(({ state }) => state === 'active') ?? passed[0];
    const pending = own.filter(({ state }) => AT_THE_GATE.includes(state));
    return [
      ...(official ? [{ version: official, kind: 'official' as const }] : []),
      ...pending.map((version) => ({ version, kind: 'pending' as const })),
    ];
  });
}

/** Who takes part; undefined while somebody who came in time is still at the gate. */
export async function settleEntries(db: Database, round: RoundRow): Promise<FoundEntry[] | undefined> {
  const entries = await listEntries(db, round);
  if (entries.some(({ kind, state }) => kind === 'pending' && AT_THE_GATE.includes(state))) return undefined;
  return settle(entries);
}

/** A version that has passed the gate by now takes the place of the older one. */
export function settle(entries: readonly FoundEntry[]): FoundEntry[] {
  const passed = entries.filter(({ kind, state }) => kind !== 'pending' || PASSED.includes(state));
  const bots = new Set(passed.map(({ bot_id }) => bot_id));
  return [...bots].map((bot) => {
    const own = passed.filter(({ bot_id }) => bot_id === bot).toSorted((a, b) => b.number - a.number);
    const chosen = own.find(({ kind }) => kind === 'promoted') ?? own.find(({ kind }) => kind === 'pending') ?? own[0]!;
    return chosen.kind === 'pending' ? { ...chosen, kind: 'official' } : chosen;
  });
}
