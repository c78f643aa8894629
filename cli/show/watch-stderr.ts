import { makeVisible } from '../../protocol/visible-text.ts';
import { byPlayer, type ByPlayer, type Player } from '../../engine/core/players.ts';
import type { MatchWatcher } from '../../judge/match/match-watcher.ts';
import { LineCutter } from '../../replay/line-cutter.ts';
import { StatusLine, type StatusOutput } from './status-line.ts';

/** A line that does not end is shown in pieces. */
const MAX_LINE_LENGTH = 4096;

/** Shows what some players write on standard error while they play, line by line, with the name of the bot before it. */
export function watchStderr(output: StatusOutput, players: readonly Player[]): MatchWatcher {
  let names: ByPlayer<string> | undefined;
  const status = new StatusLine(output);
  const cutters = byPlayer(() => new LineCutter());
  const show = (player: Player, lines: readonly string[]): void => {
    const shown = lines.map(
      (line) => `${names![player]}: ${makeVisible(line.replace(/\r$/, '').replaceAll('\t', '    '))}\n`,
    );
    if (shown.length > 0) status.write(shown.join(''));
  };
  return {
    begin: (start) => void (names = start.names),
    stderr(player, text) {
      if (!players.includes(player)) return;
      const lines = cutters[player].add(text);
      if (cutters[player].length > MAX_LINE_LENGTH) lines.push(cutters[player].takeRest());
      show(player, lines);
    },
    end() {
      for (const player of players) if (cutters[player].length > 0) show(player, [cutters[player].takeRest()]);
    },
  };
}
