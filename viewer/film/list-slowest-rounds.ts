import type { Player } from '../../engine/core/players.ts';
import type { Film } from './film.ts';

/** A round in which a bot took long. */
export interface SlowRound {
  readonly frame: number;
  /** On the wall, on the CPU, and waiting for one, in milliseconds: "812 ms: CPU 790 ms, waiting 12 ms". */
  readonly text: string;
}

const MAX_ROUNDS = 5;

/** The rounds in which a player took longest, the slowest first. */
export function listSlowestRounds({ steps }: Film, player: Player): SlowRound[] {
  const timed = steps.flatMap(({ timeMs, cpuMs, waitMs }, frame) => {
    const wall = timeMs?.[player] ?? null;
    return wall === null ? [] : [{ frame, wall, cpu: cpuMs?.[player] ?? null, wait: waitMs?.[player] ?? null }];
  });
  const slowest = timed.sort((a, b) => b.wall - a.wall).slice(0, MAX_ROUNDS);
  return slowest.map(({ frame, wall, cpu, wait }) => {
    const parts = [
      ...(cpu === null ? [] : [`CPU ${sayMs(cpu)}`]),
      ...(wait === null ? [] : [`waiting for a CPU ${sayMs(wait)}`]),
    ];
    return { frame, text: parts.length === 0 ? sayMs(wall) : `${sayMs(wall)}: ${parts.join(', ')}` };
  });
}

const sayMs = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
