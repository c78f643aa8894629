import type { Player } from '../../engine/core/players.ts';
import type { ReplayRound } from '../../protocol/types/replay/round.ts';
import { makeGivenOrders } from '../../replay/compare-refusals.ts';
import type { Clocks } from '../host/round-clock.ts';
import type { StartBot } from './bot.ts';
import { scriptBot } from './scripted-bot.ts';

/**
 * A bot that does again what a player did in a replay, round by round: gives its orders, those that were refused too,
 * at the times that are recorded, and goes out where it went out. It gives none when the record ends.
 */
export function makeRecordedBot(rounds: readonly ReplayRound[], player: Player): StartBot {
  const lines = new Map(rounds.map((line) => [line.round, line]));
  return scriptBot(
    ({ round }) => {
      const line = lines.get(round);
      const fault = line?.faults?.find((one) => one.player === player);
      if (fault) return { recorded: { code: fault.code, reason: fault.reason } };
      const debug = line?.debug?.[player] ?? undefined;
      return JSON.stringify({ round, orders: line === undefined ? [] : makeGivenOrders(line)[player], debug });
    },
    ({ round }) => readClocks(lines.get(round), player),
  );
}

function readClocks(line: ReplayRound | undefined, player: Player): Clocks {
  return {
    wallMs: line?.timeMs[player] ?? 0,
    cpuMs: line?.cpuMs?.[player] ?? undefined,
    waitMs: line?.waitMs?.[player] ?? undefined,
    lagMs: line?.lagMs?.[player] ?? 0,
  };
}
