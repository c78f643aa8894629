// What people see when their bot has failed: for each way to fail, the words on the screen.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { findProgram } from '../../../judge/prepare/find-program.ts';
import { emptyFolder, runMinions } from '../run-minions.ts';

interface Failure {
  readonly file: string;
  readonly source: string;
  /** What must stand between the name of the bot and that of the next. */
  readonly screen: readonly (string | RegExp)[];
  readonly needs?: readonly string[];
}

const answering = (then: string): string => `import json, sys
for line in sys.stdin:
    state = json.loads(line)
    if state["round"] == 2:
        ${then}
    print(json.dumps({"round": state["round"], "orders": []}), flush=True)
`;

/** A player of the published games, with what it does in its third round. */
const player = (name: string, then: string): string => `#include "Player.hh"
#define PLAYER_NAME ${name}
struct PLAYER_NAME : public Player {
  static Player* factory() { return new PLAYER_NAME; }
  virtual void play() {
    if (round() == 2) { ${then} }
  }
};
RegisterPlayer(PLAYER_NAME);
`;

const FAILURES: Readonly<Record<string, Failure>> = {
  'a Python exception': {
    file: 'py.py',
    source: answering('state["unit"]'),
    screen: ['went out in round 2: crashed: exited with code 1', /\| {3}File ".*py\.py", line 5/, "| KeyError: 'unit'"],
    needs: ['python3'],
  },
  'a Java exception': {
    file: 'Jay.java',
    source: `import java.io.*;
public class Jay {
  public static void main(String[] args) throws IOException {
    var in = new BufferedReader(new InputStreamReader(System.in));
    for (int round = 1; in.readLine() != null; round++) {
      if (round == 2) throw new IllegalStateException("no plan");
      System.out.println("{\\"round\\":" + round + ",\\"orders\\":[]}");
    }
  }
}
`,
    screen: ['crashed: exited with code 1', 'IllegalStateException: no plan', /\| {5}at Jay\.main\(Jay\.java:6\)/],
    needs: ['java'],
  },
  'a Rust panic': {
    file: 'rs.rs',
    source: `fn main() {
    for (round, _) in std::io::stdin().lines().enumerate() {
        let left = 1 - round;
        assert!(left > 0, "out of plans");
        println!("{{\\"round\\":{},\\"orders\\":[]}}", round + 1);
    }
}
`,
    screen: ['crashed: exited with code 101', /\| thread 'main' .*panicked at .*rs\.rs:4/s, 'out of plans'],
    needs: ['rustc'],
  },
  'a Go panic': {
    file: 'gopher.go',
    source: `package main

import ("bufio"; "fmt"; "os")

func main() {
	in := bufio.NewReader(os.Stdin)
	plans := []string{"a", "b"}
	for round := 1; ; round++ {
		if _, err := in.ReadString('\\n'); err != nil { return }
		_ = plans[round-1+round/2]
		fmt.Printf("{\\"round\\":%d,\\"orders\\":[]}\\n", round)
	}
}
`,
    screen: ['crashed: exited with code 2', '| panic: runtime error: index out of range [2]', /gopher\.go:10/],
    needs: ['go'],
  },
  'a failed assert in C++': {
    file: 'Assertive.cc',
    source: player('Assertive', 'assert(round() != 2);'),
    screen: ['crashed', /SIGABRT/, /\| .*Assertive\.cc:6: .*Assertion .round\(\) != 2. failed/],
    needs: ['g++'],
  },
  'a Node exception': {
    file: 'js.mjs',
    source: `import { createInterface } from 'node:readline';
createInterface({ input: process.stdin }).on('line', (line) => {
  const { round, plan } = JSON.parse(line);
  if (round === 2) plan.next();
  console.log(JSON.stringify({ round, orders: [] }));
});
`,
    screen: ['crashed: exited with code 1', /\| .*js\.mjs:4/, '| TypeError: Cannot read properties of undefined'],
  },
  'an endless loop': {
    file: 'loop.py',
    source: answering('while True: pass'),
    // By the clock or by its CPU time: a busy host decides which of the two notices first.
    screen: [/timeout: .*an endless loop/],
    needs: ['python3'],
  },
  'waiting for input': {
    file: 'waits.py',
    source: answering('print("one more?", file=sys.stderr, flush=True); sys.stdin.readline()'),
    screen: [
      /timeout: gave no answer within 1000 ms \(.*hardly computed now: does it sleep, read a second line/,
      '| one more?',
    ],
    needs: ['python3'],
  },
  'an endless loop in a player of the published games': {
    file: 'Looper.cc',
    source: player('Looper', 'for (volatile int i = 0;; ++i) {}'),
    screen: [/timeout: .*an endless loop/, 'It wrote nothing on standard error.'],
    needs: ['g++'],
  },
  'a player of the published games that sleeps': {
    file: 'Sleeper.cc',
    source: `#include <unistd.h>\n${player('Sleeper', 'sleep(60);')}`,
    screen: [/timeout: (?!.*flush).*it hardly computed: does it sleep, or read from cin/],
    needs: ['g++'],
  },
  'a bot of another game': {
    file: 'other.py',
    source: answering('print(\'{"round":2,"orders":[{"unit":0,"dir":"N"}]}\', flush=True); continue'),
    screen: ['went out in round 2: protocol: at /orders/0/dir: expected one of "Up"', 'got "N"', 'Ork Island'],
    needs: ['python3'],
  },
  'a silent bot': {
    file: 'silent.py',
    source: answering('pass'),
    screen: ['gave no orders in the whole match.'],
    needs: ['python3'],
  },
};

const missing = Object.values(FAILURES)
  .flatMap(({ needs = [] }) => needs)
  .filter((program) => findProgram(program) === undefined);
const canRun = missing.length === 0 || process.env['CI'] === 'true';

describe.skipIf(!canRun)(`what is on the screen (needs ${missing.join(', ') || 'nothing that is not here'})`, () => {
  const screens = new Map<string, string>();

  beforeAll(async () => {
    const folder = emptyFolder();
    const files = Object.values(FAILURES).map(({ file, source }) => {
      writeFileSync(join(folder, file), source);
      return file;
    });
    for (let first = 0; first < files.length; first += 4) {
      const bots = files.slice(first, first + 4);
      const { stdout } = await runMinions(['play', 'walking-dead', ...bots, '-s', '1'], folder);
      for (const part of stdout.split(/^(?=\w+ \(player \d\) )/m)) {
        const name = part.split(' ', 1)[0]!;
        // Why it went out, and what it lost.
        screens.set(name, (screens.get(name) ?? '') + part);
      }
    }
  }, 240_000);

  test.each(Object.entries(FAILURES))('%s', (_, { file, screen }) => {
    const name = file.split('.')[0]!;
    for (const words of screen) expect(screens.get(name)).toMatch(words);
  });
});
