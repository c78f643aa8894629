import { byPlayer, type Player } from '../../engine/core/players.ts';
import type { AskedRound } from '../../protocol/types/rerun/ask.ts';
import { startProcessBot } from '../../judge/bot/process/process-bot.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { makeReplayGames } from '../../judge/games/replay-games.ts';
import { Host } from '../../judge/host/host.ts';
import type { PreparedBot } from '../../judge/prepare/prepare-bot.ts';
import { readText } from '../../judge/replay-files/read-text.ts';
import { askRounds } from '../../judge/rerun/ask-rounds.ts';
import { isSameAnswer } from '../../judge/rerun/given-answer.ts';
import { readRecording, type Recording } from '../../judge/rerun/read-recording.ts';

/** What a bot said when it was asked again what it had been asked in a match. */
export type SeatAnswer =
  | { readonly kind: 'same' }
  /** It gave other answers than those recorded, twice the same ones. */
  | { readonly kind: 'other'; readonly round: number }
  /** It gave other answers, and others again the second time. */
  | { readonly kind: 'not-deterministic'; readonly round: number }
  /** It ran out of time, then or now: clocks cannot be asked again. */
  | { readonly kind: 'late'; readonly round: number };

export interface AskedSeat {
  readonly replay: string;
  readonly player: Player;
  readonly bot: PreparedBot;
  readonly game: LoadedGame;
  readonly signal?: AbortSignal | undefined;
}

/** Starts a bot, sends it every state that it was sent in a match, and compares its answers with those recorded. */
export async function askSeat(asked: AskedSeat): Promise<SeatAnswer> {
  const recording = await readNamed(asked);
  const first = await ask(recording, asked);
  const different = first.find(({ isSame }) => !isSame);
  if (!different) return { kind: 'same' };
  const { round } = different;
  if ([different.recorded, different.now].some((answer) => answer?.fault?.code === 'timeout')) {
    return { kind: 'late', round };
  }
  const second = await ask(recording, asked);
  return { kind: isSameRun(first, second) ? 'other' : 'not-deterministic', round };
}

/** A public replay does not say what was started with which values. */
async function readNamed({ replay, player, bot, game }: AskedSeat): Promise<Recording> {
  const recording = await readRecording({ name: replay, chunks: readText(replay), games: makeReplayGames(game) });
  const { digest, parameters } = bot;
  const own = { digest, ...(parameters === undefined ? {} : { parameters }) };
  return { ...recording, header: { ...recording.header, bots: byPlayer((seat) => (seat === player ? own : {})) } };
}

/** The rounds in which the bot was asked then. */
async function ask(recording: Recording, { player, bot, signal }: AskedSeat): Promise<AskedRound[]> {
  const host = new Host();
  const { names, limits } = recording.header;
  try {
    const start = startProcessBot(bot.command);
    const terms = { player, name: names[player], start, limits, only: undefined, host, signal };
    const { rounds } = await askRounds(recording, terms);
    return rounds.filter(({ recorded }) => recorded !== null);
  } finally {
    host.end();
  }
}

function isSameRun(first: readonly AskedRound[], second: readonly AskedRound[]): boolean {
  return first.length === second.length && first.every(({ now }, index) => isSameAnswer(now, second[index]!.now));
}
