import { execa } from 'execa';
import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../engine/registry.ts';
import { findBot } from '../../judge/prepare/find/find-bot.ts';
import { makeAnswerParser } from '../../dialogue/parse-answer.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { emptyFolder } from '../cli/run-minions.ts';
import { testWith } from '../test-with.ts';
import { cornersOf, runEdaPlayer, writeEdaPlayer, writeForeignHeaders } from './run-eda-player.ts';
import { WARNINGS } from './eda-warnings.ts';

const headers = fileURLToPath(new URL('../../sample-bots/cpp/eda/', import.meta.url));

describe.each(GAMES)('$id', ({ id }) => {
  // The oldest, c++11, is what players are built with below; one between it and the newest will do, in one game.
  const standards = id === 'crematoria' ? ['c++17', 'c++20'] : ['c++20'];
  for (const standard of standards) {
    testWith('g++')(`the corners of the published interface compile as ${standard}`, async () => {
      const folders = ['-iquote', join(headers, id), '-iquote', join(headers, 'shared')];
      await execa('g++', [`-std=${standard}`, '-w', '-fsyntax-only', ...folders, cornersOf(id)]);
    });
  }

  testWith('g++')('wrong questions and orders get warnings, never more', async () => {
    const { answers, stderr, exitCode } = await runEdaPlayer(cornersOf(id), id);
    expect(stderr).toEqual(WARNINGS[id]!.stderr);
    expect(answers.map(({ orders }) => orders)).toEqual([WARNINGS[id]!.orders]);
    expect(exitCode).toBe(0);
    expect(makeAnswerParser(id, DEFAULT_LIMITS, findValidator)(JSON.stringify(answers[0])).kind).toBe('answer');
  });
});

testWith('g++')('the headers have no warnings of their own', async () => {
  for (const { id } of GAMES) {
    const folders = ['-iquote', join(headers, id), '-iquote', join(headers, 'shared')];
    const flags = ['-std=c++11', '-Wall', '-Wextra', '-Werror', '-fsyntax-only'];
    await execa('g++', [...flags, ...folders, join(headers, id, 'runtime.cc')]);
  }
});

testWith('g++')(
  'what a player writes on cout goes to cerr, and is named as the mistake it is [crematoria:no-standard-output]',
  async () => {
    const path = writeEdaPlayer('Talker', 'cout << "at " << round() << endl; printf("hm\\n"); int x; cin >> x;');
    const { answers, stderr } = await runEdaPlayer(path, 'crematoria', 2);
    const mistake = 'Talker writes on standard output (cout, printf), which is its line to the judge.';
    expect(stderr).toEqual([expect.stringContaining(`warning: ${mistake}`), 'at 0', 'hm', 'at 1', 'hm']);
    expect(answers).toEqual([
      { round: 0, orders: [], debug: { notes: expect.stringContaining(mistake) as string } },
      { round: 1, orders: [] },
    ]);
  },
);

testWith('g++')('global variables and the end of the program cannot spoil the line either', async () => {
  const before = 'struct Noise { Noise() { cout << "in" << endl; } ~Noise() { cout << "out" << endl; } } noise;';
  const { answers, exitCode } = await runEdaPlayer(writeEdaPlayer('Loud', '', before), 'ork-island', 2);
  expect({ answers, exitCode }).toEqual({
    answers: [
      { round: 0, orders: [] },
      { round: 1, orders: [] },
    ],
    exitCode: 0,
  });
});

testWith('g++')('the 1001st order of a round is one too many [crematoria:a-thousand-orders]', async () => {
  const path = writeEdaPlayer('Eager', 'for (int i = 0; i <= 1000; ++i) command(0, Left);');
  const { answers, stderr, signal } = await runEdaPlayer(path, 'crematoria');
  expect(stderr).toContain('ERROR: Too many commands.');
  expect({ answers, signal }).toEqual({ answers: [], signal: 'SIGABRT' });
});

testWith('g++')(
  'rounds are counted from 0 and the generator goes on, whatever the rule set [crematoria:random-numbers]',
  async () => {
    const path = writeEdaPlayer('Counter', 'cerr << round() << " " << random(0, 99) << endl; random_permutation(4);');
    const runs = [
      await runEdaPlayer(path, 'walking-dead', 3, 'original'),
      await runEdaPlayer(path, 'walking-dead', 3, 'text'),
    ];
    for (const { stderr } of runs) {
      expect(stderr.map((line) => line.split(' ')[0])).toEqual(['0', '1', '2']);
      expect(new Set(stderr.map((line) => line.split(' ')[1])).size).toBeGreaterThan(1);
    }
    expect(runs.map(({ answers }) => answers.map(({ round }) => round))).toEqual([
      [0, 1, 2],
      [1, 2, 3],
    ]);
  },
);

testWith('g++')('a permutation makes one draw less in Crematoria than elsewhere', async () => {
  const path = writeEdaPlayer('Drawer', 'random_permutation(3); cerr << random(0, 999999) << endl;');
  const drawsFor = async (game: string): Promise<string[]> => (await runEdaPlayer(path, game)).stderr;
  const other = writeEdaPlayer('Drawer', 'random_permutation(3); random(0, 0); cerr << random(0, 999999) << endl;');
  expect(await drawsFor('ork-island')).not.toEqual(await drawsFor('crematoria'));
  expect((await runEdaPlayer(other, 'crematoria')).stderr).toEqual(await drawsFor('ork-island'));
});

testWith('g++')('headers of the published program beside the player are left alone, other ones are found', async () => {
  const folder = emptyFolder();
  writeForeignHeaders(folder);
  const path = join(folder, 'AICorners.cc');
  copyFileSync(cornersOf('crematoria'), path);
  expect((await runEdaPlayer(path, 'crematoria')).exitCode).toBe(0);
});

testWith('g++')('a player that needs a newer C++ than the published one gets it', async () => {
  const path = writeEdaPlayer('Modern', 'if (optional<int> n = 3; n.has_value()) cerr << *n << endl;');
  expect((await runEdaPlayer(path, 'apocalypse')).stderr).toEqual(['3']);
});

testWith('g++')('errors of the compiler are shown as they are, with the place in the file', async () => {
  const path = writeEdaPlayer('Wrong', 'comand(1, Left);');
  await expect(runEdaPlayer(path, 'crematoria')).rejects.toThrow(
    /building Wrong failed: AIWrong\.cc:6:\d+: error: .comand. was not declared/,
  );
});

test('its name is the one it registers', () => {
  const game = { id: 'crematoria', botFolders: [] };
  expect(findBot(writeEdaPlayer('Riddick', ''), { game }).name).toBe('Riddick');
  const commented = writeEdaPlayer('Second', '', '// RegisterPlayer(Third)\n/*\n#define PLAYER_NAME First\n*/');
  expect(findBot(commented, { game }).name).toBe('Second');
  expect(findBot(`Fourth=${commented}`, { game }).name).toBe('Fourth');
  expect(dirname(findBot(commented, { game }).folder)).toBe(dirname(dirname(commented)));
});

test('without a game it cannot be built', () => {
  expect(() => findBot(writeEdaPlayer('Lost', ''))).toThrow(
    'AILost.cc is a player of the published games (it includes Player.hh), and no game is named',
  );
});
