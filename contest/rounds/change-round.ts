import type { RoundChange } from '../../protocol/types/contest/round-change.ts';
import { Refusal, refuseUnknown } from '../refusal.ts';
import { changeRound as writeChange, findRound, listEntries, type RoundNote } from '../store/rounds.ts';
import type { RoundRow } from '../store/tables.ts';
import { findBotByName, listVersionsOfBot } from '../store/versions.ts';
import { commit, type Changing } from './add-round.ts';
import type { RoundChangeKind } from './round-changes.ts';
import { parseDeadline } from './round-terms.ts';

/** What staff do to a round: an event with a reason, which everybody can read. */
export async function changeRound(
  changing: Changing,
  name: string,
  kind: RoundChangeKind,
  change: RoundChange,
): Promise<void> {
  const round = await findRound(changing.db, name);
  if (!round) throw refuseUnknown(`round "${name}"`);
  if (kind === 'release') return release(changing, round, change);
  if (change.reason === undefined)
    throw new Refusal(422, 'a reason is missing', 'say why, for everybody to read: --reason "…"');
  const reasoned = { ...change, reason: change.reason };
  if (kind === 'extend') return extend(changing, round, reasoned);
  if (kind === 'rescind') return rescind(changing, round, reasoned);
  return kind === 'rerun' ? rerun(changing, round, reasoned) : promote(changing, round, reasoned);
}

type Reasoned = RoundChange & { readonly reason: string };

const note = ({ at, person }: Changing, rest: Pick<RoundNote, 'action' | 'reason' | 'commitment'>): RoundNote => ({
  at,
  person_id: person,
  ...rest,
});

/** Before the deadline the commitment stays. After it entrants may be known, so there is a new one. */
async function extend(changing: Changing, round: RoundRow, { deadline: given, reason }: Reasoned): Promise<void> {
  if (given === undefined)
    throw new Refusal(422, 'the new deadline is missing', 'example: --deadline 2027-01-15T22:00:00Z');
  const deadline = parseDeadline(given);
  if (deadline <= changing.at || deadline <= round.deadline)
    throw new Refusal(422, `invalid deadline: expected one after ${round.deadline} and after now`, 'give a later one');
  if (round.state === 'open') {
    const event = note(changing, { action: 'extended', reason: `until ${deadline}: ${reason}`, commitment: null });
    return requireUnchanged(await writeChange(changing.db, round, { deadline }, event));
  }
  const commitment = commit(changing.paths);
  const event = note(changing, { action: 'extended', reason: `until ${deadline}: ${reason}`, commitment });
  const again = { deadline, commitment, state: 'open', run: round.run + 1, entrants: null, shown: null } as const;
  requireUnchanged(await writeChange(changing.db, round, again, event));
}

/** It does not count, and nothing of it is played any more. What was played stays in its folder. */
async function rescind(changing: Changing, round: RoundRow, { reason }: Reasoned): Promise<void> {
  if (round.state === 'rescinded')
    throw new Refusal(409, `"${round.name}" is rescinded already`, 'rerun plays it again');
  const event = note(changing, { action: 'rescinded', reason, commitment: null });
  requireUnchanged(await writeChange(changing.db, round, { state: 'rescinded' }, event));
}

/** The same entrants with another secret, in another folder. */
async function rerun(changing: Changing, round: RoundRow, { reason }: Reasoned): Promise<void> {
  const entries = await requireEntries(changing, round);
  await again(changing, round, { action: 'rerun', reason }, entries);
}

/** A late version takes part: who knows the entrants could have tried the old secret, so there is a new one. */
async function promote(changing: Changing, round: RoundRow, { bot: name, reason }: Reasoned): Promise<void> {
  if (name === undefined) throw new Refusal(422, 'the bot is missing', 'name the bot whose late version takes part');
  const entries = await requireEntries(changing, round);
  const bot = await findBotByName(changing.db, name);
  const versions = bot ? await listVersionsOfBot(changing.db, bot.id) : [];
  const late = versions.find(({ state, received_at }) => state === 'active' && received_at > round.deadline);
  if (!bot || !late)
    throw new Refusal(422, `"${name}" has no active version that came after the deadline`, 'check the name of the bot');
  const others = entries.filter(({ bot_id }) => bot_id !== bot.id);
  const event = { action: 'promoted', reason: `${name} version ${late.number}: ${reason}` } as const;
  await again(changing, round, event, [...others, { id: late.id, kind: 'promoted' }]);
}

async function requireEntries({ db }: Changing, round: RoundRow) {
  const entries = round.state === 'open' ? [] : await listEntries(db, round);
  if (entries.length > 0) return entries;
  throw new Refusal(
    409,
    `the entrants of "${round.name}" are not known yet`,
    `wait for its deadline: ${round.deadline}`,
  );
}

async function again(
  changing: Changing,
  round: RoundRow,
  event: Pick<RoundNote, 'action' | 'reason'>,
  entries: readonly { readonly id: number; readonly kind: 'official' | 'promoted' | 'pending' }[],
): Promise<void> {
  const commitment = commit(changing.paths);
  const change = { state: 'closing', run: round.run + 1, commitment, entrants: null, shown: null } as const;
  const rows = entries.map(({ id, kind }) => ({ version: id, kind }));
  requireUnchanged(
    await writeChange(changing.db, round, change, { ...note(changing, { ...event, commitment }), entries: rows }),
  );
}

async function release(changing: Changing, round: RoundRow, { to, blocks, reason }: RoundChange): Promise<void> {
  const visibility = to ?? round.visibility;
  const shown = blocks ?? null;
  const what = shown === null ? visibility : `${visibility}, up to block ${shown}`;
  const event = note(changing, {
    action: 'released',
    reason: reason === undefined ? what : `${what}: ${reason}`,
    commitment: null,
  });
  requireUnchanged(await writeChange(changing.db, round, { visibility, shown }, event));
}

function requireUnchanged(isDone: boolean): void {
  if (!isDone)
    throw new Refusal(409, 'the round has changed at the same moment', 'look at it again, and then try again');
}
