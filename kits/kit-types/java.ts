// The types of the Java kit: for each game a class of records and enumerations. The class of the game extends it, so that
// "import static minions.Crematoria.*" brings all of them.

import type { EnumType, Field, Game, KitFiles, Model, RecordType, Type } from './model.ts';
import { comment, escape, snake, makeTable, wordSet } from './words.ts';

/** Words of the protocol that are words of Java. */
const RENAMED = makeTable({ do: 'action', throws: 'throwsInRound' });

const KEYWORDS =
  wordSet(`abstract assert boolean break byte case catch char class const continue default do double else enum extends
  final finally float for goto if implements import instanceof int interface long native new package private protected public
  return short static strictfp super switch synchronized this throw throws transient try void volatile while true false null _
  clone finalize getClass hashCode notify notifyAll toString wait json`);

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
  const [type, word] = name === 'Land' ? ['char', 'letter'] : ['String', 'word'];
  const constants = values
    .map((one) => `  ${constantName(one.name)}(${type === 'char' ? `'${one.value}'` : JSON.stringify(one.value)})`)
    .join(',\n');
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

function emitRecord(record: RecordType, order: Type): string {
  const { name, doc, fields, isBare } = record;
  const names = listNames(record);
  const isOrder = order.name === name || order.records?.includes(name);
  const parent = order.records ? order.name : 'Minions.Order';
  const components = fields.map((field) => `    ${typeOfField(name, field)} ${names.get(field)!}`).join(',\n');
  const kept = fields.some((field) => field.kept);
  const values = fields
    .map((field) => `        ${field.kept ? field.name : isBare ? 'json' : readField(name, field)}`)
    .join(',\n');
  const docs = [doc, ...fields.map((field) => docOfField(name, field, names.get(field)!)).filter(Boolean)];
  return `${emitDoc(docs)}public record ${name}(
${components})${isOrder ? ` implements ${parent}` : ''} {
  static ${name} read(Json json${kept ? ', Config config' : ''}) {
    return new ${name}(
${values});
  }${isOrder ? `\n\n${emitWriter(record)}` : ''}
}`;
}

/** An order as the judge reads it. */
function emitWriter(record: RecordType): string {
  const { fields, isBare } = record;
  const names = listNames(record);
  const sure = fields.filter(({ optional }) => !optional);
  const parts = [
    ...sure.map((field, n) => {
      const text = writeValue(field.type, names.get(field)!);
      const before = `"${n === 0 ? '{' : ','}\\"${field.name}\\":`;
      // Quotes of words stand in the text beside them.
      return text.startsWith('"') ? `${before}${text.slice(1)}` : `${before}" + ${text}`;
    }),
    ...fields.filter(({ optional }) => optional).map((field) => writeOptional(field, names.get(field)!)),
  ];
  const text = isBare
    ? writeValue(fields[0]!.type, names.get(fields[0]!)!)
    : sure.length > 0
      ? `${parts.join(' + ')} + "}"`
      : `Json.object(${parts.join(' + ') || '""'})`;
  return `  @Override
  public String json() {
    return ${text};
  }`;
}

function writeOptional(field: Field, name: string): string {
  const { type } = field;
  const inner = type.kind === 'nullable' ? type.of! : type;
  const isThere = isOptional(field) ? `${name}.isPresent()` : `!${name}.isNull()`;
  const value = isOptional(field) ? `${name}.${GETTERS[inner.kind] ?? 'get'}()` : name;
  const text = writeValue(inner, value);
  const before = `",\\"${field.name}\\":`;
  return `(${isThere} ? ${text.startsWith('"') ? `${before}${text.slice(1)}` : `${before}" + ${text}`} : "")`;
}

const GETTERS = makeTable({ int: 'getAsInt', number: 'getAsDouble' });

/** A value as JSON text, to be added to text. */
function writeValue(type: Type, value: string, depth = 0): string {
  const one = depth === 0 ? 'one' : `one${depth}`;
  switch (type.kind) {
    case 'enum':
      return `"\\"" + ${value}.word + "\\""`;
    case 'position':
      return `${value}.json()`;
    case 'string':
      return `Json.quote(${value})`;
    case 'json':
      return `${value}.text()`;
    case 'list':
      return `Json.write(${value}, ${one} -> ${asText(writeValue(type.of!, one, depth + 1))})`;
    case 'nullable':
      return `(${value}.isPresent() ? ${asText(writeValue(type.of!, `${value}.${GETTERS[type.of!.kind] ?? 'get'}()`))} : "null")`;
    default:
      return value;
  }
}

const asText = (text: string): string => `"" + ${text}`;

