// What people type, as short as it may be: in memory, with commands that start no bots.
import { describe, expect, test } from 'vitest';
import { fillSeats, nameGame } from '../../cli/options/name-game.ts';
import { makeJob, type JobOptions } from '../../cli/options/make-job.ts';
import { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import { findOurGameByName } from '../../judge/games/our-games.ts';
import { findBot } from '../../judge/prepare/find/find-bot.ts';
import { findProjectGame } from '../../judge/prepare/find/project-game.ts';
import { suggestBeside } from '../../judge/suggest-beside.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { writeFolder } from '../judge/prepare/write-folder.ts';
import { runInMemory } from './run-in-memory.ts';

const PROJECT = '{"game":"ork-island","run":["node","bot.mjs"]}';

const folder = writeFolder({
  'mine/bot.json': PROJECT,
  'mine/bot.mjs': '',
  'other/bot.json': '{"run":["node","bot.mjs"]}',
  'other/bot.mjs': '',
  'outside/bot.json': '{"game":"../my-game","run":["node","bot.mjs"]}',
  'wrong/bot.json': '{"run":"python3 \'my bot.py\' -u"}',
  'mine.py': '',
  'mine.ml': 'let () = ()',
  'mine.zig': '',
  'mine.xyz': '',
  'prolog.pl': ':- initialization(main).\nmain :- true.\n',
  'perl.pl': 'use strict;\nprint 1;\n',
  'match.jsonl': '{}',
  'player.cc': 'int main() {}',
});

const sayProblem = (act: () => unknown): string => {
  try {
    act();
    return 'nothing is wrong';
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return `${error.message}; ${error.hint}`;
  }
};

test.each([
  ['crematoria', 'crematoria'],
  ['Crematoria', 'crematoria'],
  ['ORK-ISLAND', 'ork-island'],
  ['ork_island', 'ork-island'],
  ['OrkIsland', 'ork-island'],
  ['The Walking Dead', 'walking-dead'],
  ['TheWalkingDead', 'walking-dead'],
  ['./crematoria', undefined],
  ['chess', undefined],
  ['', undefined],
])('a game by the name %j is %s', (name, id) => {
  expect(findOurGameByName(name)?.id).toBe(id);
});

describe('a match by its arguments', () => {
  const options = { turns: 'parallel', sandbox: 'none', clock: 'auto' } as unknown as JobOptions;
  const seatsOf = async (...[game, ...bots]: string[]): Promise<string> => {
    const before = process.cwd();
    process.chdir(folder);
    try {
      const job = await makeJob(game, bots, options, new GameCatalogue());
      const sources = job.seats.map(({ bot }) => (bot as { source: string }).source);
      return `${job.game}: ${sources.join(' ')}`;
    } finally {
      process.chdir(before);
    }
  };

  test.each([
    [['crematoria', 'mine.py'], 'crematoria: mine.py dummy dummy dummy'],
    [['Crematoria', 'mine.py', 'veteran'], 'crematoria: mine.py veteran dummy dummy'],
    [['crematoria', 'a', 'b', 'c', 'd'], 'crematoria: a b c d'],
    [['mine'], 'ork-island: mine dummy dummy dummy'],
    [['./mine', 'veteran'], 'ork-island: ./mine veteran dummy dummy'],
  ])('minions play %j', async (args, seats) => {
    expect(await seatsOf(...args)).toBe(seats);
  });

  test('in the folder of a project a dot is enough', () => {
    const before = process.cwd();
    process.chdir(`${folder}/mine`);
    try {
      expect(nameGame('.', [])).toEqual({ game: 'ork-island', bots: ['.'] });
    } finally {
      process.chdir(before);
    }
  });

  test.each([
    ['other', 'no game given: "other" is a bot', 'name the game first: minions play crematoria other'],
    ['mine.py', 'no game given: "mine.py" is a bot', '"game": "crematoria"'],
  ])('minions play %s', async (bot, message, hint) => {
    const { code, stderr } = await runInMemory(['play', bot], folder);
    expect(stderr).toContain(message);
    expect(stderr).toContain(hint);
    expect(code).toBe(2);
  });

  test('games from outside have no dummy', () => {
    expect(fillSeats(['mine'], { origin: { source: './my-game', digest: 'sha256:0' } })).toEqual([
      'mine',
      'demo',
      'demo',
      'demo',
    ]);
  });
});

test.each([
  ['mine', 'ork-island'],
  ['other', undefined],
  ['outside', `${folder}/my-game`],
  ['mine.py', undefined],
  ['nowhere', undefined],
])('the game of the project %s is %s', (source, game) => {
  expect(findProjectGame(source, folder)).toBe(game);
});

test.each([
  ['mien.py', 'mine.py'],
  ['./mtach.jsonl', './match.jsonl'],
  ['mine/bto.mjs', 'mine/bot.mjs'],
  ['match', 'match.jsonl'],
  ['nothing-like-it', undefined],
  ['no/such/folder', undefined],
])('beside %s there is %s', (path, found) => {
  expect(suggestBeside(path, folder)).toBe(found);
});

test('of two sources that differ in their ending the one that can be started is suggested', () => {
  const either = writeFolder({ 'runner.ml': '', 'runner.py': '' });
  expect(suggestBeside('runner', either)).toBe('runner.ml');
  expect(() => findBot('runner', { from: either })).toThrow(
    expect.objectContaining({ hint: 'did you mean "runner.py"?' }),
  );
});

test.each([
  ['mien.py', /^there is no bot "mien\.py".*; did you mean "mine\.py"\?$/],
  ['mine.ml', /^"mine\.ml" is a source in OCaml, .*; give the command in quotes: "ocaml mine\.ml", or put it into/],
  ['mine.zig', /put it into a folder with this bot\.json: \{"build":\["zig",.*"mine\.zig"\],"run":\["\{out\}"\]\}$/],
  ['mine.xyz', /^"mine\.xyz" is not executable; .* in quotes: "<program> mine\.xyz"/],
  ['prolog.pl', /^"prolog\.pl" is a source in Prolog, .*; give the command in quotes: "swipl prolog\.pl"$/],
  ['perl.pl', /^nothing is wrong$/],
  ['wrong', /expected an array, got "python3 'my bot\.py' -u"; write a list: \["python3","my bot\.py","-u"\]/],
])('what to write instead of %s', (source, sentence) => {
  expect(sayProblem(() => findBot(source, { from: folder }))).toMatch(sentence);
});

describe('commands that only print', () => {
  test('play --list has the sample bots, weakest first, and the bots here', async () => {
    const { stdout } = await runInMemory(['play', '--list'], folder);
    const names = stdout.split('\n');
    expect(names.slice(0, 5)).toEqual(['null', 'demo', 'rookie', 'dummy', 'veteran']);
    expect(names).toEqual(expect.arrayContaining(['mine', 'mine.py', 'player.cc']));
  });

  test('bots says in which order to beat them', async () => {
    const { stdout } = await runInMemory(['bots'], folder);
    expect(stdout).toContain('Beat them in this order: null, demo, rookie, dummy, veteran.');
    expect(stdout).toMatch(/^bot +what it does\n/);
    expect(stdout).toMatch(/^javascript\/dummy {2,}\S.{20,}$/m);
    const listed = JSON.parse((await runInMemory(['bots', '--json'], folder)).stdout) as { play: string }[];
    expect(
      stdout
        .split('\n')
        .slice(1, 1 + listed.length)
        .map((line) => line.split(' ')[0]),
    ).toEqual(listed.map(({ play }) => play));
  });

  test('games says what each setting means', async () => {
    const { stdout } = await runInMemory(['games', 'Crematoria'], folder);
    expect(stdout).toMatch(/^gemPoints +30 +Points for a gem\.$/m);
    expect(stdout.split('\n').filter((line) => /^\w+ +\S+$/.test(line))).toEqual([]);
  });

  test.each([
    ['view', 'mtach.jsonl', 'did you mean "match.jsonl"?'],
    ['verify', 'mtach.jsonl', 'did you mean "match.jsonl"?'],
    ['validate', 'mtach.jsonl', 'did you mean "match.jsonl"?'],
  ])('%s of a file that is misspelt', async (command, file, hint) => {
    const { code, stderr } = await runInMemory([command, file], folder);
    expect(stderr).toContain(hint);
    expect(code).toBe(2);
  });

  test.each([
    [['-o', 'match.txt'], 'invalid -o: expected a name that ends in .html, got "match.txt"'],
    [['--png', '3', '--gif', '1-3', '-o', 'a.png'], '--png and --gif do not go together'],
  ])('view %j', async (args, message) => {
    expect((await runInMemory(['view', 'match.jsonl', ...args], folder)).stderr).toContain(message);
  });

  test.each(['compare', 'tune', 'tournament', 'series', 'play'])('%s has --set and -o', async (command) => {
    const { stdout } = await runInMemory([command, '--help'], folder);
    expect(stdout).toContain('--set <name=value>');
    expect(stdout).toMatch(/-o, --output </);
  });
});
