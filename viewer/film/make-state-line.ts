import type { Validator } from '../../protocol/validator.ts';
import { makeStates } from '../../replay/make-states.ts';
import type { ViewerGames } from './viewer-games.ts';

/** The page has no schemas with it: the judge has validated these states when the match was played. */
const acceptAll = (): Validator<never> => ((): boolean => true) as unknown as Validator<never>;

/** What a bot was sent in a round, byte for byte, made anew from the text of the replay. */
export async function makeStateLine(
  text: string,
  player: number,
  round: number,
  games: ViewerGames,
): Promise<string | undefined> {
  const chunks = (async function* () {
    yield text;
  })();
  for await (const state of makeStates(chunks, player, games, () => acceptAll)) {
    if (state.round === round) return new TextDecoder().decode(state.line);
  }
  return undefined;
}
