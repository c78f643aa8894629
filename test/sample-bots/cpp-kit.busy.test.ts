// What only the compiler of C++ can show of its kit.
import { execa } from 'execa';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { testWith } from '../test-with.ts';

const kit = fileURLToPath(new URL('../../sample-bots/cpp/', import.meta.url));

/** What the compiler says of a plan for Crematoria that begins with these lines, the first of them line 1. */
async function compile(lines: readonly string[]): Promise<string[]> {
  const input = `#include "minions/crematoria.hh"
using namespace crematoria;
struct Mine : Plan {
  Orders play(const State& state, Random& rng) override {
    const Unit& unit = state.units[0];
#line 1 "plan.cc"
${lines.join('\n')}
    return {{unit.id, rng.pick(std::vector<Direction>{Direction::Left, Direction::Up})}};
  }
};`;
  const args = ['-std=c++17', '-Wall', '-Wextra', '-fsyntax-only', '-iquote', kit, '-x', 'c++', '-'];
  const { stderr } = await execa('g++', args, { input, reject: false });
  return stderr.split('\n').filter((line) => line.includes('error:'));
}

testWith('g++')('a plan that keeps to the types is built', async () => {
  const lines = [
    'std::set<Pos> seen = {unit.pos}; std::unordered_set<Pos> known = {unit.pos};',
    'if (unit.type == UnitType::Furyan && unit.pos != state.gems[0].pos) say(unit.type, unit.pos, timeLeft());',
    'if (state.last) say(state.last->rejected.size(), state.config.furyanDamage[1], state.groups[0].cells);',
  ];
  expect(await compile(lines)).toEqual([]);
});

testWith('g++')('one that misspells a word is not, nor one with words instead of values', async () => {
  const mistakes: readonly (readonly [line: string, message: RegExp])[] = [
    ['say(unit.idd);', /has no member named .idd./],
    ['say(state.config.furyanDamages[1]);', /has no member named .furyanDamages./],
    ['order(unit, Direction::Lefft);', /.Lefft. is not a member/],
    ['say(unit.type == UnitType::Puryan);', /.Puryan. is not a member/],
    ['order(unit, "Left");', /cannot convert/],
    ['say(unit.type == "furyan");', /no match for .operator==/],
    ['state["units"];', /no match for .operator\[\]/],
  ];
  const errors = await compile(mistakes.map(([line]) => line));
  for (const [n, [, message]] of mistakes.entries()) {
    expect(errors.filter((error) => error.startsWith(`plan.cc:${n + 1}:`)).join('\n')).toMatch(message);
  }
});
