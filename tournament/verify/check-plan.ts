import type { Ended, Played } from '../../protocol/types/tournament/record.ts';
import { makeMatchId, StateCollector, type TournamentState } from '../journal/tournament-state.ts';
import type { Block, Plan } from '../plan/plan.ts';
import { planTournament } from '../run/plan-tournament.ts';
import { makePlace } from './make-place.ts';
import type { JournalLine, VerifiedJournal } from './verified-journal.ts';

/** Formats that may end after any block. */
const ENDS_ANYWHERE: ReadonlySet<string> = new Set(['comparison', 'tuning', 'ladder', 'open-ladder']);

/**
 * Who sits where, in which part and whether it is rated follows from definition, secret and results; and every match of
 * the plan is there once the secret of its block is revealed. The first secret makes the plan, later ones only seeds: what
 * was played before a further secret can be checked whether or not that one is known.
 */
export function checkPlan(journal: VerifiedJournal): string[] {
  const { state, played, lines } = journal;
  const secret = isOpenLadder(state) ? '' : state.seals[0]!.secret;
  if (secret === undefined) return [];
  // What was being played when the end came is in the plan as well.
  const whole = planTournament({ ...state, endsBefore: undefined }, secret);
  const findAsPlayed = isPlannedInBatches(state) ? planAsPlayed(journal, secret) : undefined;
  const ends = lines.flatMap(({ line, record }) => (record.kind === 'ended' ? [{ line, record }] : []));
  return [
    ...played.flatMap((one) => checkSeats(one, findAsPlayed?.get(one.line) ?? whole.blocks[one.record.block - 1])),
    ...ends.flatMap((end) => checkEnd(end, whole, state)),
    ...findMissing(journal, secret),
  ];
}

/** Its plan is what the journal scheduled. */
const isOpenLadder = ({ definition: { format } }: TournamentState): boolean => format.kind === 'open-ladder';

/** Formats whose tables are chosen from results, and not thought over again once they are played. */
const isPlannedInBatches = ({ definition: { format } }: TournamentState): boolean =>
  format.kind === 'swiss' || format.kind === 'ladder';

/**
 * The block of each match, by its line, as it was planned when nothing of its batch was played: from the records before it
 * alone. Afterwards the plan keeps the tables that were played, whoever chose them.
 */
function planAsPlayed({ definition, lines }: VerifiedJournal, secret: string): Map<number, Block> {
  const collector = new StateCollector(definition);
  const blocks = new Map<number, Block>();
  let plan: Plan | undefined;
  for (const { line, record } of lines) {
    if (record.kind === 'played') {
      if (!plan || plan.blocks.length < record.block)
        plan = planTournament({ ...collector.state(), endsBefore: undefined }, secret);
      const block = plan.blocks[record.block - 1];
      if (block) blocks.set(line, block);
    } else plan = undefined;
    collector.take(record);
  }
  return blocks;
}

function checkSeats({ line, record }: JournalLine<Played>, block: Block | undefined): string[] {
  const place = makePlace({ line, record });
  const seating = block?.seatings[record.match - 1];
  if (!block || !seating) return [`${place}: the plan has no such match`];
  const seats = record.seats.map(({ id }) => id);
  if (seating.join() !== seats.join()) {
    return [`${place}: in its seats are ${seats.join(' ')}, and the plan has ${seating.join(' ')}`];
  }
  if (block.stage !== record.stage)
    return [`${place}: it is said to be of ${record.stage}, and the plan has it in ${block.stage}`];
  if (block.isRated === record.isRated) return [];
  return [`${place}: it is said ${record.isRated ? '' : 'not '}to be rated, and the plan says otherwise`];
}

/** Time that is over ends a tournament before a part of it begins, not where somebody is ahead. */
function checkEnd({ line, record }: JournalLine<Ended>, { blocks }: Plan, { definition }: TournamentState): string[] {
  const stage = blocks[record.fromBlock - 1]?.stage;
  const isWithin = blocks.slice(0, record.fromBlock - 1).some((block) => block.stage === stage);
  if (ENDS_ANYWHERE.has(definition.format.kind) || !isWithin) return [];
  return [`${makePlace({ line, record })}: it ends before block ${record.fromBlock}, in the middle of ${stage}`];
}

/** A moment at which nothing may be left of what was planned with secrets that were known by then. */
interface Reveal {
  readonly state: TournamentState;
  /** The line that revealed the last of these secrets. */
  readonly line: number;
}

interface Gap {
  /** What is missing, by which it is reported only once. */
  readonly id: string;
  readonly problem: string;
}

/** Matches of which there is neither a result nor a reason, though their secret is revealed. */
function findMissing(journal: VerifiedJournal, secret: string): string[] {
  const problems = new Map<string, string>();
  for (const { id, problem } of listReveals(journal).flatMap((reveal) => findGaps(reveal, secret))) {
    if (!problems.has(id)) problems.set(id, problem);
  }
  return [...problems.values()];
}

/**
 * A secret is revealed when the plan is played to its end: what is prolonged afterwards excuses nothing. In an open ladder
 * there is no such end, but a day. The last moment is now.
 */
function listReveals({ definition, lines, state }: VerifiedJournal): Reveal[] {
  const collector = new StateCollector(definition);
  const reveals: Reveal[] = [];
  for (const { line, record } of lines) {
    collector.take(record);
    if (record.kind === 'revealed') reveals.push({ state: collector.state(), line });
  }
  const line = reveals.at(-1)?.line ?? 0;
  if (isOpenLadder(state)) return [{ state: { ...state, endsBefore: undefined }, line }];
  return [...reveals, { state, line }];
}

function findGaps({ state, line }: Reveal, secret: string): Gap[] {
  const plan = planTournament(state, secret);
  const isOver = state.seals.every((seal) => seal.secret !== undefined);
  // What a worker had played that is not believed any more is played again before the next secret is revealed.
  const pending = isOver ? [] : state.setAside;
  const done = new Set([...state.counted, ...state.outdated, ...state.voided, ...pending].map(makeMatchId));
  const isRevealed = ({ number }: Block): boolean =>
    state.seals.findLast(({ fromBlock }) => fromBlock <= number)!.secret !== undefined;
  const missing = plan.blocks
    .filter((block) => !block.isOutdated && isRevealed(block))
    .flatMap(({ number, seatings }) => seatings.map((_, index) => makeMatchId({ block: number, match: index + 1 })))
    .filter((id) => !done.has(id));
  const end = `the secret was revealed on line ${line}`;
  const isCut = isOver && !plan.isComplete && !isOpenLadder(state) && missing.length === 0;
  return [
    ...missing.map((id) => ({
      id,
      problem: `match ${id}: the plan has it and ${end}, but no line has its result or says why there is none`,
    })),
    ...(isCut ? [{ id: 'the rest', problem: `${end}, and the plan goes on behind block ${plan.blocks.length}` }] : []),
  ];
}
