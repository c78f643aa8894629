import { quoteForShell } from '../../protocol/quote-for-shell.ts';
import type { Player } from '../../engine/core/players.ts';
import type { Show } from './show.ts';

/** A command line that goes on where the page ends. */
export interface ShownCommand {
  readonly label: string;
  readonly text: string;
}

/** The commands for a round and a player: what the bot was sent, what another would answer, how it would go on. */
export function makeCommands({ film, file }: Show, frame: number, player: Player): ShownCommand[] {
  const path = quoteForShell(file);
  const round = Math.min(frame, film.rounds) + film.firstRound;
  return [
    { label: 'What it was sent', text: `minions states ${path} ${player} ${round}` },
    { label: 'What a bot of yours would answer', text: `minions ask ${path} ${player}=./my-bot --round ${round}` },
    {
      label: 'How long a bot of yours takes',
      text: `minions states ${path} ${player} ${round} | (time ./my-bot)`,
    },
    { label: 'Play on from here', text: `minions rerun ${path} --from ${round}` },
    { label: 'This page, with buttons that ask a bot of yours', text: `minions view ${path} --with ./my-bot` },
  ];
}
