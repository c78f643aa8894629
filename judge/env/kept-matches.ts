import type { Match, RoundOutcome } from '../../engine/core/match.ts';
import { excerpt } from '../../protocol/problem.ts';
import { UsageError } from '../usage-error.ts';

/** A match at some moment, with what came of its last round, which its states contain. */
export interface EnvMatch {
  readonly match: Match;
  last: Pick<RoundOutcome, 'moves' | 'refused'> | undefined;
}

type Name = string | number;

/** All matches of a session, those that go on and those that are saved: no more than fit into memory. */
export class KeptMatches {
  private readonly envs = new Map<Name, EnvMatch>();
  private readonly saves = new Map<Name, EnvMatch>();

  constructor(readonly most: number) {}

  get counts(): { envs: number; saves: number } {
    return { envs: this.envs.size, saves: this.saves.size };
  }

  find(env: Name): EnvMatch {
    const found = this.envs.get(env);
    if (found) return found;
    throw new UsageError(`there is no env ${excerpt(env)}`, `begin it with {"env":${excerpt(env)},"reset":{}}`);
  }

  /** Makes room before somebody makes a match that would not fit. */
  requireRoom(env: Name): void {
    this.requireRoomIn(this.envs, env);
  }

  begin(env: Name, match: EnvMatch): void {
    this.envs.set(env, match);
  }

  save(name: Name, env: Name): void {
    const found = this.find(env);
    this.requireRoomIn(this.saves, name);
    this.saves.set(name, copy(found));
  }

  load(name: Name, env: Name): EnvMatch {
    const saved = this.findSaved(name);
    this.requireRoom(env);
    const loaded = copy(saved);
    this.begin(env, loaded);
    return loaded;
  }

  forget(name: Name): void {
    this.findSaved(name);
    this.saves.delete(name);
  }

  close(env: Name): void {
    this.find(env);
    this.envs.delete(env);
  }

  private findSaved(name: Name): EnvMatch {
    const saved = this.saves.get(name);
    if (saved) return saved;
    throw new UsageError(`nothing is saved as ${excerpt(name)}`, `save it with {"save":${excerpt(name)}}`);
  }

  private requireRoomIn(matches: ReadonlyMap<Name, EnvMatch>, name: Name): void {
    if (matches.has(name) || this.envs.size + this.saves.size < this.most) return;
    const hint = 'close or forget some, or start "minions env" with a higher --max-matches';
    throw new UsageError(`there are ${this.most} matches already, which is the limit`, hint);
  }
}

function copy({ match, last }: EnvMatch): EnvMatch {
  return { match: match.clone(), last };
}
