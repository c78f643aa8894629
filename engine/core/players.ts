export const PLAYERS = [0, 1, 2, 3] as const;

export type Player = (typeof PLAYERS)[number];

/** One value for each of the four players. */
export type ByPlayer<T> = [T, T, T, T];

export function byPlayer<T>(make: (player: Player) => T): ByPlayer<T> {
  return [make(0), make(1), make(2), make(3)];
}
