import type { RoundOutcome } from '../engine/core/match.ts';
import { byPlayer, PLAYERS, type ByPlayer, type Player } from '../engine/core/players.ts';
import { cutText } from '../protocol/visible-text.ts';
import type { Refusal, ReplayRound } from '../protocol/types/replay/round.ts';

/** The orders of a round as the bots gave them: those that were accepted, and at their places those refused at once. */
export function makeGivenOrders({ orders, rejected }: Pick<ReplayRound, 'orders' | 'rejected'>): ByPlayer<object[]> {
  return byPlayer((player) => {
    const refused = (rejected?.[player] ?? []).filter(({ given }) => given !== undefined);
    const given = Array<object | undefined>(orders[player].length + refused.length).fill(undefined);
    // A place that is not in the list is found when refusals are compared.
    for (const { order, given: refusedOrder } of refused) if (order < given.length) given[order] = refusedOrder;
    const accepted = orders[player].values();
    return given.map((order) => order ?? accepted.next().value).filter((order) => order !== undefined);
  });
}

/** What is wrong with the refusals of a round, in words. */
export function compareRefusals(line: ReplayRound, outcome: RoundOutcome): string | undefined {
  for (const player of PLAYERS) {
    const problem = compareForPlayer(line, outcome, player);
    if (problem !== undefined) return `refusals of player ${player}: ${problem}`;
  }
  return undefined;
}

function compareForPlayer(
  { orders, rejected }: ReplayRound,
  outcome: RoundOutcome,
  player: Player,
): string | undefined {
  if (JSON.stringify(outcome.accepted[player]) !== JSON.stringify(orders[player])) {
    return 'other orders are refused than those recorded';
  }
  const recorded = rejected?.[player] ?? [];
  const expected = outcome.refused[player];
  for (let index = 0; index < Math.max(recorded.length, expected.length); index++) {
    const problem = compare(expected[index], recorded[index]);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const MAX_REASON_LENGTH = 80;

type PlainRefusal = Pick<Refusal, 'order' | 'reason'>;

function compare(expected: PlainRefusal | undefined, recorded: PlainRefusal | undefined): string | undefined {
  if (expected?.order === recorded?.order && expected?.reason === recorded?.reason) return undefined;
  if (!recorded) return `${describe(expected!)} is not recorded`;
  if (!expected) return `${describe(recorded)} is recorded and did not happen`;
  return `${describe(expected)} is recorded as ${describe(recorded)}`;
}

function describe({ order, reason }: PlainRefusal): string {
  return `order ${order} refused ("${cutText(reason, MAX_REASON_LENGTH)}")`;
}
