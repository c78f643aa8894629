import type { Command } from 'commander';
import { readReplay, type Replay } from '../../../replay/read-replay.ts';
import { statesOfReplay } from '../../../replay/states-of-replay.ts';
import { UsageError } from '../../usage-error.ts';
import { requireFile } from '../options/require-file.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';

export function defineStates(command: Command): void {
  command
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
    round === undefined ? undefined : parseWholeNumber('the round', round, states[0]!.round, states.at(-1)!.round);
  for (const state of states) if (only === undefined || state.round === only) process.stdout.write(state.line);
}

function requirePlayer({ header: { names } }: Replay, who: string): number {
  if (/^[0-3]$/.test(who)) return Number(who);
  const player = names.indexOf(who);
  if (player !== -1 && names.lastIndexOf(who) === player) return player;
  const problem = player === -1 ? `there is no bot "${who}" in this match` : `several bots are called "${who}"`;
  throw new UsageError(problem, `give a number: ${names.map((name, seat) => `${seat} ${name}`).join(', ')}`);
}
