import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';

/** By seat: rivals beaten and half of those tied with, over three. 1 is a clear win, and the mean of a table is ½. */
export function countRankPoints(places: Readonly<ByPlayer<number>>): ByPlayer<number> {
  return byPlayer((seat) => {
    const mine = places[seat];
    const beaten = places.filter((place) => place > mine).length;
    const tied = places.filter((place) => place === mine).length - 1;
    return (beaten + tied / 2) / 3;
  });
}
