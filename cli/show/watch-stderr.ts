import { makeVisible } from '../../protocol/visible-text.ts';
import { byPlayer, type ByPlayer, type Player } from '../../engine/core/players.ts';
import type { MatchWatcher } from '../../judge/match/match-watcher.ts';
import { StatusLine, type StatusOutput } from './status-line.ts';

/** A line that does not end is shown in pieces. */
const MAX_LINE_LENGTH = 4096;

/** Shows what some players write on standard error while they play, line by line, with the name of the bot before it. */
export function watchStderr(output: StatusOutput, players: readonly Player[]): MatchWatcher {
  let names: ByPlayer<string> | undefined;
  const status = new StatusLine(output);
  const rest = byPlayer(() => '');
  const show = (player: Player, lines: readonly string[]): void => {
    const shown = lines.map((line) => `${names![player]}: ${makeVisible(line.replaceAll('\t', '    '))}\n`);
    if (shown.length > 0) status.write(shown.join(''));
  };
  return {
    begin: (start) => void (names = start.names),
    stderr(player, text) {
      if (!players.includes(player)) return;
      const lines = (rest[player] + text).split(/\r?\n/);
      rest[player] = lines.pop()!;
      if (rest[player].length > MAX_LINE_LENGTH) {
        lines.push(rest[player]);
        rest[player] = '';
      }
      show(player, lines);
    },
    end() {
      for (const player of players) if (rest[player] !== '') show(player, [rest[player]]);
    },
  };
}
