import type { MatchJob } from '../../protocol/types/match/job.ts';
import type { MatchResult } from '../../protocol/types/match/result.ts';

/** What a judge process is asked. */
export interface PlayRequest {
  readonly job: MatchJob;
  /** Where the files of its game are, if they were sent by somebody else. */
  readonly game?: string | undefined;
  /** Where the replay goes. */
  readonly replay: string;
  /** Whether everybody may read it: what is private goes beside it. */
  readonly isPublic: boolean;
  readonly slot: number;
  /** The CPUs it was pinned to; null where nothing is pinned. */
  readonly cpus: string | null;
}

/** What it answers. */
export type PlayAnswer =
  | {
      readonly kind: 'played';
      readonly result: MatchResult;
      /** Of the private part of the replay, where there is one. */
      readonly privateDigest: string | undefined;
      readonly pinned: boolean | null;
    }
  /** Something people can fix: a full disk, a compiler that is gone. */
  | { readonly kind: 'refused'; readonly message: string; readonly hint: string }
  /** A game that throws; with what it threw, and where. */
  | { readonly kind: 'game-failed'; readonly message: string; readonly thrown: string }
  | { readonly kind: 'failed'; readonly stack: string };
