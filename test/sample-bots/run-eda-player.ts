import { execa } from 'execa';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSet } from '../../engine/core/game.ts';
import { findGame } from '../../engine/registry.ts';
import { ALL_ALIVE, NO_ORDERS, startDialogue } from '../dialogue/start-dialogue.ts';
import { emptyFolder } from '../cli/run-minions.ts';
import { preparePlain } from './prepare-plain.ts';

export interface EdaRun {
  readonly answers: { round: number; orders: object[]; debug?: object }[];
  readonly stderr: string[];
  readonly exitCode: number | undefined;
  readonly signal: string | undefined;
}

const fixtures = fileURLToPath(new URL('../fixtures/eda/', import.meta.url));

export const cornersOf = (game: string): string => join(fixtures, `${game}-corners.cc`);

/** Builds a player and asks it about the first states of a match in which nobody gives orders. */
export async function runEdaPlayer(
  path: string,
  game: string,
  rounds = 1,
  rules: RuleSet = 'original',
): Promise<EdaRun> {
  const { file, args, folder } = await preparePlain(path, game);
  const input = Buffer.concat(statesOf(game, rounds, rules));
  const run = await execa(file, args, { cwd: folder, input, reject: false });
  const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
  return {
    answers: lines(run.stdout).map((line) => JSON.parse(line) as EdaRun['answers'][number]),
    stderr: lines(run.stderr),
    exitCode: run.exitCode,
    signal: run.signal,
  };
}

function statesOf(id: string, rounds: number, rules: RuleSet): Uint8Array[] {
  const game = findGame(id)!;
  const dialogue = startDialogue(game, { config: game.configure(rules) });
  const states = [dialogue.makeLines(ALL_ALIVE)[0]];
  while (states.length < rounds) {
    dialogue.play(NO_ORDERS);
    states.push(dialogue.makeLines(ALL_ALIVE)[0]);
  }
  return states;
}

/** A player file in a folder of its own: `play` is the body of its method, `before` comes after the include. */
export function writeEdaPlayer(name: string, play: string, before = ''): string {
  const path = join(emptyFolder(), `AI${name}.cc`);
  const factory = 'static Player* factory() { return new PLAYER_NAME; }';
  writeFileSync(
    path,
    `#include "Player.hh"
#define PLAYER_NAME ${name}
${before}
struct PLAYER_NAME : public Player {
  ${factory}
  virtual void play() { ${play} }
};
RegisterPlayer(PLAYER_NAME);
`,
  );
  return path;
}

/** Where a player of the published games is likely to lie: beside the headers of the published program. */
export function writeForeignHeaders(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of ['Player.hh', 'Structs.hh', 'Settings.hh']) {
    writeFileSync(join(folder, name), '#error "these are the headers of the published program"\n');
  }
}
