import type { Leaderboard, LeaderboardBot } from '../../protocol/types/contest/leaderboard.ts';
import type { Rating } from '../../tournament/ratings/ratings.ts';
import type { FoundVersion } from '../store/versions.ts';

interface LeaderboardParts {
  readonly at: string | null;
  readonly matches: number;
  readonly rows: readonly Rating[];
  /** By entrant: the versions that are active. */
  readonly active: ReadonlyMap<string, FoundVersion>;
  /** By entrant: the names of house bots. */
  readonly house: ReadonlyMap<string, string>;
  readonly faults: ReadonlyMap<string, number>;
}

/** The ladder as it stands: active versions under the names of their bots, then house bots. Others are left out. */
export function makeLeaderboard({ at, matches, rows, active, house, faults }: LeaderboardParts): Leaderboard {
  const rated = new Map(rows.map((row) => [row.bot, row]));
  const make = (
    id: string,
    rest: Pick<LeaderboardBot, 'name' | 'owner' | 'team' | 'house' | 'version'>,
  ): LeaderboardBot => {
    const row = rated.get(id);
    return {
      ...rest,
      matches: row?.matches ?? 0,
      rating: round(row?.points ?? 0),
      error: round(row?.error ?? 0),
      rank: rest.house ? null : (row?.rank ?? null),
      rankRange: rest.house || !row?.rankRange ? null : [row.rankRange[0], row.rankRange[1]],
      faults: faults.get(id) ?? 0,
    };
  };
  const bots = [...active].map(([id, { bot, owner, team, number }]) =>
    make(id, { name: bot, owner, team, house: false, version: number }),
  );
  const houseBots = [...house].map(([id, name]) =>
    make(id, { name, owner: null, team: null, house: true, version: null }),
  );
  return { at, matches, bots: [...bots.sort(compare), ...houseBots.sort(compare)] };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Bots without a rating stand behind those that have one. */
const compare = (a: LeaderboardBot, b: LeaderboardBot): number =>
  (a.rank ?? 1e9) - (b.rank ?? 1e9) || b.rating - a.rating || (a.name < b.name ? -1 : 1);
