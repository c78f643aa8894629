import type { Player } from '../../engine/core/players.ts';
import type { AskReport } from '../../protocol/types/rerun/ask.ts';
import type { Limits } from '../bot/limits.ts';
import { startProcessBot } from '../bot/process/process-bot.ts';
import { Host } from '../host/host.ts';
import { prepareBot } from '../prepare/prepare-bot.ts';
import type { OnPrepareEvent } from '../prepare/prepare-event.ts';
import type { SandboxChoice } from '../prepare/protect/choose-sandbox.ts';
import { BotPreparer } from '../prepare/bot-preparer.ts';
import { askRounds } from './ask-rounds.ts';
import type { Recording } from './read-recording.ts';

export interface AskBotOptions {
  readonly player: Player;
  /** The bot to ask, as people name bots. */
  readonly source: string;
  /** Only this round: it is sent those before without limits. All of them when not given. */
  readonly round?: number | undefined;
  /** Those of the recording when not given. */
  readonly limits?: Limits;
  readonly sandbox?: SandboxChoice;
  readonly onEvent?: OnPrepareEvent;
  /** Ends it before the next round. */
  readonly signal?: AbortSignal;
}

/** Asks a bot what it would answer in a recorded match, and compares that with what was answered then. */
export async function askBot(recording: Recording, options: AskBotOptions): Promise<AskReport> {
  const { player, source, round: only, onEvent, signal } = options;
  const { header, game } = recording;
  const preparer = new BotPreparer();
  const sandbox = await preparer.chooseSandbox(options.sandbox ?? 'auto');
  if (sandbox.warning !== undefined) onEvent?.({ kind: 'warning', text: sandbox.warning });
  const bot = await prepareBot(source, { game, preparer, sandbox, onEvent, signal });
  // The very states that were sent, the names too, where it is the same bot.
  const name = header.bots?.[player].digest === bot.digest ? header.names[player] : bot.name;
  const host = new Host();
  try {
    const start = startProcessBot(bot.command);
    const limits = options.limits ?? header.limits;
    const { rounds, lastWords } = await askRounds(recording, { player, name, start, limits, only, host, signal });
    const different = rounds.filter(({ isSame }) => !isSame);
    return {
      player,
      name,
      bot: { source, digest: bot.digest },
      differs: different.length,
      first: different[0]?.round ?? null,
      rounds,
      stderr: lastWords,
    };
  } finally {
    host.end();
  }
}
