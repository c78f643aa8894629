// For the veteran of Ork Island: what cities and paths are worth, in points a round.

import type { City, Path } from './minions/ork-island.ts';

export class Groups {
  readonly #cities: readonly City[];
  readonly #paths: readonly Path[];
  /** Of the cities, then of the paths. */
  readonly #owners: number[];

  constructor(cities: readonly City[], paths: readonly Path[]) {
    this.#cities = cities;
    this.#paths = paths;
    this.#owners = [...cities, ...paths].map((place) => place.owner);
  }

  /** What it would mean if the place changed hands: what I win or lose, and a part of what a rival does. */
  worth(place: number, me: number, rival: number): number {
    const owner = this.#owners[place];
    // Of a place of mine, what its loss would cost.
    if (owner === me) return this.#points(me) - this.#pointsIf([place], -1, me);
    const loss = owner === -1 ? 0 : this.#points(owner) - this.#pointsIf([place], me, owner);
    return this.#gain(place, me) + rival * loss;
  }

  /** A path is worth something together with the city behind it, and a city with the path to it: half of it each. */
  #gain(place: number, me: number): number {
    const now = this.#points(me);
    let most = this.#pointsIf([place], me, me) - now;
    for (const other of this.#beside(place)) {
      if (this.#owners[other] === me) continue;
      most = Math.max(most, (this.#pointsIf([place, other], me, me) - now) / 2);
    }
    return most;
  }

  #beside(place: number): number[] {
    const count = this.#cities.length;
    if (place >= count) return [...this.#paths[place - count].ends];
    return this.#paths.flatMap(({ ends }, n) => (ends.includes(place) ? [count + n] : []));
  }

  #pointsIf(places: readonly number[], owner: number, player: number): number {
    const before = places.map((place) => this.#owners[place]);
    for (const place of places) this.#owners[place] = owner;
    const points = this.#points(player);
    places.forEach((place, n) => (this.#owners[place] = before[n]));
    return points;
  }

  /** Cells, and for each group of k connected cities 2 times 2 to the power k. */
  #points(player: number): number {
    const count = this.#cities.length;
    const leader = this.#cities.map((_, n) => n);
    const find = (n: number): number => (leader[n] === n ? n : (leader[n] = find(leader[n])));
    let points = 0;
    this.#paths.forEach(({ ends: [a, b], cells }, n) => {
      if (this.#owners[count + n] !== player) return;
      points += cells.length;
      if (this.#owners[a] === player && this.#owners[b] === player) leader[find(a)] = find(b);
    });
    const sizes = new Map<number, number>();
    this.#cities.forEach(({ cells }, n) => {
      if (this.#owners[n] !== player) return;
      points += cells.length;
      sizes.set(find(n), (sizes.get(find(n)) ?? 0) + 1);
    });
    for (const size of sizes.values()) points += 2 * 2 ** size;
    return points;
  }
}
