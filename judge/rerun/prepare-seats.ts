import { byPlayer, PLAYERS, type ByPlayer, type Player } from '../../engine/core/players.ts';
import { startProcessBot } from '../bot/process/process-bot.ts';
import type { ReplayBot } from '../../protocol/types/replay/header.ts';
import { makeResultBot } from '../match/prepare-match.ts';
import { digestWithParameters } from '../prepare/digest.ts';
import { prepareBot, type Preparation, type PreparedBot } from '../prepare/prepare-bot.ts';
import type { OnPrepareEvent } from '../prepare/prepare-event.ts';
import type { Sandbox } from '../prepare/protect/choose-sandbox.ts';
import type { BotPreparer } from '../prepare/bot-preparer.ts';
import { UsageError } from '../usage-error.ts';
import { findAgain, type Whereabouts } from './find-again.ts';
import type { LiveSeat } from './plan-rerun.ts';
import type { Recording } from './read-recording.ts';

export const RIVALS = ['live', 'recorded'] as const;

/** Who shall play in a match that is played again. */
export interface SeatWishes extends Whereabouts {
  /** The bots that people put into seats. */
  readonly given: ReadonlyMap<Player, string>;
  /** What the others are once the board is another one; undefined: live where they are there. */
  readonly rivals: (typeof RIVALS)[number] | undefined;
}

export interface SeatShop {
  readonly preparer: BotPreparer;
  readonly sandbox: Sandbox;
  readonly onEvent?: OnPrepareEvent | undefined;
  readonly signal?: AbortSignal | undefined;
}

interface Chosen {
  readonly source: string;
  readonly from: string;
  readonly since: LiveSeat['since'];
}

/** Finds and builds the bots that are to be live. Those left out stay as they were recorded. */
export async function prepareSeats(
  recording: Recording,
  wishes: SeatWishes,
  shop: SeatShop,
): Promise<ByPlayer<LiveSeat | undefined>> {
  const chosen = chooseSeats(recording, wishes, (text) => shop.onEvent?.({ kind: 'warning', text }));
  const prepared = await Promise.all(
    PLAYERS.map(async (player) => chosen[player] && prepareSeat(recording, player, chosen[player], shop)),
  );
  return byPlayer((player) => prepared[player]);
}

function chooseSeats(
  recording: Recording,
  wishes: SeatWishes,
  log: (note: string) => void,
): ByPlayer<Chosen | undefined> {
  const { given, rivals, cwd } = wishes;
  return byPlayer((player) => {
    const source = given.get(player);
    if (source !== undefined) return { source, from: cwd, since: 'from' };
    if (rivals === 'recorded') return undefined;
    const who = `player ${player} (${recording.header.names[player]})`;
    const found = findAgain(recording, player, wishes);
    if (typeof found !== 'string') {
      if (!found.isSame) log(`${who} is not the bot that was recorded: "${found.source}" has changed since`);
      return { source: found.source, from: found.from, since: given.size === 0 ? 'from' : 'divergence' };
    }
    if (given.size === 0 || rivals === 'live') {
      throw new UsageError(`${who} cannot be played again: ${found}`, makeHint(recording, player, given.size === 0));
    }
    log(`${who} stays as it was recorded: ${found}`);
    return undefined;
  });
}

function makeHint({ header }: Recording, player: Player, isAlone: boolean): string {
  const { source = './bot' } = header.bots?.[player] ?? {};
  const quoted = /^[\w@%+:,./-]+$/.test(source) ? source : `"${source.replaceAll(/["\\$`]/g, String.raw`\$&`)}"`;
  const others = isAlone ? 'name its bot, or another one' : 'name its bot, or leave it with --rivals recorded';
  return `${others}, as in: ${player}=${quoted}`;
}

/** A bot that was given values of its own is given them again. */
async function prepareWithValues(
  source: string,
  preparation: Preparation,
  { digest, parameters }: Partial<ReplayBot> = {},
): Promise<PreparedBot> {
  const bot = await prepareBot(source, preparation);
  if (bot.digest === digest || digestWithParameters(bot.digest, parameters) !== digest) return bot;
  return prepareBot(source, { ...preparation, parameters });
}

async function prepareSeat(
  { header, game }: Recording,
  player: Player,
  { source, from, since }: Chosen,
  { preparer, sandbox, onEvent, signal }: SeatShop,
): Promise<LiveSeat> {
  const preparation = { game, from, preparer, sandbox, onEvent, signal };
  const bot = await prepareWithValues(source, preparation, header.bots?.[player]);
  const isRecorded = since === 'divergence' || bot.digest === header.bots?.[player].digest;
  return {
    name: isRecorded ? header.names[player] : bot.name,
    start: startProcessBot(bot.command),
    bot: makeResultBot(source, bot),
    since,
  };
}
