import { execa } from 'execa';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { writeEdaPlayer } from '../../sample-bots/run-eda-player.ts';
import { testWith } from '../../test-with.ts';
import { emptyFolder, runMinions } from '../run-minions.ts';

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

testWith('g++')('a player of another game is told so: the error first, the game, and a command to paste', async () => {
  const player = writeEdaPlayer('Stray', 'for (int id : orks(me())) execute(Command(id, TOP));');
  const { code, stderr } = await runMinions(['play', 'crematoria', player, 'demo', 'demo', 'demo'], emptyFolder());
  expect(code).toBe(2);
  expect(stderr).toMatch(/building Stray failed: AIStray\.cc:6:\d+: error: .orks. was not declared/);
  expect(stderr).toContain('it looks like a player of Ork Island: name that game');
  const byHand = /^ *(cd .* && g\+\+ .*)$/m.exec(stderr)![1]!;
  const tried = await execa('sh', ['-c', byHand], { reject: false });
  expect(tried.stderr).toContain('was not declared');
});

testWith('g++')(
  'a player is found by its name, writes a log with --writable, and its warnings are shown with -v',
  async () => {
    const player = writeEdaPlayer('Salieri', 'int unused; ofstream("log.txt", ios::app) << round() << "\\n";');
    const folder = dirname(player);
    writeFileSync(join(folder, 'AIOld.o'), '');
    const play = ['play', 'ork-island', 'Salieri', 'null', 'null', 'null', '-s', '1', '--no-limits', '-v'];
    const run = await runMinions([...play, '--writable'], folder);
    expect(run.code).toBe(0);
    expect(run.stderr).toMatch(/warning: unused variable .unused./);
    const log = existsSync(join(folder, 'log.txt')) ? 'log.txt' : 'AISalieri-files/log.txt';
    expect(readFileSync(join(folder, log), 'utf8').split('\n')).toHaveLength(201);
    const again = await runMinions(play, folder);
    expect(again.stderr).toMatch(/Salieri was built before[^]*unused variable/);
    const object = await runMinions(['play', 'ork-island', 'AIOld.o', 'null', 'null', 'null'], folder);
    expect(object).toMatchObject({ code: 2, stderr: expect.stringContaining('"AIOld.o" is an object file') as string });
  },
);
