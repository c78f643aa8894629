import { describeError } from '../protocol/describe-error.ts';
import { makeSentence } from '../protocol/problem.ts';
import { validatorOf } from '../protocol/validators.ts';
import type { CrematoriaState } from '../protocol/types/games/crematoria/state.ts';
import { PROTOCOL } from '../protocol/version.ts';

type Envelope = CrematoriaState;

/** What all four bots are told alike. */
export interface SharedState extends Pick<Envelope, 'round' | 'rounds' | 'names' | 'scores' | 'alive' | 'timeMs'> {
  readonly game: string;
  /** The game's own fields. */
  readonly view: object;
  /** What was executed in the round before; undefined before the first. */
  readonly moves: readonly object[] | undefined;
  /** Only after the last round. */
  readonly result?: NonNullable<Envelope['result']>;
}

/** What only one bot is told. */
export interface SeatState {
  readonly player: number;
  readonly rejected: readonly { order: number; reason: string }[];
  /** Only in the first message. */
  readonly start?: object;
}

/** The message to one bot as an object: what the lines below say. */
export function makeStateMessage(shared: SharedState, seat: SeatState): object {
  const { game, round, rounds, names, scores, alive, timeMs, view, moves, result } = shared;
  return {
    protocol: PROTOCOL,
    game,
    round,
    rounds,
    player: seat.player,
    ...(seat.start === undefined ? {} : { start: seat.start }),
    ...(moves === undefined ? {} : { last: { moves, rejected: seat.rejected } }),
    names,
    scores,
    alive,
    timeMs,
    ...view,
    ...(result === undefined ? {} : { over: true, result }),
  };
}

/** The messages to all bots as lines. What they share is serialised and encoded once. */
export function makeStateLines(shared: SharedState, seats: readonly SeatState[]): Buffer[] {
  const { game, round, rounds, names, scores, alive, timeMs, view, moves, result } = shared;
  const head = JSON.stringify({ protocol: PROTOCOL, game, round, rounds }).slice(0, -1);
  const over = result === undefined ? {} : { over: true, result };
  const tail = Buffer.from(`${JSON.stringify({ names, scores, alive, timeMs, ...view, ...over }).slice(1)}\n`);
  const movesText = moves === undefined ? '' : JSON.stringify(moves);
  return seats.map(({ player, start, rejected }) => {
    const startText = start === undefined ? '' : `"start":${JSON.stringify(start)},`;
    const lastText = moves === undefined ? '' : `"last":{"moves":${movesText},"rejected":${JSON.stringify(rejected)}},`;
    return Buffer.concat([Buffer.from(`${head},"player":${player},${startText}${lastText}`), tail]);
  });
}

/** Stops loudly when a message of ours does not keep to its schema: that is a bug of the judge, never of a bot. */
export function stateChecker(game: string): (message: object) => void {
  const validate = validatorOf(`games/${game}/state`);
  return (message) => {
    if (validate(message)) return;
    throw new Error(`the judge made a state that breaks its schema: ${makeSentence(describeError(validate.errors))}`);
  };
}
