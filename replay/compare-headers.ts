import { PLAYERS } from '../engine/core/players.ts';
import type { HeaderDifference } from '../protocol/types/rerun/diff.ts';
import type { ReplayHeader } from '../protocol/types/replay/header.ts';

/** Where two headers say something different about the match, the deciding things first. Who wrote them does not matter. */
export function compareHeaders(a: ReplayHeader, b: ReplayHeader): HeaderDifference[] {
  const differences: HeaderDifference[] = [];
  const compare = (field: string, first: unknown, second: unknown): void => {
    const [one, other] = [makeText(first), makeText(second)];
    if (one !== other) differences.push({ field, a: one, b: other });
  };
  const compareFields = (name: string, first: object, second: object): void => {
    const [one, other] = [first, second] as Record<string, unknown>[];
    const fields = [...new Set([...Object.keys(first), ...Object.keys(second)])];
    for (const field of fields) compare(`${name}.${field}`, one![field], other![field]);
  };
  for (const field of ['game', 'seed', 'mapSeed'] as const) compare(field, a[field], b[field]);
  // Games have hardly a setting in common.
  if (a.game === b.game) compareFields('config', a.config, b.config);
  for (const player of PLAYERS) {
    compare(`names[${player}]`, a.names[player], b.names[player]);
    compare(`bots[${player}].digest`, a.bots?.[player].digest, b.bots?.[player].digest);
  }
  compareFields('limits', a.limits, b.limits);
  compare('turns', a.turns, b.turns);
  return differences;
}

function makeText(value: unknown): string {
  if (value === undefined) return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
