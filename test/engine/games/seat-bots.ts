import type { Match } from '../../../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../../../engine/core/players.ts';

type Bot = (message: object, rng: unknown) => readonly object[];

interface Kit {
  readonly playing: (plan: new () => object) => { begin(): Bot };
  readonly Plan: new () => object;
  readonly Random: new (seed: number) => unknown;
}

export type SampleBotName = 'dummy' | 'rookie' | 'demo' | 'veteran';

const LANGUAGES = {
  dummy: ['javascript', 'mjs'],
  rookie: ['javascript', 'mjs'],
  demo: ['javascript', 'mjs'],
  veteran: ['typescript', 'ts'],
} as const satisfies Record<SampleBotName, readonly [folder: string, ending: string]>;

async function loadBot(game: string, name: SampleBotName, seed: number): Promise<{ play: Bot; rng: unknown }> {
  const [folder, ending] = LANGUAGES[name];
  const load = async (file: string): Promise<Kit> =>
    (await import(new URL(`../../../sample-bots/${folder}/${file}.${ending}`, import.meta.url).href)) as Kit;
  const [{ playing }, { Plan }, { Random }] = await Promise.all([
    load(`minions/${game}`),
    load(`${name}-${game}`),
    load('minions/minions'),
  ]);
  return { play: playing(Plan).begin(), rng: new Random(seed) };
}

/** Sample bots in their seats, in this process. */
export async function seatBots(
  game: string,
  names: ByPlayer<SampleBotName>,
): Promise<(match: Match) => ByPlayer<object[]>> {
  const bots = await Promise.all(names.map((name, player) => loadBot(game, name, player + 1)));
  return (match) =>
    byPlayer((player) => {
      const { play, rng } = bots[player]!;
      const message = {
        game: match.game,
        round: match.round,
        rounds: match.config.rounds,
        player,
        names,
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
