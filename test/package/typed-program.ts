/** A program in TypeScript that uses all entry points: what it must not be able to do is expected to be an error. */
export const TYPED = `
import {
  beginTournament,
  checkBots,
  compareBots,
  GameCatalogue,
  loadGame,
  locateTournament,
  playMatch,
  playTournament,
  UsageError,
  type FunctionBot,
  type LoadedGame,
  type MatchJob,
  type MatchResult,
  type TournamentEvent,
} from 'minions-judge';
import type { Drawing } from 'minions-judge/drawing';
import {
  byPlayer,
  defineGame,
  findGame,
  guardGame,
  startMatch,
  type BaseConfig,
  type BaseState,
  type Crematoria,
  type Match,
  type WalkingDead,
} from 'minions-judge/engine';
import { crematoria, type CrematoriaOrder } from 'minions-judge/engine/crematoria';
import { checkShape, type WalkingDeadState } from 'minions-judge/protocol';
import { verifyReplay, type Verification } from 'minions-judge/replay';

const job: MatchJob = { game: 'crematoria', seed: 'types', seats: byPlayer(() => ({ bot: { source: 'demo' } })) };
export const result: Promise<MatchResult> = playMatch(job, { signal: AbortSignal.timeout(1000) });
const match: Match<WalkingDead> = findGame('walking-dead').start(findGame('walking-dead').configure('text'), 'types');
export const someMatch: Match = match;
export const units: WalkingDeadState['units'] = match.clone({ chance: 'fresh' }).view().units;
const one: Match<Crematoria> = startMatch(crematoria, { ...crematoria.defaults, rounds: 9 }, 'types');
const left: CrematoriaOrder = { unit: one.view().units[0]!.id, dir: 'Left' };
export const moved: string[] = one.play([[left], [], [], []], (event) => event.kind === 'killed' && event.cause).moves.map(({ dir }) => dir);
export const legal: readonly CrematoriaOrder[] | undefined = findGame('crematoria').legalOrders?.(one.view(), 0, one.config);
export const night: [number, number] = one.view().night;
// @ts-expect-error there is no such direction
one.play([[{ unit: 1, dir: 'Upp' }], [], [], []]);
// @ts-expect-error there is no such setting
startMatch(crematoria, { ...crematoria.defaults, odd: 1 }, 'types');
// @ts-expect-error the games have other units
export const wrong: Match<Crematoria> = match;
// @ts-expect-error there is no such event
one.play([[], [], [], []], (event) => event.kind === 'kiled');
interface Count { config: BaseConfig; state: BaseState; view: { count: number }; order: { add: number }; move: object }
const mineToo = defineGame<Count>({
  id: 'count', title: 'Count', version: '1', defaults: { rules: 'text', rounds: 3 },
  generate: () => ({ round: 0 }), takeOrders: () => ({ accepted: [], refused: [] }), round: [],
  view: ({ round }) => ({ count: round }), score: () => [0, 0, 0, 0],
});
export const count: number = startMatch(mineToo, mineToo.defaults, 1).view().count;
// @ts-expect-error an order adds a number
startMatch(mineToo, mineToo.defaults, 1).play([[{ add: 'x' }], [], [], []]);
export const guarded: number = guardGame(findGame('apocalypse'), checkShape).configure('text').soldiers;
export const loadedUnits = (await loadGame('ork-island')).start((await loadGame('ork-island')).configure('text'), 1).view().cities.length;
export const own: Promise<LoadedGame<Count>> = loadGame<Count>('./count');
export const verification: Promise<Verification> = verifyReplay([''], { findGame, checkShape });
export const loaded: Promise<LoadedGame> = new GameCatalogue().load('./my-game');
export const hint: string = new UsageError('what', 'how').hint;
export const drawing: Drawing<{ units: string[] }> = {
  paintBelow: ({ pen, view, cell, x, y, config }) => pen.fillText(view.units.join(String(config['rounds'])), x(1), y(2), cell),
  describeUnit: (view, id, names, { fullHealth }) => [\`\${view.units[id]} of \${names[0]}, full health \${String(fullHealth)}\`],
};
const mine: FunctionBot = {
  name: 'mine',
  bot: ({ round, units }: WalkingDeadState) => ({ round, orders: units.map(({ id }) => ({ unit: id, dir: 'Up' })) }),
};
export const called = playMatch({ ...job, seats: [mine, mine, { bot: { source: 'demo' } }, mine] });
export async function playCup(): Promise<string[]> {
  const game = await loadGame('walking-dead');
  const bots = [mine, 'demo', 'null', './other.py'];
  await beginTournament({ game, bots, folder: 'cup', format: { kind: 'swiss', rounds: 3 }, outAfter: 5 });
  const onEvent = (event: TournamentEvent): void => void (event.kind === 'played' && event.played.block);
  const outcome = await playTournament(locateTournament('cup'), { functions: [mine], players: { jobs: 1 }, onEvent });
  const { summary } = await compareBots({ game, old: 'null', new: 'demo', showsVerdict: true });
  const [check] = await checkBots({ bots: ['demo'], games: [game] });
  return [summary.result.verdict, String(check?.hasPassed), outcome.hasEnded ? outcome.secret : String(outcome.done)];
}
// @ts-expect-error a tournament knows its folder
export const noFolder = beginTournament({ game: await loadGame('crematoria'), bots: [] });
// @ts-expect-error a sheet has rows
export const noDrawing: Drawing<object> = { measureSheet: () => ({ columns: 3, isRing: false }) };
// @ts-expect-error a job names its game
export const noJob: MatchJob = { seed: 'types', seats: job.seats };
`;
