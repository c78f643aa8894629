// Crematoria: what it costs a unit to end its step somewhere. A unit that dies changes sides, so a death counts twice.

import { FAR, distance } from './minions/crematoria.ts';
import type { Mortal, Planet, Pos, Unit } from './minions/crematoria.ts';

/** What it costs to be so near to a hellhound: at two steps it may devour, at three and four it may corner somebody. */
const HOUND_AT_2 = 1000;
const HOUND_AT_3 = 200;
const HOUND_AT_4 = 100;
/** What it costs to be beside an enemy furyan, and at two steps. */
const FURYAN_AT_1 = 40;
const FURYAN_AT_2 = 10;
/** At this health two hits may be the end of a furyan. */
const WEAK_FURYAN = 50;
/** What it costs to be beside a necromonger, and what when that may be the end. */
const NECROMONGER = 10;
const LAST_BLOW = 500;

export class Dangers {
  readonly #planet: Planet;
  readonly #mostDamage: number;
  readonly #necromongers: readonly Unit[];
  readonly #furyans: readonly Unit[];

  constructor(planet: Planet, mostDamage: number) {
    this.#planet = planet;
    this.#mostDamage = mostDamage;
    this.#necromongers = planet.unitsOf(-1, 'necromonger');
    this.#furyans = planet.units.filter(({ type, player }) => type === 'furyan' && player !== planet.me);
  }

  /** What it costs the unit to be there at the end of its move. */
  at(unit: Mortal, pos: Pos): number {
    const fearsFuryans = unit.type === 'pioneer' || unit.health <= WEAK_FURYAN;
    const below = pos.level === 0 ? this.#fromHounds(pos) : this.#fromNecromongers(unit, pos);
    return below + (fearsFuryans ? this.#fromFuryans(pos) : 0);
  }

  #fromHounds(pos: Pos): number {
    const far = this.#planet.houndDistance(pos);
    if (far > 4) return 0;
    return far <= 2 ? HOUND_AT_2 : far === 3 ? HOUND_AT_3 : HOUND_AT_4;
  }

  #fromNecromongers(unit: Mortal, pos: Pos): number {
    const attackers = this.#necromongers.filter((other) => distance(other.pos, pos) <= 1).length;
    return attackers * (unit.health > attackers * this.#mostDamage ? NECROMONGER : LAST_BLOW);
  }

  #fromFuryans(pos: Pos): number {
    let cost = 0;
    for (const furyan of this.#furyans) {
      const far = furyan.pos.level === pos.level ? distance(furyan.pos, pos) : FAR;
      if (far <= 2) cost += far === 2 ? FURYAN_AT_2 : FURYAN_AT_1;
    }
    return cost;
  }
}
