import type { Match, RoundOutcome } from '../engine/core/match.ts';
import { byPlayer, PLAYERS, type ByPlayer, type Player } from '../engine/core/players.ts';
import { makeOwnStateChecker } from './check-state.ts';
import type { DialogueSettings } from './open-dialogue.ts';
import { makeOwnMessage } from './own-message.ts';
import type { StateMessage } from './state-message.ts';
import { makeStateTexts } from './state-texts.ts';
import type { States } from './states.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const encoder = new TextEncoder();
const NOTHING = new Uint8Array(0);

/** What has happened since the last line of a player. */
type Since = Pick<RoundOutcome, 'moves' | 'refused'>;

/**
 * What bots are sent in a game that hides something from them, puts them out, or does not ask all of them in every round:
 * each gets a line of its own when it is asked, a last one when the rules put it out, and else the one that ends the match.
 */
export class OwnStates implements States {
  private readonly checkState: (message: StateMessage, player: Player) => void;
  /** By player; undefined for one that has not been sent anything. */
  private readonly since: ByPlayer<Since | undefined> = byPlayer(() => undefined);
  private readonly messages: ByPlayer<StateMessage | undefined> = byPlayer(() => undefined);
  /** The players that have been sent their last line. */
  private readonly isDone = byPlayer(() => false);

  constructor(
    private readonly match: Match,
    private readonly settings: DialogueSettings,
  ) {
    this.checkState = makeOwnStateChecker(match.game, settings.findValidator);
  }

  timeMs(player: Player): number | null {
    const { startMs, roundMs } = this.settings.limits;
    if (!this.match.isAsked(player)) return null;
    return this.since[player] === undefined ? startMs : roundMs;
  }

  write(alive: ByPlayer<boolean>): ByPlayer<Uint8Array> {
    return byPlayer((player) => this.writeFor(player, alive));
  }

  check(): void {
    for (const player of PLAYERS) {
      const message = this.messages[player];
      if (message) this.checkState(message, player);
    }
  }

  follow({ moves, refused }: RoundOutcome): void {
    for (const player of PLAYERS) {
      const since = this.since[player];
      if (!since) continue;
      this.since[player] = {
        moves: [...since.moves, ...this.match.movesFor(player, moves)],
        refused: byPlayer((one) => [...since.refused[one], ...refused[one]]),
      };
    }
  }

  private writeFor(player: Player, alive: ByPlayer<boolean>): Uint8Array {
    const { match, settings } = this;
    const isAsked = match.isAsked(player);
    this.messages[player] = undefined;
    if (this.isDone[player] || (!isAsked && !match.isOver && !match.isOut(player))) return NOTHING;
    const telling = { ...settings, alive, timeMs: this.timeMs(player), last: this.since[player] };
    const message = makeOwnMessage(match, player, telling);
    this.messages[player] = message;
    this.isDone[player] = !isAsked;
    this.since[player] = { moves: [], refused: byPlayer(() => []) };
    return encoder.encode(`${makeStateTexts(message, [player], undefined)[0]!}\n`);
  }
}
