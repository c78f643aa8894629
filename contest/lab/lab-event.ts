import type { LeaderboardBot } from '../../protocol/types/contest/leaderboard.ts';
import type { ContestVersion } from '../../protocol/types/contest/version.ts';

/** What happens in a lab. */
export type LabEvent =
  /** A save became a version, or is one that was there before. */
  | { readonly kind: 'saved'; readonly number: number; readonly isKnown: boolean }
  | { readonly kind: 'state'; readonly id: number; readonly number: number; readonly state: ContestVersion['state'] }
  /** The first match of a version counts. */
  | { readonly kind: 'first-match'; readonly number: number; readonly seconds: number }
  /** A version has played what it plays after a save. */
  | { readonly kind: 'rated'; readonly number: number; readonly row: LeaderboardBot }
  /** What was saved cannot be a version. */
  | { readonly kind: 'problem'; readonly message: string; readonly hint: string };
