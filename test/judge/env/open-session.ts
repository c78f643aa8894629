import { expect } from 'vitest';
import { LIMIT_PRESETS } from '../../../judge/bot/limits.ts';
import { Session, type SessionSettings } from '../../../judge/env/session.ts';
import { findOurGame } from '../../../judge/games/our-games.ts';
import { checkShape } from '../../../protocol/check-shape.ts';
import type { EnvMoment } from '../../../protocol/types/env/response.ts';

type Ask = (request: unknown) => Readonly<Record<string, unknown>>;

/** A session with whatever a test does not care about filled in. */
export function openSession(id: string, settings: Partial<SessionSettings> = {}): Session {
  const game = findOurGame(id)!;
  return new Session({
    game,
    config: { ...game.configure('text'), rounds: 6 },
    limits: LIMIT_PRESETS.none,
    checkEvery: 1,
    matches: 10,
    lineBytes: 1000,
    drawSeed: () => 'drawn',
    tool: 'a tool',
    ...settings,
  });
}

/** Asks a session, and sees that its answer is one line that keeps to the schema. */
export function makeAsk(session: Session): Ask {
  return (request) => {
    const line = session.answer(typeof request === 'string' ? request : JSON.stringify(request));
    expect(line).not.toContain('\n');
    const answer = JSON.parse(line) as Readonly<Record<string, unknown>>;
    expect(checkShape('env/response', answer)).toBeUndefined();
    return answer;
  };
}

/** The states of an answer in the shared form, put together as the schema says. */
export function joinStates({ state, seats }: Pick<EnvMoment, 'state' | 'seats'>): object[] {
  const shared = state as { start?: object; last?: object };
  return seats!.map(({ player, rejected, ...start }) => ({
    ...shared,
    player,
    ...(shared.start ? { start: { ...start, ...shared.start } } : {}),
    ...(shared.last ? { last: { ...shared.last, rejected } } : {}),
  }));
}
