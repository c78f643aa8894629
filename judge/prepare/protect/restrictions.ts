/**
 * What a bot may do less than others: `no-children` starts no processes; `published` is for players of the published
 * games, which in their contest could neither write files nor start processes or threads, nor open sockets.
 */
export const RESTRICTIONS = ['no-children', 'published'] as const;

export type Restriction = (typeof RESTRICTIONS)[number];
