import { PLAYERS } from '../engine/core/players.ts';
import type { PlayDifference, ReplayComparison, ScoreRow } from '../protocol/types/rerun/diff.ts';
import type { ReplayRound } from '../protocol/types/replay/round.ts';
import { compareHeaders } from './compare-headers.ts';
import { compareOrders } from './compare-orders.ts';
import { makeGivenOrders } from './compare-refusals.ts';
import type { ReplayStepper } from './replay-stepper.ts';
import type { Stepped } from './step-through.ts';
import { stepThroughHolding, type NamedReplay } from './step-through-holding.ts';

/** Plays two replays side by side, and finds where they part. What was measured, such as times, is not compared. */
export async function compareReplays(a: NamedReplay, b: NamedReplay): Promise<ReplayComparison> {
  const [left, right] = [stepThroughHolding(a), stepThroughHolding(b)];
  const [one, other] = [(await takeStep(left))!.stepper, (await takeStep(right))!.stepper];
  const header = compareHeaders(one.header, other.header);
  let first = compareStarts(one, other);
  const scores: ScoreRow[] = [makeRow(0, one, other)];
  for (let played = 1; ; played += 1) {
    const [now, then] = [await takeRound(left), await takeRound(right)];
    if (!now && !then) break;
    first ??= now && then ? compareRounds(now, then, one, other) : describeLength(played, one, other);
    scores.push(makeRow(played, now && one, then && other));
  }
  first ??= compareEnds(one, other);
  return {
    isSame: header.length === 0 && first === undefined,
    header,
    first: first ?? null,
    rounds: { a: one.match.played, b: other.match.played },
    scores,
  };
}

async function takeStep(steps: AsyncGenerator<Stepped>): Promise<Stepped | undefined> {
  const { value } = (await steps.next()) as { value: Stepped | undefined };
  return value;
}

/** The next round; undefined when there is none. */
async function takeRound(steps: AsyncGenerator<Stepped>): Promise<ReplayRound | undefined> {
  const stepped = await takeStep(steps);
  return stepped?.step?.kind === 'round' ? stepped.step.round : undefined;
}

function compareStarts(a: ReplayStepper, b: ReplayStepper): PlayDifference | undefined {
  // What never changes in a match is no part of the fingerprints of a board.
  const isSame =
    a.match.boardFingerprint() === b.match.boardFingerprint() &&
    JSON.stringify(a.match.view()) === JSON.stringify(b.match.view());
  if (isSame) return undefined;
  const reason = findReason(a, b);
  return { kind: 'state', round: null, player: null, words: `before the first round the boards differ${reason}` };
}

function findReason({ header: a }: ReplayStepper, { header: b }: ReplayStepper): string {
  if (a.game !== b.game) return `: one is a match of ${a.game}, the other of ${b.game}`;
  if (a.seed !== b.seed || a.mapSeed !== b.mapSeed) return ': their seeds differ';
  return JSON.stringify(a.config) === JSON.stringify(b.config) ? '' : ': their configurations differ';
}

/** Boards were the same until here; both matches are as they are after the round. */
function compareRounds(
  a: ReplayRound,
  b: ReplayRound,
  one: ReplayStepper,
  other: ReplayStepper,
): PlayDifference | undefined {
  const { round } = a;
  const [left, right] = [makeGivenOrders(a), makeGivenOrders(b)];
  for (const player of PLAYERS) {
    const [fault, otherFault] = [a, b].map(({ faults }) => faults?.find((one) => one.player === player));
    const who = `${one.header.names[player]} (player ${player})`;
    if (fault?.code !== otherFault?.code) {
      const words = `in round ${round} ${who} goes out: ${fault?.code ?? 'not'} in the first, ${otherFault?.code ?? 'not'} in the second`;
      return { kind: 'verdict', round, player, words };
    }
    if (!compareOrders(left[player], right[player]).isSame) {
      const orders = { a: left[player], b: right[player] };
      return { kind: 'orders', round, player, words: `in round ${round} ${who} gives other orders`, orders };
    }
  }
  if (one.match.boardFingerprint() === other.match.boardFingerprint()) return undefined;
  const isChance = one.header.seed !== other.header.seed;
  const words = `in round ${round} the same orders lead to different boards${isChance ? ': random numbers, because their seeds differ' : findReason(one, other)}`;
  return { kind: isChance ? 'chance' : 'state', round, player: null, words };
}

/** One match has a round that the other has not; `played` counts it. */
function describeLength(played: number, a: ReplayStepper, b: ReplayStepper): PlayDifference {
  const isFirst = a.match.played < b.match.played;
  const words = `the ${isFirst ? 'first' : 'second'} ends after ${played - 1} rounds, the ${isFirst ? 'second' : 'first'} goes on`;
  return { kind: 'length', round: (isFirst ? b : a).match.round - 1, player: null, words };
}

function compareEnds(a: ReplayStepper, b: ReplayStepper): PlayDifference | undefined {
  if (a.isWhole === b.isWhole) return undefined;
  const words = `the ${a.isWhole ? 'second' : 'first'} was not played to the end`;
  return { kind: 'length', round: null, player: null, words };
}

function makeRow(played: number, a: ReplayStepper | undefined, b: ReplayStepper | undefined): ScoreRow {
  const round = (a ?? b)!.match.round;
  return { round, played, a: a?.match.scores() ?? null, b: b?.match.scores() ?? null };
}
