import { byPlayer, PLAYERS, type ByPlayer } from '../../engine/core/players.ts';
import type { MatchStart, MatchWatcher, RoundReport } from '../../judge/match/match-watcher.ts';
import { makeVisible } from '../../protocol/visible-text.ts';
import { Losses } from '../../replay/count-losses.ts';
import { describeRefusals } from '../../replay/count-refusals.ts';
import type { MatchEvent } from '../../engine/core/match-event.ts';

/** Listens to a match for what is said after it: what each player lost and to what, and why orders were refused. */
export class MatchRemarks implements MatchWatcher {
  private readonly losses = new Losses();
  private readonly reasons: ByPlayer<string[]> = byPlayer(() => []);
  private names: ByPlayer<string> = ['', '', '', ''];

  begin({ names }: MatchStart): void {
    this.names = names;
  }

  readonly event = (event: MatchEvent): void => this.losses.add(event);

  round({ outcome }: RoundReport): void {
    for (const player of PLAYERS) for (const { reason } of outcome.refused[player]) this.reasons[player].push(reason);
  }

  /** Lines for people, those about a player together. */
  describe(): string[] {
    return PLAYERS.flatMap((player) => {
      const name = `${this.names[player]} (player ${player})`;
      const lost = this.losses.describe(player, this.names);
      const refused = describeRefusals(this.reasons[player]);
      return [
        ...(lost === undefined ? [] : [`${name} ${lost}.`]),
        ...(refused === undefined ? [] : [`${name}: ${refused}.`]),
      ].map((line) => `${makeVisible(line)}\n`);
    });
  }
}
