// What only the compiler of Rust, and cargo, can show of its kit.
import { execa } from 'execa';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { emptyFolder, runMinions } from '../cli/run-minions.ts';
import { testWith } from '../test-with.ts';

const kit = fileURLToPath(new URL('../../sample-bots/rust/', import.meta.url));

/** What the compiler says of a plan for Crematoria that begins with these lines, by number of line. */
async function compile(lines: readonly string[]): Promise<Map<number, string>> {
  const before = `#[path = "${kit}minions/mod.rs"] mod minions;
use minions::crematoria::{order, play_with, Direction, Order, Plan, State, UnitType};
use minions::{run, say, time_left, Random};
struct Mine(std::collections::HashSet<minions::crematoria::Pos>);
impl Plan for Mine { fn play(&mut self, state: &State, rng: &mut Random) -> Vec<Order> {
let unit = state.units[0];`;
  const after = `rng.pick(&[Direction::Left, Direction::Up]).map(|&way| order(&unit, way)).into_iter().collect()
} }
fn main() { run(&[("crematoria", || play_with(Mine(Default::default())))]); }`;
  const folder = emptyFolder();
  writeFileSync(join(folder, 'main.rs'), [before, ...lines, after].join('\n'));
  const args = ['--edition', '2021', '--emit=metadata', '--error-format=short', '-D', 'warnings', 'main.rs'];
  const { stderr } = await execa('rustc', args, { cwd: folder, reject: false });
  const errors = stderr.matchAll(/^main\.rs:(\d+):\d+: (.*)$/gm);
  const first = before.split('\n').length;
  return new Map(Array.from(errors, ([, line, text]) => [Number(line) - first, text!]));
}

testWith('rustc')('a plan that keeps to the types is built', async () => {
  const lines = [
    'if unit.kind == UnitType::Furyan && unit.pos != state.gems[0].pos && self.0.insert(unit.pos) {',
    'say(format!("{} {} {}", unit.kind, unit.pos, time_left())); }',
    'if let Some(last) = &state.last { say(last.rejected.len() as i32 + state.config.furyan_damage[1]); }',
  ];
  expect(await compile(lines)).toEqual(new Map());
});

testWith('rustc')('one that misspells a word is not, nor one with words instead of values', async () => {
  const mistakes: readonly (readonly [line: string, message: RegExp])[] = [
    ['say(unit.idd);', /no field `idd`/],
    ['say(state.config.furyan_damages[1]);', /no field `furyan_damages`/],
    ['order(&unit, Direction::Lefft);', /no variant.* named `Lefft`/],
    ['say(unit.kind == UnitType::Puryan);', /no variant.* named `Puryan`/],
    ['order(&unit, "Left");', /mismatched types/],
    ['say(unit.kind == "furyan");', /mismatched types|can't compare/],
    ['say(state["units"]);', /cannot index/],
  ];
  const errors = await compile(mistakes.map(([line]) => line));
  for (const [n, [line, message]] of mistakes.entries()) expect(errors.get(n + 1), line).toMatch(message);
});

/** A crate as `cargo vendor` leaves it. */
const VENDORED = {
  'vendor/lucky/Cargo.toml': '[package]\nname = "lucky"\nversion = "1.0.0"\nedition = "2021"\n',
  'vendor/lucky/src/lib.rs': 'pub const NUMBER: i64 = 7;\n',
  'vendor/lucky/.cargo-checksum.json': '{"files":{},"package":null}',
  '.cargo/config.toml':
    '[source.crates-io]\nreplace-with = "vendored-sources"\n\n[source.vendored-sources]\ndirectory = "vendor"\n',
};

testWith('cargo')('a match is built from Cargo.toml, with the crates that it names', async () => {
  const folder = emptyFolder();
  await runMinions(['new', 'rust', 'ork-island', 'mine', '--from', 'demo', '--no-check'], folder);
  const mine = join(folder, 'mine');
  for (const [name, text] of Object.entries(VENDORED)) {
    mkdirSync(dirname(join(mine, name)), { recursive: true });
    writeFileSync(join(mine, name), text);
  }
  const manifest = readFileSync(join(mine, 'Cargo.toml'), 'utf8');
  writeFileSync(join(mine, 'Cargo.toml'), manifest.replace('[dependencies]', '[dependencies]\nlucky = "1"'));
  appendFileSync(join(mine, 'src/plan.rs'), '\nconst _: () = assert!(lucky::NUMBER == 7);\n');
  const args = ['play', 'ork-island', 'mine', 'null', 'null', 'null', '-s', '1', '--set', 'rounds=3', '--json'];
  const { code, stdout, stderr } = await runMinions([...args, '--start-time', '30000', '--time', '10000'], folder);
  expect(stderr).toMatch(/^(minions: building mine with cargo…)?$/);
  expect({ code, seat: (JSON.parse(stdout) as { seats: object[] }).seats[0] }).toMatchObject({
    code: 0,
    seat: { name: 'mine', verdict: null },
  });
});
