// Matches recorded by the published programs: EDA players that ask again for what was asked then, wrong directions and
// foreign units included, give the recorded replay. The recordings stay outside the project.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { runMinions } from '../cli/run-minions.ts';
import { writeEdaPlayer } from '../sample-bots/run-eda-player.ts';
import { testWith } from '../test-with.ts';
import { findRecorded } from './find-recorded.ts';

/** How each game gives the orders of a round, which are in `in`. */
const GIVE_ORDERS: Readonly<Record<string, string>> = {
  crematoria: 'for (int id, dir; in >> id >> dir;) command(id, Dir(dir));',
  'walking-dead': 'for (int id, dir; in >> id >> dir;) move(id, Dir(dir));',
  'ork-island': 'for (int id, dir; in >> id >> dir;) execute(Command(id, Dir(dir)));',
  apocalypse: `int a, b, c;
    while (in >> a and a != -1) { in >> b >> c; command_soldier(a, b, c); }
    while (in >> a and a != -1) { in >> b; command_helicopter(a, b); }
    while (in >> a and a != -1) { in >> b; command_parachuter(a, b); }`,
};

describe.each(Object.keys(GIVE_ORDERS))('recorded matches of %s', (game) => {
  const { folder, files } = findRecorded(game);
  const matches = files.filter((file) => file.endsWith('.res.gz'));

  for (const file of matches) {
    testWith('g++')(file, async () => {
      const [, seed, map = 'default'] = /\.s(\d+)(?:\.(\w+))?\.res\.gz$/.exec(file) as unknown as string[];
      const expected = gunzipSync(readFileSync(join(folder, file))).toString();
      const asked = gunzipSync(readFileSync(join(folder, file.replace('.res.gz', '.orders.gz')))).toString();
      const player = writeEdaPlayer('Replayer', playOf(game));
      writeFileSync(join(dirname(player), 'orders.txt'), makeLines(game, asked));
      const players = namesIn(expected).map((name) => `${name}=${player}`);
      const options = ['--rules', 'original', '-s', seed!, '-i', join(folder, `${map}.cnf`), '-o', 'x.res'];
      // A player sees its own file alone, and these read a file beside it.
      const freely = ['--no-limits', '--sandbox', 'none', '-q'];
      await runMinions(['play', game, ...players, ...options, ...freely], dirname(player));
      const actual = readFileSync(join(dirname(player), 'x.res'), 'utf8').split('\n');
      const lines = expected.split('\n');
      const line = lines.findIndex((text, index) => text !== actual[index]);
      expect({ line, text: actual[line], count: actual.length }).toEqual({
        line: -1,
        text: undefined,
        count: lines.length,
      });
    });
  }
});

function playOf(game: string): string {
  return `static ifstream file("orders.txt");
    string line;
    for (int pl = 0; pl <= 3; ++pl) {
      getline(file, line);
      istringstream in(line);
      if (pl == me()) { ${GIVE_ORDERS[game]} }
    }`;
}

const namesIn = (replay: string): string[] => /^names +(.+)$/m.exec(replay)![1]!.trim().split(/\s+/);

/** A line for each player of each round, in turn, with nothing but numbers. */
function makeLines(game: string, asked: string): string {
  const rounds = asked.split(/^(?:round|end) .*\n/m).slice(1);
  const lines = rounds.flatMap((round) =>
    game === 'apocalypse' || game === 'ork-island'
      ? round.split(/^player .*$/m).slice(1)
      : round.split('\n').flatMap((line) => (line === '' ? [] : [line.replace(/^\d+ \d+/, '').replaceAll(':', ' ')])),
  );
  return lines
    .map((line) => (game === 'ork-island' ? line.replace(/\s-1\s*$/, '') : line).replaceAll(/\s+/g, ' '))
    .join('\n');
}
