import { constantName, listNames } from '../kit-types/cpp.ts';
import type { Game, KitFiles, Type } from '../kit-types/model.ts';
import { comment, snake } from '../kit-types/words.ts';
import { aboutPlan, type GameKit } from './game-kit.ts';
import { findConstant, decimal, writeDraw, type DrawWords } from './write-draw.ts';

export function writeCpp(kit: GameKit): KitFiles {
  const space = kit.game.file.replaceAll('-', '_');
  return { [`minions/${kit.game.file}.hh`]: writeLibrary(kit, space), 'plan.cc': writePlan(kit, space) };
}

/** All words of an enumeration: DIRECTIONS. */
const listName = (name: string): string => `${snake(name).toUpperCase()}S`;

function writeLibrary({ game, title, units }: GameKit, space: string): string {
  const lists = game.enums.map(({ name, values }) => {
    const constants = values.map((value) => `${name}::${constantName(value.name)}`).join(', ');
    return `/** All of ${name}. */\ninline const std::vector<${name}> ${listName(name)} = {${constants}};\n\n`;
  });
  const mine = `/** My units. */
inline std::vector<${units?.name}> mine(const State& state) {
  std::vector<${units?.name}> units;
  for (const ${units?.name}& unit : state.units) {
    if (unit.player == state.player) units.push_back(unit);
  }
  return units;
}

`;
  return `${comment(`What a bot for ${title} needs. Its types are in ${game.file}-state.hh.`, '// ')}#pragma once

#include <memory>
#include <vector>

#include "${game.file}-state.hh"
#include "minions.hh"

namespace ${space} {

using Plan = PlanFor<State, Order>;
using Orders = std::vector<Order>;

/** The plan of this bot: its file has it. */
std::unique_ptr<Plan> makePlan();

${lists.join('')}${units ? mine : ''}}  // namespace ${space}
`;
}

function writePlan(kit: GameKit, space: string): string {
  const give = writeForms(kit);
  const lines = kit.orders.isForUnits
    ? [`for (const ${kit.units!.name}& unit : mine(state)) {`, ...give.map((line) => `  ${line}`), '}']
    : give;
  const body = lines.map((line) => `    ${line}\n`).join('');
  const state = body.includes('state') ? ' state' : '';
  const rng = body.includes('rng.') ? ' rng' : '';
  return `${comment(aboutPlan(kit), '// ')}
#include "minions/${kit.game.file}.hh"

namespace ${space} {

class Demo : public Plan {
 public:
  Orders play(const State&${state}, Random&${rng}) override {
    Orders orders;
${body}    return orders;
  }
};

std::unique_ptr<Plan> makePlan() { return std::make_unique<Demo>(); }

}  // namespace ${space}
`;
}

function writeForms({ game, orders: { forms } }: GameKit): string[] {
  const words = makeWords(game);
  const blocks = forms.map(({ record, given }) => {
    const names = listNames(record);
    const sets = [...given].map(
      ([field, recipe]) => `order.${names.get(field)!} = ${writeDraw(game, recipe, field.type, words)};`,
    );
    return [`${record.name} order;`, ...sets, 'orders.push_back(order);'];
  });
  if (blocks.length < 2) return blocks.flat();
  const tests = blocks.flatMap((lines, n) => [
    n === 0 ? 'if (form == 0) {' : n === blocks.length - 1 ? '} else {' : `} else if (form == ${n}) {`,
    ...lines.map((line) => `  ${line}`),
  ]);
  return [`const int form = rng.random(0, ${blocks.length - 1});`, ...tests, '}'];
}

const PLAIN: Readonly<Record<string, string>> = {
  int: 'int',
  number: 'double',
  boolean: 'bool',
  string: 'std::string',
  json: 'Json',
};
const typeName = (type: Type): string => PLAIN[type.kind] ?? type.name ?? 'Pos';

function makeWords(game: Game): DrawWords {
  const writeList = (type: Type, items: readonly string[]): string =>
    `std::vector<${typeName(type.of!)}>{${items.join(', ')}}`;
  const literal = (type: Type, value: unknown): string => {
    if (type.kind === 'enum') return `${type.name}::${constantName(findConstant(game, type, value))}`;
    if (type.kind === 'position') return `Pos{${(value as number[]).join(', ')}}`;
    if (type.kind === 'list')
      return writeList(
        type,
        (value as unknown[]).map((one) => literal(type.of!, one)),
      );
    if (type.kind === 'json') return `Json::parse(${JSON.stringify(JSON.stringify(value))})`;
    return type.kind === 'number' ? decimal(value) : JSON.stringify(value);
  };
  return {
    unit: 'unit.id',
    range: (low, high) => `rng.random(${low === -(2 ** 31) ? '-2147483647 - 1' : low}, ${high})`,
    literal,
    pick: (type, values, isAll) =>
      type.kind === 'boolean'
        ? 'rng.random(0, 1) == 1'
        : `rng.pick(${isAll ? listName(type.name!) : `std::vector<${typeName(type)}>{${values.join(', ')}}`})`,
    position: (coordinates) => `Pos{${coordinates.join(', ')}}`,
    list: writeList,
  };
}
