import { describeKinds, type Sentences } from '../../core/describe-kinds.ts';
import { namePlayer } from '../../core/name-player.ts';
import type { ByPlayer } from '../../core/players.ts';
import { makeRoster, type Roster } from './state.ts';
import type { CrematoriaConfig, CrematoriaEvent } from './types.ts';
import { UNIT_TYPES } from './vocabulary.ts';
import { memoize } from '../../core/memoize.ts';

interface Say {
  /** What a unit is and its number: pioneer 55. */
  unit(id: number): string;
  /** The same, and whose it is. */
  owned(id: number, player: number): string;
  player(player: number): string;
}

type Killed = Extract<CrematoriaEvent, { kind: 'killed' }>;

/** A cache of the units of a configuration, which are the same in all of its matches. */
const getRoster = memoize((config: CrematoriaConfig): Roster => makeRoster(config));

/** An event in words. */
export function describeEvent(event: CrematoriaEvent, names: ByPlayer<string>, config: CrematoriaConfig): string {
  const { types } = getRoster(config);
  const unit = (id: number): string => `${UNIT_TYPES[types[id] ?? 0]!} ${id}`;
  const player = (number: number): string => namePlayer(number, names);
  const owned = (id: number, number: number): string => (number < 0 ? unit(id) : `${unit(id)} of ${player(number)}`);
  return describeKinds(SENTENCES, event, { unit, owned, player });
}

const SENTENCES: Sentences<CrematoriaEvent, Say> = {
  moved: ({ unit, player, at, to }, say) => `${say.owned(unit, player)} went from ${place(at)} to ${place(to)}`,
  attacked: ({ unit, player, victim, loser, damage, health }, say) =>
    `${say.owned(unit, player)} hit ${say.owned(victim, loser)}: damage ${damage}, health left ${health}`,
  killed: describeDeath,
  captured: ({ unit, player, loser, byChance }, say) =>
    byChance
      ? `${say.unit(unit)} of ${say.player(loser)} now belongs to ${say.player(player)}, drawn at random`
      : `${say.unit(unit)} of ${say.player(loser)} was captured by ${say.player(player)}`,
  reborn: ({ unit, player, at }, say) => `${say.owned(unit, player)} was reborn at ${place(at)}`,
  recovered: ({ unit, player, health }, say) => `${say.owned(unit, player)} recovered to health ${health}`,
  conquered: ({ unit, player, loser, at }, say) =>
    `${say.owned(unit, player)} conquered the cell ${place(at)}${loser < 0 ? '' : ` from ${say.player(loser)}`}`,
  born: ({ at }) => `a gem appeared at ${place(at)}`,
  picked: ({ unit, player, at, points }, say) =>
    `${say.owned(unit, player)} picked the gem at ${place(at)}: ${points} points`,
  burnt: ({ at }) => `the sun destroyed the gem at ${place(at)}`,
  called: ({ unit, at, turns }, say) => `${say.unit(unit)} appeared in the sky above ${place(at)}, lands in ${turns}`,
  descended: ({ unit, at, turns }, say) => `${say.unit(unit)} is in the sky above ${place(at)}, lands in ${turns}`,
  landed: ({ unit, at }, say) => `${say.unit(unit)} landed at ${place(at)}`,
};

function place([row, column, level]: readonly [number, number, number]): string {
  return `(${row}, ${column}) ${level === 0 ? 'in the caves' : 'outside'}`;
}

function describeDeath({ unit, player, at, to, cause, by, byPlayer }: Killed, say: Say): string {
  const where = `at ${place(at)}${to === undefined ? '' : `, on its way to ${place(to)}`}`;
  return `${say.owned(unit, player)} was ${describeCause(cause, by, byPlayer, say)} ${where}`;
}

function describeCause(cause: Killed['cause'], by: number | undefined, byPlayer = -1, say: Say): string {
  const killer = by === undefined ? '' : ` by ${say.owned(by, byPlayer)}`;
  switch (cause) {
    case 'hellhound':
      return `devoured${killer}`;
    case 'landing':
      return `crushed${killer}, which landed,`;
    case 'sun':
      return 'killed by the sun';
    case 'necromonger':
    case 'fight':
      return `killed${killer}`;
  }
}
