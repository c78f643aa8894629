import { Command } from 'commander';
import { readReplay, type Replay } from '../../../replay/read-replay.ts';
import { statesOfReplay } from '../../../replay/states-of-replay.ts';
import { UsageError } from '../../usage-error.ts';
import { requireFile } from '../require-file.ts';
import { wholeNumber } from '../whole-number.ts';

export function statesCommand(): Command {
  return new Command('states')
    .description('print what a bot was sent in a match, a line for each state: to try it again, and to debug')
    .argument('<replay>', 'a .jsonl or .jsonl.gz file')
    .argument('<player>', 'whose states: 0 to 3, or the name of the bot')
    .argument('[round]', 'only the state of this round')
    .action(print);
}

function print(path: string, who: string, round: string | undefined): void {
  requireFile(path);
  const replay = readReplay(path);
  const player = requirePlayer(replay, who);
  const states = [...statesOfReplay(replay, player)];
  // Some games count their rounds from 0, others from 1.
  const only =
    round === undefined ? undefined : wholeNumber('the round', round, states[0]!.round, states.at(-1)!.round);
  for (const state of states) if (only === undefined || state.round === only) process.stdout.write(state.line);
}

function requirePlayer({ header: { names } }: Replay, who: string): number {
  if (/^[0-3]$/.test(who)) return Number(who);
  const player = names.indexOf(who);
  if (player !== -1 && names.lastIndexOf(who) === player) return player;
  const problem = player === -1 ? `there is no bot "${who}" in this match` : `several bots are called "${who}"`;
  throw new UsageError(problem, `give a number: ${names.map((name, seat) => `${seat} ${name}`).join(', ')}`);
}
