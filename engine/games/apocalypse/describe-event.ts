import { describeKinds, type Sentences } from '../../core/describe-kinds.ts';
import { namePlayer } from '../../core/name-player.ts';
import type { ByPlayer } from '../../core/players.ts';
import { isHelicopterId } from './helicopters.ts';
import type { ApocalypseEvent } from './types.ts';

interface Say {
  /** A soldier or helicopter, and whose it is. */
  unit(id: number, player: number): string;
  player(player: number): string;
}

type Boarded = Extract<ApocalypseEvent, { kind: 'boarded' }>;
type Killed = Extract<ApocalypseEvent, { kind: 'killed' }>;

/** An event in words. */
export function describeEvent(event: ApocalypseEvent, names: ByPlayer<string>): string {
  const player = (number: number): string => namePlayer(number, names);
  const unit = (id: number, number: number): string =>
    `${isHelicopterId(id) ? 'helicopter' : 'soldier'} ${id} of ${player(number)}`;
  return describeKinds(SENTENCES, event, { unit, player });
}

const SENTENCES: Sentences<ApocalypseEvent, Say> = {
  moved: ({ unit, player, at, to }, say) => `${say.unit(unit, player)} went from ${place(at)} to ${place(to)}`,
  attacked: ({ unit, player, victim, loser, damage, life }, say) =>
    `${say.unit(unit, player)} hit ${say.unit(victim, loser)}: damage ${damage}, life left ${life}`,
  killed: describeDeath,
  boarded: describeBoarding,
  aged: ({ unit, player, parachuters }, say) =>
    `${say.unit(unit, player)} has ${parachuters.length} parachuters aboard, rounds left: ${parachuters.join(' ') || 'none'}`,
  expired: ({ unit, player }, say) => `a parachuter aboard ${say.unit(unit, player)} waited too long and was lost`,
  thrown: ({ unit, player, to }, say) => `${say.unit(unit, player)} threw a parachuter on ${place(to)}`,
  landed: ({ unit, player, at }, say) => `${say.unit(unit, player)} landed at ${place(at)}`,
  lost: ({ player, at, cause, by, byPlayer = -1 }, say) => {
    const what = by === undefined ? cause : say.unit(by, byPlayer);
    return `${say.player(player)} lost a parachuter at ${place(at)}: ${what}`;
  },
  flown: ({ unit, player, at, to }, say) => `${say.unit(unit, player)} flew from ${place(at)} to ${place(to)}`,
  turned: ({ unit, player, facing }, say) => `${say.unit(unit, player)} turned ${facing}`,
  bombed: ({ unit, player, at }, say) => `${say.unit(unit, player)} threw napalm at ${place(at)}`,
  reloaded: ({ unit, player, napalm }, say) =>
    napalm === 0 ? `${say.unit(unit, player)} has napalm` : `${say.unit(unit, player)} has napalm in ${napalm} rounds`,
  ignited: ({ at, cause, rounds }) =>
    cause === 'napalm' ? `napalm set ${place(at)} on fire for ${rounds} rounds` : `the fire spread to ${place(at)}`,
  extinguished: ({ at, wasForest }) =>
    `the fire at ${place(at)} went out${wasForest ? ', the forest is grass now' : ''}`,
  conquered: ({ unit, player, loser, at, value }, say) =>
    `${say.unit(unit, player)} conquered the post of ${value} at ${place(at)}${loser < 0 ? '' : ` from ${say.player(loser)}`}`,
  scored: ({ player, points, posts, soldiers }, say) =>
    `${say.player(player)} got ${points} points: ${posts} for posts, ${soldiers} for soldiers`,
};

function describeBoarding({ unit, player, rounds, loser, byChance, ...origin }: Boarded, say: Say): string {
  const reason = byChance ? `, ${say.player(player)} was drawn at random` : '';
  return `${say.player(player)} got a parachuter aboard helicopter ${unit}, for ${rounds} rounds: ${describeOrigin(loser, origin, say)}${reason}`;
}

function describeOrigin(loser: number, { cause, victim }: Pick<Boarded, 'cause' | 'victim'>, say: Say): string {
  if (victim !== undefined) return `${say.unit(victim, loser)} was killed`;
  return `one of ${say.player(loser)} ${cause === 'expired' ? 'waited too long' : 'could not land'}`;
}

function describeDeath({ unit, player, at, to, cause, by, byPlayer = -1 }: Killed, say: Say): string {
  const soldier = say.unit(unit, player);
  const where = `at ${place(at)}`;
  if (cause === 'napalm' && by !== undefined)
    return `${soldier} was killed by the napalm of ${say.unit(by, byPlayer)} ${where}`;
  if (by !== undefined) return `${soldier} was killed by ${say.unit(by, byPlayer)} ${where}`;
  return to === undefined
    ? `${soldier} burnt ${where}`
    : `${soldier} walked from ${place(at)} into the fire at ${place(to)}`;
}

function place([row, column]: readonly [number, number]): string {
  return `(${row}, ${column})`;
}
