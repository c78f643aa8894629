import type { Command } from 'commander';
import { checkShape } from '../../protocol/check-shape.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import type { ReplayHeader } from '../../protocol/types/replay/header.ts';
import { makeStates } from '../../replay/make-states.ts';
import { ReplayError } from '../../replay/replay-error.ts';
import type { ReplayStepper } from '../../replay/replay-stepper.ts';
import { stepThrough } from '../../replay/step-through.ts';
import { verifyReplay } from '../../replay/verify-replay.ts';
import { readText } from '../../judge/replay-files/read-text.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { loadReplayGame } from '../options/load-replay-game.ts';
import { GAME_OPTION, type GameOption } from '../options/game-option.ts';
import { requireFile } from '../options/require-file.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';

export function defineStates(command: Command): void {
  command
    .argument('<replay>', 'a .jsonl or .jsonl.gz file')
    .argument('<player>', 'whose states: 0 to 3, or the name of the bot')
    .argument('[round]', 'only the state of this round')
    .option(...GAME_OPTION)
    .action(print);
}

async function print(path: string, who: string, round: string | undefined, options: GameOption): Promise<void> {
  requireFile(path);
  await loadReplayGame(path, options);
  // Before anything is printed: a replay that does not hold has no states.
  const verification = await verifyReplay(readText(path), checkShape);
  if (!verification.holds) throw new ReplayError(`it does not hold: ${verification.problem}`);
  const { header, match } = await openReplay(path);
  const player = requirePlayer(header, who);
  const last = match.round + verification.rounds - (verification.isWhole ? 0 : 1);
  // Some games count their rounds from 0, others from 1.
  const only = round === undefined ? undefined : parseWholeNumber('the round', round, match.round, last);
  for await (const state of makeStates(readText(path), player, checkShape, findValidator)) {
    if (only === undefined || state.round === only) process.stdout.write(state.line);
  }
}

async function openReplay(path: string): Promise<ReplayStepper> {
  for await (const { stepper } of stepThrough(readText(path), checkShape)) return stepper;
  throw new ReplayError('the file is empty');
}

function requirePlayer({ names }: ReplayHeader, who: string): number {
  if (/^[0-3]$/.test(who)) return Number(who);
  const player = names.indexOf(who);
  if (player !== -1 && names.lastIndexOf(who) === player) return player;
  const problem = player === -1 ? `there is no bot "${who}" in this match` : `several bots are called "${who}"`;
  throw new UsageError(problem, `give a number: ${names.map((name, seat) => `${seat} ${name}`).join(', ')}`);
}
