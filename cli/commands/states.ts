import type { JudgeCommand } from '../judge-command.ts';
import type { ReplayHeader } from '../../protocol/types/replay/header.ts';
import { makeStates, type SentState } from '../../replay/make-states.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { printHeldBack } from '../show/print-held-back.ts';
import { GAME_OPTION, type GameOption } from '../options/game-option.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { openReplay } from '../../judge/games/open-replay.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';

export function defineStates(command: JudgeCommand): void {
  command
    .argument('<replay>', 'a .jsonl or .jsonl.gz file')
    .argument('<player>', 'whose states: 0 to 3, or the name of the bot')
    .argument('[round]', 'only the state of this round')
    .option(...GAME_OPTION)
    .action(print);
}

async function print(path: string, who: string, round: string | undefined, options: GameOption): Promise<void> {
  const { chunks, games } = await openReplay(path, openCatalogue(), options.game);
  const states = makeStates(
    chunks,
    (header) => requirePlayer(header, who),
    games,
    ({ findValidator }) => findValidator,
  );
  await printHeldBack(round === undefined ? listLines(states) : findLine(states, round));
}

async function* listLines(states: AsyncIterable<SentState>): AsyncGenerator<Uint8Array> {
  for await (const { line } of states) yield line;
}

/** The state of one round. Which rounds there are is known at the end: some games count from 0, others from 1. */
async function* findLine(states: AsyncIterable<SentState>, round: string): AsyncGenerator<Uint8Array> {
  const wanted = /^\d{1,9}$/.test(round) ? Number(round) : undefined;
  const rounds: number[] = [];
  let found: Uint8Array | undefined;
  for await (const state of states) {
    rounds.push(state.round);
    if (state.round === wanted) found = state.line;
  }
  const [first] = rounds;
  if (first === undefined) throw new UsageError('no bot was sent a state in this match', 'choose another replay');
  parseWholeNumber('the round', round, first, rounds.at(-1)!);
  yield found!;
}

function requirePlayer({ names }: ReplayHeader, who: string): number {
  if (/^[0-3]$/.test(who)) return Number(who);
  const player = names.indexOf(who);
  if (player !== -1 && names.lastIndexOf(who) === player) return player;
  const problem = player === -1 ? `there is no bot "${who}" in this match` : `several bots are called "${who}"`;
  throw new UsageError(problem, `give a number: ${names.map((name, seat) => `${seat} ${name}`).join(', ')}`);
}
