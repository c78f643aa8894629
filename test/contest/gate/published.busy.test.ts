// Submissions under the restrictions of the published contest, through the whole gate.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GateReport } from '../../../protocol/types/contest/gate-report.ts';
import { runGate } from '../../../contest/gate/run-gate.ts';
import { loadGame } from '../../../judge/games/load-game.ts';
import type { LoadedGame } from '../../../judge/games/loaded-game.ts';
import { findProgram } from '../../../judge/prepare/find-program.ts';
import { emptyFolder } from '../../cli/run-minions.ts';

const missing = ['g++', 'nm', 'bwrap'].filter((name) => findProgram(name) === undefined);
const isSkipped = missing.length > 0 && process.env['CI'] !== 'true';

/** A player with something in it that it may have or not. */
function makePlayer({ top = '', members = '', body = '' }: { top?: string; members?: string; body?: string }): string {
  return `#include "Player.hh"
${top}
#define PLAYER_NAME Riddick
struct PLAYER_NAME : public Player {
  static Player* factory() { return new PLAYER_NAME; }
  ${members}
  virtual void play() {
    ${body}
  }
};
RegisterPlayer(PLAYER_NAME);
`;
}

let game: LoadedGame;
beforeAll(async () => {
  game = await loadGame('crematoria');
});

async function pass(source: string, file = 'AIRiddick.cc', changes: object = {}): Promise<GateReport> {
  const folder = emptyFolder();
  writeFileSync(join(folder, file), source);
  writeFileSync(join(folder, 'mine.hh'), 'int mine();');
  const terms = { game: 'crematoria', config: { rounds: 4 }, limits: 'relaxed', profile: 'published' } as const;
  return runGate({ source: join(folder, file), game, terms: { ...terms, ...changes }, sandbox: 'bwrap' });
}

const note = missing.length === 0 ? '' : ` (skipped: ${missing.join(', ')} not installed)`;

describe.skipIf(isSkipped)(`the profile "published"${note}`, () => {
  test('what a player does is named with its rule and line', async () => {
    const top =
      'extern "C" { int fork(); long syscall(long, ...); } int counter; namespace { vector<int> seen; } thread_local int mood;';
    const uses = ['ofstream out("a");', 'fopen("a", "w");', 'thread t([]{});', 'fork();', 'system("ls");'];
    const more = ['syscall(39);', 'cout << 1;', 'printf("%d", 1);', 'cerr << counter << mood << seen.size();'];
    const { passed, steps } = await pass(
      makePlayer({ top: `#include <thread>\n${top}`, body: [...uses, ...more].join('\n') }),
    );
    expect([passed, steps.at(-1)!.name, steps.at(-1)!.hint]).toEqual([
      false,
      'rules',
      expect.stringContaining('attributes'),
    ]);
    expect(steps.at(-1)!.message).toMatch(/^AIRiddick.cc, line 3: no global variables: /);
    const lines = steps
      .at(-1)!
      .output.split('\n')
      .map((line) => line.replace('AIRiddick.cc, line ', ''));
    expect(lines.sort()).toEqual(
      [
        '3: no global variables: (anonymous namespace)::seen',
        '3: no global variables: counter',
        '3: no global variables: mood',
        '9: no files: std::ofstream',
        '10: no files: fopen',
        '11: no threads: std::thread',
        '12: no forks: fork',
        '13: no forks: system',
        '14: no system calls: syscall',
        '15: no standard input or output: std::cout',
        '16: no standard input or output: printf',
      ].sort(),
    );
  }, 100_000);

  test.each<[what: string, source: string, message: string]>([
    [
      'what it includes',
      makePlayer({ top: '#include "mine.hh"\n#include <unistd.h>' }),
      'line 2: one source file: #include "mine.hh"',
    ],
    [
      'variables hidden in the lines of another file',
      makePlayer({ top: '#li\\\nne 7 "Player.hh"\nint counter;' }),
      'line 2: one source file: #line 7 "Player.hh"',
    ],
    [
      'a program that is no player',
      'int main() {}',
      'one source file: a C++ submission is one file that includes Player.hh',
    ],
  ])(
    '%s',
    async (_, source, message) => {
      const step = (await pass(source)).steps.at(-1)!;
      expect([step.name, step.passed, step.message]).toEqual(['rules', false, expect.stringContaining(message)]);
    },
    100_000,
  );

  test('what only the filter of system calls finds is named with its rules', async () => {
    // No function that a list of names knows.
    const top = 'extern "C" int mkostemp(char*, int);';
    const write = 'char name[] = "/tmp/noteXXXXXX"; if (mkostemp(name, 0) < 0) throw 1;';
    const early = (await pass(makePlayer({ top, body: write }))).steps.at(-1)!;
    expect([early.name, early.passed]).toEqual(['check', false]);
    expect(early.message).toMatch(/^no files, no threads, no forks, no system calls: /);
    expect(early.hint).toBe('the step passes without the filter of system calls: do without what these rules deny');
    // The check plays in one seat alone.
    const late = (
      await pass(makePlayer({ top, body: `if (me() == 3 && round() == 12) { ${write} }` }), undefined, {
        config: { rounds: 20 },
      })
    ).steps.at(-1)!;
    expect([late.name, late.message]).toEqual([
      'match',
      expect.stringMatching(/^no files, no threads, no forks, no system calls: crashed in round 12: /),
    ]);
    const own = (await pass(makePlayer({ body: 'throw 1;' }))).steps.at(-1)!;
    expect([own.name, own.message.includes('no files')]).toEqual(['check', false]);
  }, 100_000);

  test('an honest player passes, with constants, attributes and notes on cerr', async () => {
    const top =
      'const vector<Dir> DIRS = {Top, Left};\nstatic const char* const NAME = "riddick";\ntypedef map<int, Pos> Seen;';
    const members = 'Seen seen; int counter = 0; static const int LIMIT = 3;';
    const body = 'if (++counter < LIMIT) cerr << NAME << random(1, 3) << DIRS.size() << endl;';
    const { passed, steps, stderr } = await pass(makePlayer({ top, members, body }));
    expect(steps.map((step) => [step.name, step.passed, step.passed ? '' : step.message])).toEqual(
      ['build', 'rules', 'check', 'match'].map((name) => [name, true, '']),
    );
    expect([passed, stderr.length > 0]).toEqual([true, true]);
  }, 60_000);

  test('other languages have no such rules, unless one file without children is asked for', async () => {
    const child = `
      import { execFileSync } from 'node:child_process';
      import { createInterface } from 'node:readline';
      execFileSync('true');
      for await (const line of createInterface({ input: process.stdin })) {
        const { round, over } = JSON.parse(line);
        if (!over) console.log(JSON.stringify({ round, orders: [] }));
      }`;
    const free = await pass(child, 'bot.mjs');
    const alone = await pass(child, 'bot.mjs', { profile: undefined, oneFile: true });
    const quiet = await pass(child.replace("execFileSync('true');", ''), 'bot.mjs', {
      profile: undefined,
      oneFile: true,
    });
    expect([free.passed, alone.passed, quiet.passed]).toEqual([true, false, true]);
    const message = expect.stringMatching(/^no processes: /) as string;
    expect(alone.steps.at(-1)).toMatchObject({ name: 'check', passed: false, message });
  }, 60_000);
});
