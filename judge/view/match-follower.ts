import { existsSync } from 'node:fs';
import { findSource, readGrowth, type Growth, type Source } from './growing-file.ts';

/** What a page gets of the match it follows. */
export interface FollowedGrowth extends Growth {
  /** The number of the match: 1 is the first that was seen under this name, 0 that there is none yet. */
  readonly match: number;
  /** Where in that match the bytes begin. */
  readonly from: number;
}

/** Follows all matches that are played under one name, one after the other. */
export class MatchFollower {
  private match = 0;
  private source: Source | undefined;

  constructor(private readonly path: string) {}

  /** A reader that has some of another match gets this one from its beginning. */
  async read(from: number, match: number): Promise<FollowedGrowth> {
    const source = findSource(this.path);
    if (source && !this.isSameMatch(source)) this.match += 1;
    if (source) this.source = source;
    const start = match === 0 || match === this.match ? from : 0;
    return { ...(await readGrowth(this.path, start, source)), match: this.match, from: start };
  }

  /** A replay that becomes whole may become another file, when it is compressed; its part is then gone. */
  private isSameMatch(source: Source): boolean {
    const last = this.source;
    if (!last) return false;
    const hasBecomeWhole = last.pid !== undefined && source.pid === undefined && !existsSync(last.path);
    return last.file === source.file || hasBecomeWhole;
  }
}
