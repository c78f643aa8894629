import { describeKinds, type Sentences } from '../../core/describe-kinds.ts';
import { namePlayer } from '../../core/name-player.ts';
import type { ByPlayer } from '../../core/players.ts';
import type { OrkIslandEvent } from './types.ts';

interface Say {
  ork(id: number, player: number): string;
  player(player: number): string;
}

/** An event in words. */
export function describeEvent(event: OrkIslandEvent, names: ByPlayer<string>): string {
  const player = (number: number): string => namePlayer(number, names);
  const ork = (id: number, number: number): string => `ork ${id} of ${player(number)}`;
  return describeKinds(SENTENCES, event, { ork, player });
}

const SENTENCES: Sentences<OrkIslandEvent, Say> = {
  moved: ({ unit, player, at, to, health }, say) =>
    `${say.ork(unit, player)} went from ${place(at)} to ${place(to)}, health ${health}`,
  attacked: ({ unit, player, victim, loser, health, against, won }, say) =>
    `${say.ork(unit, player)} attacked ${say.ork(victim, loser)} with health ${health} against ${against} and ${won ? 'won' : 'lost'}`,
  killed: ({ unit, player, at, to, cause, by, byPlayer = -1 }, say) => {
    const where = `at ${place(at)}${to === undefined ? '' : `, on its way to ${place(to)}`}`;
    const how = by === undefined ? (cause === 'hunger' ? 'starved' : 'died') : `was killed by ${say.ork(by, byPlayer)}`;
    return `${say.ork(unit, player)} ${how} ${where}`;
  },
  captured: ({ unit, player, loser }, say) => `${say.ork(unit, loser)} was captured by ${say.player(player)}`,
  reborn: ({ unit, player, at }, say) => `${say.ork(unit, player)} was reborn at ${place(at)}`,
  conquered: ({ player, loser, city, path, orks }, say) => {
    const what = city === undefined ? `path ${path}` : `city ${city}`;
    const from = loser < 0 ? '' : ` from ${say.player(loser)}`;
    return `${say.player(player)} conquered ${what}${from} with ${orks} ${orks === 1 ? 'ork' : 'orks'}`;
  },
  scored: ({ player, points, for: reason, which }, say) => {
    const what = reason === 'group' ? `${which} connected ${which === 1 ? 'city' : 'cities'}` : `${reason} ${which}`;
    return `${say.player(player)} got ${points} ${points === 1 ? 'point' : 'points'} for ${what}`;
  },
};

function place([row, column]: readonly [number, number]): string {
  return `(${row}, ${column})`;
}
