import type { MatchEvent } from '../engine/core/match-event.ts';
import { PLAYERS, type ByPlayer } from '../engine/core/players.ts';
import { Losses } from './count-losses.ts';
import { isAboutUnit } from './is-about-unit.ts';
import { isRoutine } from './routine-kinds.ts';
import { stepThroughHolding, type NamedReplay } from './step-through-holding.ts';

export interface ExplainOptions {
  /** Only events about a unit. */
  readonly unit?: number | undefined;
  /** Only events of a round. */
  readonly round?: number | undefined;
  /** Routine events too: moves, cells, recovered health, … */
  readonly all?: boolean | undefined;
}

export interface ExplainedEvent {
  readonly round: number;
  /** Its number in the round. */
  readonly index: number;
  readonly text: string;
  readonly event: MatchEvent;
}

/** What happened in a match, and why. */
export interface Explanation {
  readonly names: ByPlayer<string>;
  readonly events: readonly ExplainedEvent[];
  /** Events that were left out because they are routine. */
  readonly leftOut: number;
  /** What each player lost, as the end of a sentence; null for nothing. */
  readonly losses: ByPlayer<string | null>;
  /** The numbers of the first and the last round. */
  readonly rounds: readonly [first: number, last: number];
}

/** Plays a replay again and says what happened: to a unit, in a round, or what each player lost. */
export async function explainReplay(
  replay: NamedReplay,
  { unit, round, all = false }: ExplainOptions = {},
): Promise<Explanation> {
  const losses = new Losses();
  const events: ExplainedEvent[] = [];
  const rounds: number[] = [];
  let names: ByPlayer<string> = ['', '', '', ''];
  let leftOut = 0;
  for await (const { stepper, step } of stepThroughHolding(replay, { withEvents: true })) {
    const { game, header } = stepper;
    names = header.names;
    if (step?.kind !== 'round') continue;
    rounds.push(step.round.round);
    for (const [index, event] of step.events.entries()) {
      losses.add(event);
      const isAsked =
        (unit === undefined || isAboutUnit(event, unit)) && (round ?? step.round.round) === step.round.round;
      if (!isAsked) continue;
      if (!all && isRoutine(event)) leftOut += 1;
      else
        events.push({ round: step.round.round, index, text: game.describeEvent(event, names, header.config), event });
    }
  }
  const described = PLAYERS.map((player) => losses.describe(player, names) ?? null);
  return {
    names,
    events,
    leftOut,
    losses: described as ByPlayer<string | null>,
    rounds: [rounds[0] ?? 0, rounds.at(-1) ?? 0],
  };
}
