import { describeKinds, type Sentences } from '../../core/describe-kinds.ts';
import { namePlayer } from '../../core/name-player.ts';
import type { ByPlayer } from '../../core/players.ts';
import type { WalkingDeadEvent } from './types.ts';

interface Say {
  /** A unit with its clan, or a zombie. */
  unit(id: number, player: number): string;
  player(player: number): string;
}

/** An event in words. */
export function describeEvent(event: WalkingDeadEvent, names: ByPlayer<string>): string {
  const player = (number: number): string => namePlayer(number, names);
  const unit = (id: number, number: number): string =>
    number < 0 ? `zombie ${id}` : `unit ${id} of ${player(number)}`;
  return describeKinds(SENTENCES, event, { unit, player });
}

const SENTENCES: Sentences<WalkingDeadEvent, Say> = {
  moved: ({ unit, player, at, to }, say) => `${say.unit(unit, player)} went from ${place(at)} to ${place(to)}`,
  attacked: ({ unit, player, victim, loser, strength, against, surprise, won }, say) => {
    const odds = surprise ? 'by surprise' : `with strength ${strength} against ${against}`;
    return `${say.unit(unit, player)} attacked ${say.unit(victim, loser)} ${odds} and ${won ? 'won' : 'lost'}`;
  },
  killed: ({ unit, player, at, by, byPlayer, points }, say) =>
    `${say.unit(unit, player)} was killed by ${say.unit(by, byPlayer)} at ${place(at)}: ${points} points`,
  bitten: ({ unit, player, at, by, turns, again }, say) =>
    `${say.unit(unit, player)} was bitten ${again ? 'again ' : ''}by zombie ${by} at ${place(at)}, becomes a zombie in ${turns}`,
  converting: ({ unit, player, turns }, say) => `${say.unit(unit, player)} becomes a zombie in ${turns}`,
  converted: ({ unit, player, at, type }, say) => `${type} ${say.unit(unit, player)} became a zombie at ${place(at)}`,
  reborn: ({ unit, player, at }, say) => `killed zombie ${unit} was reborn for ${say.player(player)} at ${place(at)}`,
  switched: ({ unit, player, loser, at }, say) =>
    `unit ${unit} at ${place(at)} changed from ${say.player(loser)} to ${say.player(player)}, drawn at random`,
  conquered: ({ unit, player, loser, at }, say) =>
    `${say.unit(unit, player)} took the cell ${place(at)}${loser < 0 ? '' : ` from ${say.player(loser)}`}`,
  lost: ({ unit, loser, at }, say) => `${say.player(loser)} lost the cell ${place(at)} to zombie ${unit}`,
  eaten: ({ unit, player, at }, say) => `${say.unit(unit, player)} ate the food at ${place(at)}`,
  born: ({ at }) => `food appeared at ${place(at)}`,
  fed: ({ player, change, strengthPoints, strength }, say) =>
    `${say.player(player)} has ${strengthPoints} strength points (${sign(change)}), strength ${strength}`,
  scored: ({ player, points, score }, say) => `${say.player(player)} has ${score} points (${sign(points)})`,
};

const sign = (change: number): string => (change < 0 ? String(change) : `+${change}`);

function place([row, column]: readonly [number, number]): string {
  return `(${row}, ${column})`;
}
