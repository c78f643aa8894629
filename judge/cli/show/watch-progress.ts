import type { WriteStream } from 'node:tty';
import { cutText } from '../../../protocol/visible-text.ts';
import type { ByPlayer } from '../../../engine/core/players.ts';
import type { MatchWatcher } from '../../match/match-watcher.ts';

const REFRESH_MS = 50;
const CLEAR_LINE = '\r\u001B[K';

/** Round and points on one line of a terminal, redrawn as the match goes on and wiped at its end. */
export function watchProgress(terminal: WriteStream): MatchWatcher {
  let names: ByPlayer<string>;
  let rounds = 0;
  let drawnAt = 0;
  return {
    begin(start) {
      names = start.names;
      rounds = start.match.config.rounds;
    },
    round({ round }, match) {
      if (performance.now() - drawnAt < REFRESH_MS) return;
      drawnAt = performance.now();
      const points = match.scores().map((score, player) => `${names[player]} ${score}`);
      const line = `round ${round} of ${rounds}: ${points.join(', ')}`;
      terminal.write(`${CLEAR_LINE}${cutText(line, terminal.columns - 2)}`);
    },
    end: () => void terminal.write(CLEAR_LINE),
  };
}
