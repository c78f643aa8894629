import { expect } from 'vitest';
import { writeEdaPlayer } from '../sample-bots/run-eda-player.ts';
import { testWith } from '../test-with.ts';
import { emptyFolder, runMinions } from './run-minions.ts';

interface Summary {
  readonly seats: { name: string; verdict: { code: string; reason: string; round: number } | null }[];
}

testWith('g++')('players of the published games meet bots of ours, and only who crashes is out', async () => {
  const brave = writeEdaPlayer('Brave', 'for (int id : orks(me())) execute(Command(id, Dir(random(0, 3))));');
  const crash = writeEdaPlayer('Crash', 'assert(round() < 3); execute(Command(0, TOP));');
  const throws = writeEdaPlayer('Throws', 'if (round() == 5) vector<int>().at(1);');
  const { code, stdout } = await runMinions(
    ['play', 'ork-island', brave, crash, throws, 'demo', '-s', '1', '--no-limits', '--json'],
    emptyFolder(),
  );
  const { seats } = JSON.parse(stdout) as Summary;
  expect(code).toBe(0);
  expect(seats.map(({ name, verdict }) => [name, verdict?.code ?? 'ok', verdict?.round])).toEqual([
    ['Brave', 'ok', undefined],
    ['Crash', 'crashed', 3],
    ['Throws', 'crashed', 5],
    ['demo', 'ok', undefined],
  ]);
});

testWith('g++')('a player of another game gets the errors of the compiler and the exit code of bad usage', async () => {
  const player = writeEdaPlayer('Stray', 'for (int id : orks(me())) execute(Command(id, TOP));');
  const { code, stderr } = await runMinions(['play', 'crematoria', player, 'demo', 'demo', 'demo'], emptyFolder());
  expect(code).toBe(2);
  expect(stderr).toMatch(/building Stray failed: g\+\+ [^]*AIStray\.cc:6:\d+: error: .orks. was not declared/);
});
