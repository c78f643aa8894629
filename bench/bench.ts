// npm run bench: how fast the engine is, what the judge adds to bare pipes, and how long a whole match takes.
import { fileURLToPath } from 'node:url';
import { GAMES } from '../engine/registry.ts';
import { prepareBot } from '../judge/prepare/prepare-bot.ts';
import { UNPROTECTED } from '../judge/prepare/protect/choose-sandbox.ts';
import { Workshop } from '../judge/prepare/workshop.ts';
import { makeTable } from '../judge/cli/show/make-table.ts';
import { engineSpeed } from './engine-speed.ts';
import { matchSpeed } from './match-speed.ts';
import { pipeSpeed } from './pipe-speed.ts';

/** Rounds per second of the published programs, with four empty players and no output, on two cores like ours. */
const PUBLISHED: Readonly<Record<string, number>> = {
  crematoria: 954,
  'walking-dead': 1668,
  'ork-island': 3208,
  apocalypse: 3142,
};

const trivialBot = fileURLToPath(new URL('../../bench/trivial-bot.cc', import.meta.url));
const { command } = await prepareBot(trivialBot, { workshop: new Workshop(), sandbox: UNPROTECTED });

const engineRows = GAMES.map((game) => {
  const speed = engineSpeed(game);
  return [game.id, speed.toFixed(0), String(PUBLISHED[game.id]), (speed / PUBLISHED[game.id]!).toFixed(1)];
});
console.log('(a) the engine alone, four players without orders, rounds per second');
console.log(makeTable(['game', 'rounds/s', 'published', 'ratio'], engineRows));

const pipeRows: string[][] = [];
for (const game of GAMES) {
  const { judgeMs, rawMs, bytes } = await pipeSpeed(game, command);
  pipeRows.push([game.id, bytes.toFixed(0), judgeMs.toFixed(3), rawMs.toFixed(3), (judgeMs / rawMs).toFixed(2)]);
}
console.log('(b) a round of the judge with four trivial compiled bots, and of bare pipes with the same bytes, in ms');
console.log(makeTable(['game', 'bytes', 'judge', 'pipes', 'ratio'], pipeRows));

const matchRows: string[][] = [];
for (const game of GAMES) matchRows.push([game.id, (await matchSpeed(game.id, command.file)).toFixed(0)]);
console.log('(c) a whole "minions play" with four trivial compiled bots, in ms');
console.log(makeTable(['game', 'wall time'], matchRows));
