// The types of the Java kit: for each game a class of records and enumerations. The class of the game extends it, so that
// "import static minions.Crematoria.*" brings all of them.

import type { EnumType, Field, Game, KitFiles, Model, RecordType, Type } from './model.ts';
import { comment, snake } from './words.ts';

/** Words of the protocol that are words of Java. */
const RENAMED: Readonly<Record<string, string>> = { do: 'action', throws: 'throwsInRound' };

/** What stands for a number that some units do not have, so that plans can compare it like any other. */
const STAND_INS: Readonly<Record<string, number>> = { 'Unit.clan': -1, 'Unit.health': 0, 'Unit.turnsToZombie': 0 };

export function emit(model: Model): KitFiles {
  const files = model.games.map((game) => [`minions/${game.name}Types.java`, emitGame(game, model)]);
  return Object.fromEntries(files) as KitFiles;
}

function emitGame(game: Game, { shared, by }: Model): string {
  const records = [...shared, ...game.records];
  const unions = game.order.kind === 'union' ? [game.order] : [];
  const body = [
    emitPosition(game.levels),
    ...game.enums.map(emitEnum),
    ...unions.map(emitUnion),
    ...records.map((record) => emitRecord(record, game.order)),
    emitReader(game),
  ].join('\n\n');
  const uses = (word: string): boolean => new RegExp(`\\b${word.replace('function.', '')}\\b`).test(body);
  const imports = [
    'List',
    'Map',
    'Optional',
    'OptionalDouble',
    'OptionalInt',
    'function.Function',
    'function.Supplier',
  ];
  return `// Generated ${by}. Do not edit.

package minions;

${imports
  .filter(uses)
  .map((name) => `import java.util.${name};\n`)
  .join('')}
/** The words of the protocol, as types. */
public abstract class ${game.name}Types {
  ${game.name}Types() {}

${body.replaceAll(/^(?=.)/gm, '  ')}
}
`;
}

function emitPosition(levels: number): string {
  const names = ['row', 'column', 'level'].slice(0, levels + 1);
  const read = names.map((_, n) => `json.get(${n}).asInt()`).join(', ');
  return `public record Pos(${names.map((name) => `int ${name}`).join(', ')}) implements Debug.Position {
  static Pos read(Json json) {
    return new Pos(${read});
  }

  @Override
  public String json() {
    return "[" + ${names.join(' + "," + ')} + "]";
  }
}`;
}

function emitEnum({ name, doc, values }: EnumType): string {
  // The letters of a board are read one by one, and all others as strings.
  const [type, word, quote] = name === 'Land' ? ['char', 'letter', "'"] : ['String', 'word', '"'];
  const constants = values.map((one) => `  ${upperCase(one.name)}(${quote}${one.value}${quote})`).join(',\n');
  return `${emitDoc([doc])}public enum ${name} {
${constants};

  /** As in the protocol. */
  public final ${type} ${word};

  ${name}(${type} ${word}) {
    this.${word} = ${word};
  }

  ${name === 'Land' ? 'public ' : ''}static ${name} of(${type} ${word}) {
    for (${name} one : values()) if (${type === 'char' ? `one.${word} == ${word}` : `one.${word}.equals(${word})`}) return one;
    throw new Json.JsonException("no ${name}: " + ${word});
  }
}`;
}

function emitUnion({ name, records, tells }: Type): string {
  const choices = records!.map((one, n) => `    if (json.has("${tells![n]}")) return ${one}.read(json);`);
  return `public sealed interface ${name} extends Minions.Order permits ${records!.join(', ')} {
  static ${name} read(Json json) {
${choices.join('\n')}
    throw new Json.JsonException("no ${name}");
  }
}`;
}

function emitRecord({ name, doc, fields }: RecordType, order: Type): string {
  const isOrder = order.name === name || order.records?.includes(name);
  const parent = order.records ? order.name : 'Minions.Order';
  const components = fields.map((field) => `    ${typeOfField(name, field)} ${nameOf(field)}`).join(',\n');
  const kept = fields.some((field) => field.kept);
  const values = fields.map((field) => `        ${field.kept ? field.name : readField(name, field)}`).join(',\n');
  const docs = [doc, ...fields.map((field) => docOfField(name, field)).filter(Boolean)];
  return `${emitDoc(docs)}public record ${name}(
${components})${isOrder ? ` implements ${parent}` : ''} {
  static ${name} read(Json json${kept ? ', Config config' : ''}) {
    return new ${name}(
${values});
  }${isOrder ? `\n\n${emitWriter(fields)}` : ''}
}`;
}

/** An order as the judge reads it. */
function emitWriter(fields: readonly Field[]): string {
  const parts = fields.map((field, n) => {
    const before = `\\"${field.name}\\":`;
    const name = nameOf(field);
    const [start, comma] = [n === 0 ? '"{' : '"', n === 0 ? '' : ','];
    if (field.optional) return `(${name}.isPresent() ? "${comma}${before}" + ${name}.getAsInt() : "")`;
    if (field.type.kind === 'enum') return `${start}${comma}${before}\\"" + ${name}.word + "\\""`;
    return `${start}${comma}${before}" + ${name}${field.type.kind === 'position' ? '.json()' : ''}`;
  });
  return `  @Override
  public String json() {
    return ${parts.join(' + ')} + "}";
  }`;
}

