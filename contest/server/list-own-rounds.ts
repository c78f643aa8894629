import type { OwnRound } from '../pages/my-page.ts';
import { readTerms } from '../rounds/round-terms.ts';
import { listEntries, listRounds } from '../store/rounds.ts';
import type { RoundRow } from '../store/tables.ts';
import type { FoundVersion } from '../store/versions.ts';
import type { Contest } from './contest.ts';

const SHOWN = 10;

/** What becomes of somebody's bots in the rounds that matter to them, newest first. */
export async function listOwnRounds({ db }: Contest, versions: readonly FoundVersion[]): Promise<OwnRound[]> {
  const bots = [...new Set(versions.map(({ bot }) => bot))];
  const rounds = (await listRounds(db)).toReversed().slice(0, SHOWN);
  const last = rounds.find(({ state }) => state !== 'open');
  const listed = rounds.map(async (round) => {
    const entries = await listEntries(db, round);
    const { title = round.name } = readTerms(round);
    return bots.map((bot): OwnRound => {
      const own = versions.filter((version) => version.bot === bot);
      const entry = entries.find((one) => one.bot === bot && one.kind !== 'pending');
      const note = describe(round, own, entry?.number, round === last);
      return { round: round.name, title, bot, deadline: round.deadline, note };
    });
  });
  return (await Promise.all(listed)).flat();
}

function describe(round: RoundRow, own: readonly FoundVersion[], entered: number | undefined, isLast: boolean): string {
  const active = own.find((version) => version.state === 'active');
  if (round.state === 'open')
    return active ? `version ${active.number} takes part if it is active at the deadline` : 'no version is active';
  const part = entered === undefined ? 'takes no part' : `version ${entered} takes part`;
  if (!isLast || !active || active.received_at <= round.deadline) return part;
  return `${part}; version ${active.number} came after the deadline and is unofficial`;
}
