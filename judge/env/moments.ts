import { makeOwnStateChecker, makeStateChecker } from '../../dialogue/check-state.ts';
import { makeFields } from '../../dialogue/make-json.ts';
import { makeOwnMessage } from '../../dialogue/own-message.ts';
import { makeSharedState, makeStateMessage, type StateMessage, type Telling } from '../../dialogue/state-message.ts';
import { makeStateTexts, pickFields, type WantedFields } from '../../dialogue/state-texts.ts';
import { byPlayer, PLAYERS, type ByPlayer, type Player } from '../../engine/core/players.ts';
import { findClosest } from '../../protocol/find-closest.ts';
import { quoteName } from '../../protocol/problem.ts';
import type { Envelope, Limits } from '../../protocol/types/common.ts';
import type { FindValidator } from '../../protocol/validator.ts';
import { UsageError } from '../usage-error.ts';
import type { EnvMatch } from './kept-matches.ts';

/** What a request asks to be sent of the states. */
export interface Selection {
  readonly fields?: readonly string[];
  readonly players?: readonly number[];
  readonly shared?: boolean;
}

export interface MomentSettings {
  readonly game: string;
  readonly limits: Limits;
  /** The fields that states of this game may have. */
  readonly stateFields: readonly string[];
  /** One of so many states is validated: see decision 38. */
  readonly checkEvery: number;
  readonly findValidator: FindValidator;
}

/** What the states of all games have: to send no more than these, no game is asked what its board looks like. */
const ENVELOPE: ReadonlySet<string> = new Set<keyof Envelope>([
  ...(['protocol', 'game', 'round', 'rounds', 'player', 'names', 'scores', 'alive', 'timeMs'] as const),
  ...(['start', 'last', 'over', 'result'] as const),
]);

const NAMES = byPlayer((player) => `player ${player}`);
const ALL_ALIVE: ByPlayer<boolean> = [true, true, true, true];
const NONE_REFUSED = '[[],[],[],[]]';

/** Describes matches at a moment, as text: what is asked for, in the words that bots are sent. */
export class Moments {
  private readonly checkState: (message: StateMessage) => void;
  private readonly checkOwnState: (message: StateMessage, player: Player) => void;
  private sent = 0;

  constructor(private readonly settings: MomentSettings) {
    this.checkState = makeStateChecker(settings.game, settings.findValidator);
    this.checkOwnState = makeOwnStateChecker(settings.game, settings.findValidator);
  }

  /** Fails when fields are asked for that no state has: before anything has been done. */
  requireKnown({ fields = [] }: Selection): void {
    const { stateFields } = this.settings;
    const unknown = fields.find((name) => !stateFields.includes(name));
    if (unknown === undefined) return;
    const closest = findClosest(unknown, stateFields);
    const guess = closest === undefined ? '' : `did you mean "${closest}"? `;
    throw new UsageError(
      `states have no field ${quoteName(unknown)}`,
      `${guess}The fields are: ${stateFields.join(', ')}`,
    );
  }

  /** The fields of an answer, without braces. */
  describe(kept: EnvMatch, selection: Selection): string {
    const { match, last } = kept;
    const refused = last === undefined ? NONE_REFUSED : JSON.stringify(last.refused);
    const scores = match.scores();
    const asked = match.isShared ? '' : `,"asked":[${PLAYERS.map((player) => match.isAsked(player)).join(',')}]`;
    const head = `"round":${match.round},"scores":[${scores.join(',')}],"refused":${refused},"over":${match.isOver}${asked}`;
    const { players = PLAYERS, fields } = selection;
    if (players.length === 0 || fields?.length === 0) return head;
    const wanted = fields && new Set(fields);
    if (!match.isShared) return `${head},${this.describeOwn(kept, players as Player[], wanted)}`;
    const message = this.makeMessage(kept, wanted);
    return `${head},${describeStates(message, players as Player[], wanted, selection.shared ?? false)}`;
  }

  private makeMessage({ match, last }: EnvMatch, wanted: WantedFields): StateMessage {
    const isBare = isBareOf(wanted);
    const message = makeStateMessage(match, this.makeTelling(last, isBare));
    if (!isBare && this.sent++ % this.settings.checkEvery === 0) this.checkState(message);
    return message;
  }

  /** What each is sent in a game that does not send all four the same: nothing of it is shared. */
  private describeOwn({ match, last }: EnvMatch, players: readonly Player[], wanted: WantedFields): string {
    const isBare = isBareOf(wanted);
    const isChecked = !isBare && this.sent++ % this.settings.checkEvery === 0;
    const texts = players.map((player) => {
      const own = last && { moves: match.movesFor(player, last.moves), refused: last.refused };
      const message = makeOwnMessage(match, player, this.makeTelling(own, isBare));
      if (isChecked) this.checkOwnState(message, player);
      return makeStateTexts(message, [player], wanted)[0]!;
    });
    return `"states":[${texts.join(',')}]`;
  }

  private makeTelling(last: EnvMatch['last'], isBare: boolean): Telling {
    const { limits } = this.settings;
    return { names: NAMES, alive: ALL_ALIVE, limits, timeMs: null, last, ...(isBare ? { view: {} } : {}) };
  }
}

/** Whether nothing of the game itself is wanted. */
function isBareOf(wanted: WantedFields): boolean {
  return wanted !== undefined && [...wanted].every((name) => ENVELOPE.has(name));
}

function describeStates(
  message: StateMessage,
  players: readonly Player[],
  wanted: WantedFields,
  isShared: boolean,
): string {
  if (!isShared) return `"states":[${makeStateTexts(message, players, wanted).join(',')}]`;
  const state = makeFields(pickFields(makeSharedState(message), wanted));
  const seats = players.map((player) => message.seats[player]);
  return `"state":{${state}},"seats":${JSON.stringify(seats)}`;
}
