import { constantName, isOptional, listNames, findWrapper } from '../kit-types/java.ts';
import type { Field, Game, KitFiles, Type } from '../kit-types/model.ts';
import { comment, snake } from '../kit-types/words.ts';
import type { OrderRecipe } from './demo-orders.ts';
import { aboutPlan, type GameKit } from './game-kit.ts';
import { findConstant, decimal, writeDraw, type DrawWords } from './write-draw.ts';

export function writeJava(kit: GameKit): KitFiles {
  return { [`minions/${kit.game.name}.java`]: writeLibrary(kit), 'Plan.java': writePlan(kit) };
}

/** All words of an enumeration: DIRECTIONS. */
const listName = (name: string): string => `${snake(name).toUpperCase()}S`;

function writeLibrary({ game, title, units }: GameKit): string {
  const lists = game.enums.map(
    ({ name }) => `\n  public static final List<${name}> ${listName(name)} = List.of(${name}.values());\n`,
  );
  const mine = `
  /** My units. */
  public static List<${units?.name}> mine(State state) {
    return state.units().stream().filter(unit -> unit.player() == state.player()).toList();
  }
`;
  return `${comment(`What a bot for ${title} needs. Its types are in ${game.name}Types.java.`, '// ')}
package minions;

import java.util.List;

/** The names of the game are at hand after "import static minions.${game.name}.*;". */
public final class ${game.name} extends ${game.name}Types {
  private ${game.name}() {}
${lists.join('')}${units ? mine : ''}}
`;
}

function writePlan(kit: GameKit): string {
  const give = writeForms(kit);
  const lines = kit.orders.isForUnits
    ? [`for (${kit.units!.name} unit : mine(state)) {`, ...give.map((line) => `  ${line}`), '}']
    : give;
  const body = lines.map((line) => `    ${line}\n`).join('');
  const util = ['ArrayList', 'List', 'Optional', 'OptionalDouble', 'OptionalInt'].filter(
    (name) => ['ArrayList', 'List'].includes(name) || body.includes(`${name}.`),
  );
  const own = [...(body.includes('Json.') ? ['Json'] : []), 'Minions', 'Random'];
  const imports = [...util.map((name) => `java.util.${name}`), ...own.map((name) => `minions.${name}`)];
  return `${comment(aboutPlan(kit), '// ')}
import static minions.${kit.game.name}.*;

${imports.map((name) => `import ${name};\n`).join('')}
final class Plan implements Minions.Plan<State> {
  @Override
  public List<Order> play(State state, Random rng) {
    List<Order> orders = new ArrayList<>();
${body}    return orders;
  }
}
`;
}

function writeForms({ game, orders: { forms } }: GameKit): string[] {
  const words = makeWords(game);
  const lines = forms.map((form) => `orders.add(${writeOrder(game, form, words)});`);
  if (lines.length < 2) return lines;
  const tests = lines.map((line, n) => `  ${n === lines.length - 1 ? 'default' : `case ${n}`} -> ${line}`);
  return [`switch (rng.random(0, ${lines.length - 1})) {`, ...tests, '}'];
}

/** Records want all that they hold, in its order. */
function writeOrder(game: Game, { record, given }: OrderRecipe, words: DrawWords): string {
  const values = [...listNames(record).keys()].map((field) => {
    const recipe = given.get(field);
    return recipe ? wrap(field, writeDraw(game, recipe, field.type, words)) : nothing(field);
  });
  return `new ${record.name}(${values.join(', ')})`;
}

const wrap = (field: Field, text: string): string => (isOptional(field) ? `${findWrapper(field)}.of(${text})` : text);
const nothing = (field: Field): string => (isOptional(field) ? `${findWrapper(field)}.empty()` : 'Json.parse("null")');

function makeWords(game: Game): DrawWords {
  const literal = (type: Type, value: unknown): string => {
    if (type.kind === 'enum') return `${type.name}.${constantName(findConstant(game, type, value))}`;
    if (type.kind === 'position') return `new Pos(${(value as number[]).join(', ')})`;
    if (type.kind === 'list') return `List.of(${(value as unknown[]).map((one) => literal(type.of!, one)).join(', ')})`;
    if (type.kind === 'json') return `Json.parse(${JSON.stringify(JSON.stringify(value))})`;
    return type.kind === 'number' ? decimal(value) : JSON.stringify(value);
  };
  return {
    unit: 'unit.id()',
    range: (low, high) => `rng.random(${low}, ${high})`,
    literal,
    pick: (type, values, isAll) => `rng.pick(${isAll ? listName(type.name!) : `List.of(${values.join(', ')})`})`,
    position: (coordinates) => `new Pos(${coordinates.join(', ')})`,
    list: (_, items) => `List.of(${items.join(', ')})`,
  };
}