function emitReader({ id, usual }: Game): string {
  return `/** The rules as they usually are. */
public static final Config USUAL =
    Config.read(
        Json.parse(
            """
            ${JSON.stringify(usual)}
            """));

/** Plays this game, each match with a plan of its own: \`Minions.run(args, bot(Plan::new))\`. */
public static Minions.Bot bot(Supplier<Minions.Plan<State>> newPlan) {
  return new Minions.Bot("${id}", () -> play(newPlan.get()));
}

private static Minions.Plan<Json> play(Minions.Plan<State> plan) {
  Function<Json, State> reader = reader();
  return (json, rng) -> plan.play(reader.apply(json), rng);
}

/** A state that was saved on a line. */
public static State readState(String line) {
  return reader().apply(Json.parse(line));
}

/** Reads the states of one match; all have the configuration of the first. */
static Function<Json, State> reader() {
  Config[] config = {USUAL};
  return json -> {
    if (json.get("start").isObject()) config[0] = Config.read(json.get("start").get("config"));
    return State.read(json, config[0]);
  };
}`;
}

const nameOf = ({ name }: Field): string => RENAMED[name] ?? name;
const isPlain = (record: string, { name, type }: Field): boolean =>
  `${record}.${name}` in STAND_INS || type.kind === 'map' || (record === 'State' && type.kind === 'boolean');

function typeOfField(record: string, field: Field): string {
  const { type, optional } = field;
  if (type.kind === 'nullable') return boxed(type.of!, 'Optional');
  return optional && !isPlain(record, field) ? boxed(type, 'Optional') : typeName(type);
}

const PLAIN: Readonly<Record<string, string>> = {
  int: 'int',
  number: 'double',
  boolean: 'boolean',
  string: 'String',
  position: 'Pos',
};
const BOXED: Readonly<Record<string, string>> = { int: 'Integer', number: 'Double', boolean: 'Boolean' };

function typeName(type: Type): string {
  if (type.kind === 'list' || type.kind === 'pair') return `List<${BOXED[type.of!.kind] ?? typeName(type.of!)}>`;
  if (type.kind === 'map') return `Map<String, ${BOXED[type.of!.kind]}>`;
  return PLAIN[type.kind] ?? type.name!;
}

function boxed(type: Type, wrapper: string): string {
  if (type.kind === 'int') return `${wrapper}Int`;
  if (type.kind === 'number') return `${wrapper}Double`;
  return `${wrapper}<${BOXED[type.kind] ?? typeName(type)}>`;
}

function readField(record: string, field: Field): string {
  const { name, type, optional } = field;
  const json = `json.get("${name}")`;
  const standIn = optional ? STAND_INS[`${record}.${name}`] : undefined;
  if (standIn !== undefined) return `${json}.asInt(${standIn})`;
  if (type.kind === 'nullable') return `${json}.${OPTIONAL[type.of!.kind]}()`;
  if (!optional || isPlain(record, field)) return readValue(json, type);
  return OPTIONAL[type.kind] ? `${json}.${OPTIONAL[type.kind]}()` : `${json}.optional(${readerOf(type)})`;
}

const READERS: Readonly<Record<string, string>> = {
  int: 'asInt',
  number: 'asNumber',
  boolean: 'isTrue',
  string: 'asString',
};
const OPTIONAL: Readonly<Record<string, string>> = { int: 'optionalInt', number: 'optionalNumber' };

function readValue(json: string, type: Type): string {
  if (type.kind === 'list' || type.kind === 'pair') return `${json}.list(${readerOf(type.of!)})`;
  if (type.kind === 'map') return `${json}.map(${readerOf(type.of!)})`;
  if (type.kind === 'enum') return `${type.name}.of(${json}.asString())`;
  return READERS[type.kind] ? `${json}.${READERS[type.kind]}()` : `${typeName(type)}.read(${json})`;
}

function readerOf(type: Type): string {
  if (READERS[type.kind]) return `Json::${READERS[type.kind]}`;
  if (type.kind === 'list' || type.kind === 'enum') return `one -> ${readValue('one', type)}`;
  return `${typeName(type)}::read`;
}

function docOfField(record: string, { name, doc, optional }: Field): string {
  const standIn = optional ? STAND_INS[`${record}.${name}`] : undefined;
  const note = standIn === undefined ? '' : ` ${standIn} where there is none.`;
  return doc || note ? `@param ${RENAMED[name] ?? name} ${doc.replaceAll(/\bnull\b/g, 'empty')}${note}` : '';
}

/** A comment of whole lines, none of them wider than the others of the kit. */
function emitDoc(paragraphs: readonly string[]): string {
  const lines = paragraphs.filter(Boolean).flatMap((text) => comment(text, '', 112).trimEnd().split('\n'));
  if (lines.length === 0) return '';
  if (lines.length === 1) return `/** ${lines[0]} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`;
}

const upperCase = (word: string): string => snake(word).replaceAll('-', '_').toUpperCase();
