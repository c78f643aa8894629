// A plan of the JavaScript kit lives through a match, knows the numbers of the rules all along, and how much time is left.
import { execa } from 'execa';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const kit = fileURLToPath(new URL('../../sample-bots/javascript/minions/', import.meta.url));
const example = new URL('../../protocol/examples/crematoria/valid/state-first.json', import.meta.url);
const { start, ...later } = JSON.parse(readFileSync(example, 'utf8')) as { start: { config: object }; timeMs: number };

/** Says in each round which one of its life it is, the price of a gem, and what time it has. */
const BOT = `
import { note } from '${kit}debug.mjs';
import { playing } from '${kit}crematoria.mjs';
import { run, timeLeft } from '${kit}minions.mjs';

class Plan {
  rounds = 0;
  play(state) {
    this.rounds += 1;
    const left = timeLeft();
    const time = left === Infinity ? 'no limit' : left > 0 && left <= state.timeMs ? 'in time' : 'late';
    note(this.rounds + ' ' + state.config.gemPoints + ' ' + time);
    return [];
  }
}
run(playing(Plan));
`;

test('from one start to the next', async () => {
  const begin = { ...later, timeMs: 60_000, start: { ...start, config: { ...start.config, gemPoints: 7 } } };
  const lines = [
    // Before any start: the usual numbers.
    { ...later, timeMs: null },
    begin,
    { ...later, timeMs: 0 },
    { ...later, timeMs: 60_000 },
    begin,
  ];
  const input = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const { stdout } = await execa('node', ['--input-type=module', '-e', BOT], { input });
  const notes = stdout.split('\n').map((line) => (JSON.parse(line) as { debug: { notes: string } }).debug.notes);
  expect(notes).toEqual(['1 30 no limit', '1 7 in time', '2 7 late', '3 7 in time', '1 7 in time']);
});
