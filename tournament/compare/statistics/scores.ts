/** What can be compared of two bots: who ends with more points, who takes the better place, or shares of rivals beaten. */
export const SCORES = ['points', 'places', 'rank-points'] as const;

export type Score = (typeof SCORES)[number];