function emitReader({ id, usual }: Game): string {
  return `/** The rules as they usually are. */
public static final Config USUAL =
    Config.read(
        Json.parse(
            """
            ${JSON.stringify(usual).replaceAll('\\', '\\\\')}
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

/** What the components of a record are called, in their order. */
export function listNames({ fields }: RecordType): ReadonlyMap<Field, string> {
  const isFree = (word: string | undefined): word is string =>
    word !== undefined && !fields.some((field) => field.word === word);
  return new Map(
    fields.map((field) => {
      const renamed = RENAMED[field.word];
      return [field, isFree(renamed) ? renamed : escape(field.word, KEYWORDS)];
    }),
  );
}

const isStandIn = (record: string, { name, type }: Field): boolean =>
  type.kind === 'int' && `${record}.${name}` in STAND_INS;
const isPlain = (record: string, field: Field): boolean =>
  isStandIn(record, field) ||
  field.type.kind === 'map' ||
  field.type.kind === 'json' ||
  (record === 'State' && field.type.kind === 'boolean');

/** Whether a field of an order may be empty. */
export const isOptional = ({ type, optional }: Field): boolean =>
  type.kind === 'nullable' || (optional && type.kind !== 'json');

/** The class of what may be empty. */
export const findWrapper = ({ type }: Field): string =>
  boxed(type.kind === 'nullable' ? type.of! : type, 'Optional').replace(/<.*/, '');

function typeOfField(record: string, field: Field): string {
  const { type, optional } = field;
  return optional && type.kind !== 'nullable' && !isPlain(record, field) ? boxed(type, 'Optional') : typeName(type);
}

const PLAIN = makeTable({
  int: 'int',
  number: 'double',
  boolean: 'boolean',
  string: 'String',
  position: 'Pos',
  json: 'Json',
});
const BOXED = makeTable({ int: 'Integer', number: 'Double', boolean: 'Boolean' });

function typeName(type: Type): string {
  if (type.kind === 'nullable') return boxed(type.of!, 'Optional');
  const of = type.of && (BOXED[type.of.kind] ?? typeName(type.of));
  if (type.kind === 'list' || type.kind === 'pair') return `List<${of}>`;
  if (type.kind === 'map') return `Map<String, ${of}>`;
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
  if (optional && isStandIn(record, field)) return `${json}.asInt(${STAND_INS[`${record}.${name}`]})`;
  if (!optional || isPlain(record, field) || type.kind === 'nullable') return readValue(json, type);
  return readValue(json, { kind: 'nullable', of: type });
}

const READERS = makeTable({ int: 'asInt', number: 'asNumber', boolean: 'isTrue', string: 'asString' });
const OPTIONAL = makeTable({ int: 'optionalInt', number: 'optionalNumber' });

function readValue(json: string, type: Type, depth = 0): string {
  const of = (): string => writeReader(type.of!, depth);
  if (type.kind === 'nullable') {
    return OPTIONAL[type.of!.kind] ? `${json}.${OPTIONAL[type.of!.kind]}()` : `${json}.optional(${of()})`;
  }
  if (type.kind === 'list' || type.kind === 'pair') return `${json}.list(${of()})`;
  if (type.kind === 'map') return `${json}.map(${of()})`;
  if (type.kind === 'json') return json;
  if (type.kind === 'enum') return `${type.name}.of(${json}.asString())`;
  return READERS[type.kind] ? `${json}.${READERS[type.kind]}()` : `${typeName(type)}.read(${json})`;
}

/** Lambdas in lambdas must not have the same name for their value. */
function writeReader(type: Type, depth: number): string {
  if (READERS[type.kind]) return `Json::${READERS[type.kind]}`;
  const one = depth === 0 ? 'one' : `one${depth}`;
  if (type.of || type.kind === 'enum' || type.kind === 'json') return `${one} -> ${readValue(one, type, depth + 1)}`;
  return `${typeName(type)}::read`;
}

function docOfField(record: string, field: Field, name: string): string {
  const standIn = field.optional && isStandIn(record, field) ? STAND_INS[`${record}.${field.name}`] : undefined;
  const note = standIn === undefined ? '' : ` ${standIn} where there is none.`;
  return field.doc || note ? `@param ${name} ${field.doc.replaceAll(/\bnull\b/g, 'empty')}${note}` : '';
}

/** A comment of whole lines, none of them wider than the others of the kit. */
function emitDoc(paragraphs: readonly string[]): string {
  const lines = paragraphs.filter(Boolean).flatMap((text) => comment(text, '', 112).trimEnd().split('\n'));
  if (lines.length === 0) return '';
  if (lines.length === 1) return `/** ${lines[0]} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`;
}

export const constantName = (word: string): string => snake(word).replaceAll('-', '_').toUpperCase();
