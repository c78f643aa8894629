import { makeShowName } from '../folder/private-table.ts';
import type { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import type { FunctionBot } from '../../judge/bot/function-bot.ts';
import type { JournalRecord, Played } from '../../protocol/types/tournament/record.ts';
import type { OpenTournament } from '../folder/open-tournament.ts';
import type { QueueEvent } from '../queue/open-queue.ts';
import { openPlayers, type PlayersOptions } from './open-players.ts';
import { runTournament, type RunOptions } from './run-tournament.ts';

export type PlayEvent =
  | QueueEvent
  | { readonly kind: 'played'; readonly played: Played; readonly planned: number; readonly done: number }
  /** Something else was written into the journal: a bot was withdrawn, a worker joined, the end. */
  | { readonly kind: 'recorded'; readonly record: JournalRecord }
  | { readonly kind: 'withdrawn'; readonly name: string; readonly reason: string };

export interface PlayOptions {
  /** Where the game is loaded from; a catalogue of its own when not given. */
  readonly games?: GameCatalogue | undefined;
  /** The bots that are functions of this program. Where there are some, it plays all matches itself, one after another. */
  readonly functions?: readonly FunctionBot[] | undefined;
  /** Where matches are played; on this machine when not given. */
  readonly players?: PlayersOptions | undefined;
  /** Given when no further match should be begun. */
  readonly signal?: AbortSignal | undefined;
}

interface PlayOnOptions extends Omit<PlayOptions, 'games'>, Pick<RunOptions, 'fits' | 'findEnd'> {
  readonly game: LoadedGame;
  /** Whether time decides how many blocks there will be: then no more are handed out than there are slots. */
  readonly keepsPace: boolean;
  readonly onEvent?: ((event: PlayEvent) => void) | undefined;
}

/** Plays from where it stands to its end, or until somebody stops it. */
export async function playOn(open: OpenTournament, options: PlayOnOptions): Promise<'ended' | 'stopped'> {
  const { game, functions = [], signal = new AbortController().signal, onEvent, keepsPace, fits, findEnd } = options;
  const opening = { game, players: options.players ?? {}, functions, keepsPace, onEvent };
  const { players, slots, isForced } = await openPlayers(open, opening);
  try {
    return await runTournament(open, players, {
      signal,
      watcher: {
        played: (played, count) => onEvent?.({ kind: 'played', played, ...count }),
        changed: (record) => {
          onEvent?.({ kind: 'recorded', record });
          if (record.kind !== 'withdrawn') return;
          const name = makeShowName(open.privateTable)(record.id);
          onEvent?.({ kind: 'withdrawn', name, reason: record.reason });
        },
      },
      now: () => new Date(),
      slots,
      isForced,
      ...(fits && { fits }),
      ...(findEnd && { findEnd }),
    });
  } finally {
    await players.close();
  }
}
