import type { Game, KitFiles, Type } from '../kit-types/model.ts';
import { constantName, literal, findName } from '../kit-types/python.ts';
import { aboutPlan, type GameKit } from './game-kit.ts';
import { findConstant, listTypes, writeDraw, type DrawWords } from './write-draw.ts';

export function writePython(kit: GameKit): KitFiles {
  const module = kit.game.file.replaceAll('-', '_');
  return { [`minions/${module}.py`]: writeLibrary(kit, module), 'plan.py': writePlan(kit, module) };
}

function writeLibrary({ game, title, units }: GameKit, module: string): string {
  const types = [...game.enums, ...game.records].map(({ name }) => name);
  const own = ['Pos', ...types, ...(game.order.records ? ['Order'] : [])].sort();
  const names = ['USUAL', ...own, 'read_config', 'read_state'].map((name) => `    ${name},\n`).join('');
  const mine = `

def mine(state: State) -> List[${units?.name}]:
    """My units."""
    return [unit for unit in state.units if unit.player == state.player]
`;
  return `"""What a bot for ${title} needs: how a plan plays it, and all its types, which are in ${module}_types.py."""

import json
from typing import ${units ? 'List, ' : ''}Type

from . import Plan, Player
from .${module}_types import (
${names})


def playing(make_plan: "Type[Plan[State]]") -> Player:
    """A plan for this game, as \`run\` takes it."""
    return Player("${game.id}", read_state, read_config, USUAL, make_plan)


def parse_state(line: str) -> State:
    """A saved state, from its line."""
    data = json.loads(line)
    return read_state(data, read_config(data["start"]["config"]) if "start" in data else USUAL)
${units ? mine : ''}`;
}

function writePlan(kit: GameKit, module: string): string {
  const { orders } = kit;
  const records = orders.forms.map(({ record }) => record.name);
  const used = new Set([
    ...listTypes(orders.forms),
    ...records,
    'Order',
    'State',
    ...(orders.isForUnits ? ['mine'] : []),
  ]);
  const give = writeForms(kit);
  const body = orders.isForUnits ? ['for unit in mine(state):', ...give.map((line) => `    ${line}`)] : give;
  return `"""${aboutPlan(kit)}"""

from typing import List

from minions import Random
from minions.${module} import ${[...used].sort().join(', ')}


class Plan:
    def play(self, state: State, rng: Random) -> List[Order]:
        orders: List[Order] = []
${body.map((line) => `        ${line}\n`).join('')}        return orders
`;
}

function writeForms({ game, orders: { forms } }: GameKit): string[] {
  const words = makeWords(game);
  const lines = forms.map(({ record, given }) => {
    const values = [...given].map(
      ([field, recipe]) => `${findName(field)}=${writeDraw(game, recipe, field.type, words)}`,
    );
    return `orders.append(${record.name}(${values.join(', ')}))`;
  });
  if (lines.length < 2) return lines;
  const tests = lines.flatMap((line, n) => [
    n === 0 ? 'if form == 0:' : n === lines.length - 1 ? 'else:' : `elif form == ${n}:`,
    `    ${line}`,
  ]);
  return [`form = rng.random(0, ${lines.length - 1})`, ...tests];
}

function makeWords(game: Game): DrawWords {
  const writeLiteral = (type: Type, value: unknown): string => {
    if (value !== null && type.kind === 'enum') return `${type.name}.${constantName(findConstant(game, type, value))}`;
    if (type.kind === 'position') return `Pos(${(value as number[]).join(', ')})`;
    if (type.kind === 'list') return `[${(value as unknown[]).map((one) => writeLiteral(type.of!, one)).join(', ')}]`;
    return literal(value);
  };
  return {
    unit: 'unit.id',
    range: (low, high) => `rng.random(${low}, ${high})`,
    literal: writeLiteral,
    pick: (type, values, isAll) => `rng.pick(${isAll ? `list(${type.name})` : `[${values.join(', ')}]`})`,
    position: (coordinates) => `Pos(${coordinates.join(', ')})`,
    list: (_, items) => `[${items.join(', ')}]`,
  };
}
