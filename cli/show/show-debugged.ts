import type { ByPlayer } from '../../engine/core/players.ts';
import type { MatchWatcher } from '../../judge/match/match-watcher.ts';

/** Tells people how to take hold of the players that they debug. */
export function showDebugged(output: { write(text: string): unknown }): MatchWatcher {
  let names: ByPlayer<string> | undefined;
  return {
    begin: (start) => void (names = start.names),
    started(player, { pid, advice }) {
      if (advice === undefined) return;
      output.write(
        `minions: ${names![player]} (player ${player}) has pid ${pid}, no limits and no sandbox; ${advice}\n`,
      );
    },
  };
}
