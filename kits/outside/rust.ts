import type { Game, KitFiles, Type } from '../kit-types/model.ts';
import { constantName, listNames, listVariants } from '../kit-types/rust.ts';
import { comment } from '../kit-types/words.ts';
import type { OrderRecipe } from './demo-orders.ts';
import { aboutPlan, type GameKit } from './game-kit.ts';
import { findConstant, decimal, listTypes, writeDraw, type DrawWords } from './write-draw.ts';

export function writeRust(kit: GameKit): KitFiles {
  const module = kit.game.file.replaceAll('-', '_');
  return { [`src/minions/${module}.rs`]: writeLibrary(kit), 'src/plan.rs': writePlan(kit, module) };
}

function writeLibrary({ title, units }: GameKit): string {
  const mine = `
/// My units.
pub fn mine(state: &State) -> Vec<&${units?.name}> {
    state.units.iter().filter(|unit| unit.player == state.player).collect()
}
`;
  return `${comment(`What a bot for ${title} needs. Its types are in state.rs.`, '//! ', 98)}
mod state;

pub use state::*;
${units ? mine : ''}`;
}

function writePlan(kit: GameKit, module: string): string {
  const { orders } = kit;
  const give = writeForms(kit);
  const lines = orders.isForUnits ? ['for unit in mine(state) {', ...give.map((line) => `    ${line}`), '}'] : give;
  const body = lines.map((line) => `        ${line}\n`).join('');
  const records = orders.forms.map(({ record }) => record.name);
  const named = [...listTypes(orders.forms), ...records].filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  const used = new Set([...named, 'Order', 'Plan', 'State', ...(orders.isForUnits ? ['mine'] : [])]);
  const text = body === '' ? '        Vec::new()\n' : `        let mut orders = Vec::new();\n${body}        orders\n`;
  return `${comment(aboutPlan(kit), '//! ', 98)}
${body.includes('Json') ? 'use crate::minions::json::Json;\n' : ''}use crate::minions::${module}::{${[...used].sort().join(', ')}};
use crate::minions::Random;

#[derive(Default)]
pub struct Demo;

impl Plan for Demo {
    fn play(&mut self, ${body.includes('state') ? '' : '_'}state: &State, ${body.includes('rng.') ? '' : '_'}rng: &mut Random) -> Vec<Order> {
${text}    }
}
`;
}

function writeForms({ game, orders: { forms } }: GameKit): string[] {
  const words = makeWords(game);
  const lines = forms.map((form) => `orders.push(${writeOrder(game, form, words)});`);
  if (lines.length < 2) return lines;
  const arms = lines.map((line, n) => `    ${n === lines.length - 1 ? '_' : n} => ${line.replace(/;$/, ',')}`);
  return [`match rng.random(0, ${lines.length - 1}) {`, ...arms, '}'];
}

function writeOrder(game: Game, { record, given }: OrderRecipe, words: DrawWords): string {
  const values = [...listNames(record)].map(([field, name]) => {
    const recipe = given.get(field);
    const isMaybe = field.type.kind === 'nullable' || (field.optional && field.type.kind !== 'json');
    if (recipe === undefined) return `${name}: ${isMaybe ? 'None' : 'Json::Null'}`;
    const text = writeDraw(game, recipe, field.type, words);
    return `${name}: ${isMaybe ? `Some(${text})` : text}`;
  });
  const order = `${record.name} { ${values.join(', ')} }`;
  return game.order.records ? `Order::${listVariants(game.order).get(record.name)!}(${order})` : order;
}

const COORDINATES = ['row', 'column', 'level'];

function makeWords(game: Game): DrawWords {
  const writeList = (items: readonly string[]): string => `vec![${items.join(', ')}]`;
  const writePosition = (coordinates: readonly string[]): string =>
    `Pos { ${coordinates.map((one, n) => `${COORDINATES[n]}: ${one}`).join(', ')} }`;
  const literal = (type: Type, value: unknown): string => {
    if (type.kind === 'enum') return `${type.name}::${constantName(findConstant(game, type, value))}`;
    if (type.kind === 'position') return writePosition((value as number[]).map(String));
    if (type.kind === 'list') return writeList((value as unknown[]).map((one) => literal(type.of!, one)));
    if (type.kind === 'json') return `${JSON.stringify(JSON.stringify(value))}.parse::<Json>().unwrap()`;
    if (type.kind === 'string') return `${JSON.stringify(value)}.to_owned()`;
    return type.kind === 'number' ? decimal(value) : JSON.stringify(value);
  };
  return {
    unit: 'unit.id',
    range: (low, high) => `rng.random(${low}, ${high})`,
    literal,
    pick: (type, values, isAll) => {
      const list = isAll ? `${type.name}::ALL` : `[${values.join(', ')}]`;
      const isCopied = !['json', 'string'].includes(type.kind);
      return isCopied ? `*rng.pick(&${list}).unwrap()` : `rng.pick(&${list}).unwrap().clone()`;
    },
    position: writePosition,
    list: (_, items) => writeList(items),
  };
}
