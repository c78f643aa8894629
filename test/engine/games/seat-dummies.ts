import type { Match } from '../../../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../../../engine/core/players.ts';

type Bot = (message: object, rng: unknown) => readonly object[];

interface Kit {
  readonly playing: (plan: new () => object) => { begin(): Bot };
  readonly Plan: new () => object;
  readonly Random: new (seed: number) => unknown;
}

const load = async (file: string): Promise<Kit> =>
  (await import(new URL(`../../../sample-bots/javascript/${file}.mjs`, import.meta.url).href)) as Kit;

/** The sample bot "dummy" in every seat, in this process. */
export async function seatDummies(game: string): Promise<(match: Match) => ByPlayer<object[]>> {
  const [{ playing }, { Plan }, { Random }] = await Promise.all([
    load(`minions/${game}`),
    load(`dummy-${game}`),
    load('minions/minions'),
  ]);
  const bots = byPlayer((player) => ({ play: playing(Plan).begin(), rng: new Random(player + 1) }));
  return (match) =>
    byPlayer((player) => {
      const { play, rng } = bots[player];
      const message = {
        game: match.game,
        round: match.round,
        rounds: match.config.rounds,
        player,
        names: ['a', 'b', 'c', 'd'],
        scores: match.scores(),
        alive: [true, true, true, true],
        timeMs: 100,
        ...match.view(),
        ...(match.played === 0 ? { start: { seed: player + 1, config: match.config, limits: {} } } : {}),
      };
      // As over the wire: positions of the kit are objects that become lists.
      return JSON.parse(JSON.stringify(play(message, rng))) as object[];
    });
}
