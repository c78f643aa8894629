// Mistakes that authors of first bots make, in real bots: what the bot did → what is printed after the match.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { findProgram } from '../../../judge/prepare/find-program.ts';
import { emptyFolder, runMinions } from '../run-minions.ts';

/** A bot in Python whose answers are written by these statements. */
const writing = (statements: string): string => `import json, sys, time
for line in sys.stdin:
    state = json.loads(line)
    answer = {"round": state["round"], "orders": []}
    ${statements.replaceAll('\n', '\n    ')}
    sys.stdout.flush()
`;

const MISTAKES: readonly (readonly [name: string, what: string, statements: string, printed: RegExp])[] = [
  [
    'dictionary',
    'prints a dictionary of Python',
    'print(answer)',
    /went out in round 1: protocol: .*in Python write print\(json\.dumps\(answer\)\), not print\(answer\)/,
  ],
  [
    'pretty',
    'prints with indentation',
    'print(json.dumps(answer, indent=2))',
    /went out in round 1: protocol: .*write all of it on one line, without indentation \(json\.dumps\(answer\) without indent/,
  ],
  [
    'nan',
    'has a metric that is not a number',
    'answer["debug"] = {"metrics": {"hope": float("nan")}}\nprint(json.dumps(answer))',
    /went out in round 1: protocol: at \/debug\/metrics\/hope: .*JSON has no NaN \(character \d+\): write a number such as 0/,
  ],
  [
    'mark',
    'writes a byte order mark before a later answer',
    'print(("\\ufeff" if state["round"] == 3 else "") + json.dumps(answer))',
    /went out in round 3: protocol: .*begins with a byte order mark \(U\+FEFF\): write UTF-8 without one/,
  ],
  [
    'nonewline',
    'ends no line',
    'sys.stdout.write(json.dumps(answer))',
    /went out in round 1: timeout: .*wrote "\{.*" without a newline at the end/,
  ],
  [
    'names',
    'has two wrong names of fields',
    'answer["orders"] = [{"id": 0, "direction": "Up"}]\nprint(json.dumps(answer))',
    /went out in round 1: protocol: .*did you mean "unit" and "dir" instead of "id" and "direction"\?/,
  ],
  [
    'sleeper',
    'sleeps in round 20, after good answers',
    'time.sleep(60 if state["round"] == 20 else 0)\nprint(json.dumps(answer))',
    /went out in round 20: timeout: (?!.*flush).*it answered the 19 states before, and hardly computed now/,
  ],
];

const canRun = findProgram('python3') !== undefined || process.env['CI'] === 'true';

describe.skipIf(!canRun)('what is printed for a bot in Python (needs python3) that', () => {
  const folder = emptyFolder();
  const screens = new Map<string, string>();

  beforeAll(async () => {
    for (const [name, , statements] of MISTAKES) writeFileSync(join(folder, `${name}.py`), writing(statements));
    const files = MISTAKES.map(([name]) => `${name}.py`);
    for (let first = 0; first < files.length; first += 4) {
      const args = ['play', 'walking-dead', ...files.slice(first, first + 4), '-s', '1', '--set', 'rounds=30'];
      const { stdout } = await runMinions(args, folder);
      for (const part of stdout.split(/^(?=\w+ \(player \d\) )/m)) {
        const name = part.split(' ', 1)[0]!;
        screens.set(name, (screens.get(name) ?? '') + part.replaceAll('\n', ' '));
      }
    }
  }, 120_000);

  test.each(MISTAKES)('%s.py: %s', (name, _, __, printed) => {
    expect(screens.get(name)).toMatch(printed);
  });

  test('prints with indentation: check says the same, in a few lines', async () => {
    const { code, stdout } = await runMinions(['check', 'pretty.py', 'walking-dead'], folder);
    expect(code).toBe(1);
    expect(stdout).toContain('they are one answer: write it on one line, without indentation');
    expect(stdout.split('\n').length).toBeLessThan(20);
  });
});
