/** What staff can do to a round. */
export const ROUND_CHANGES = ['extend', 'rescind', 'rerun', 'promote', 'release'] as const;
export type RoundChangeKind = (typeof ROUND_CHANGES)[number];
