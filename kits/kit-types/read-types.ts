import type { EnumType, Field, RecordType, Type } from './model.ts';
import { isFieldName, isPlainText, TAKEN_TYPES, toDoc, toWord, toWords, TypeNames } from './names.ts';
import { isNode, listItems, type Schema } from './schema.ts';
import { pascal, makeTable } from './words.ts';

/** What enumerations are called; others after their field. */
const ENUM_NAMES = makeTable({
  'Unit.type': 'UnitType',
  'Config.rules': 'RuleSet',
  dir: 'Direction',
  do: 'Action',
});

/** What definitions of positions are called: lists of two or three whole numbers. */
const POSITIONS = /^(position|pos|cell|target)$/;

const JSON_TYPE: Type = { kind: 'json' };
const PLAIN = makeTable<Type>({
  integer: { kind: 'int' },
  number: { kind: 'number' },
  string: { kind: 'string' },
  boolean: { kind: 'boolean' },
});
const DEEPEST = 20;
const MAX_WORDS = 500;

/**
 * Collects the records and enumerations of a game from its schemas. What has no type of its own in every language (one of
 * several things, what contains itself, names that cannot be written) is any JSON: nothing that a schema may say is an error.
 */
export class TypeReader {
  readonly records: RecordType[] = [];
  readonly enums: EnumType[] = [];
  levels = 0;
  /** The numbers of the rules are kept as they come: there are no positions among them. */
  private isInConfig = false;
  /** Types by the schemas they were made of. */
  private readonly made: Map<string, string>;
  private readonly names: TypeNames;
  private readonly unions = new Map<string, Type>();
  /** What is being read: a schema in itself has no end. */
  private readonly open: string[] = [];

  /** `prefix` is not part of the names of types: CrematoriaState is State among the types of Crematoria. */
  constructor(
    private readonly prefix: string,
    shared?: TypeReader,
    private readonly leftOut: readonly string[] = [],
  ) {
    this.made = new Map(shared?.made);
    // What is shared is among the names that no game may take.
    this.names = new TypeNames(shared ? [...TAKEN_TYPES, prefix, `${prefix}Types`] : []);
  }

  /** The type of what stands at `where`: the field of a record, as in "Unit.pos". */
  readType(schema: Schema, where: string): Type {
    if (this.open.includes(schema.key) || this.open.length > DEEPEST) return JSON_TYPE;
    this.open.push(schema.key);
    try {
      return this.read(schema, where);
    } finally {
      this.open.pop();
    }
  }

  private read(schema: Schema, where: string): Type {
    const { node } = schema;
    if (typeof node['$ref'] === 'string') return this.readTypeAt(schema, node['$ref'], where);
    if (Array.isArray(node['enum'])) return this.readEnum(schema, node['enum'], where);
    if (node['const'] !== undefined) return findTypeOf(node['const']);
    const forms = node['anyOf'] ?? node['oneOf'];
    if (Array.isArray(forms)) return this.readForm(schema, forms, where);
    if (Array.isArray(node['allOf'])) return JSON_TYPE;
    if (Array.isArray(node['type'])) return this.readNullable(schema, node['type'], where);
    if (node['type'] === 'array') return this.readList(schema, where);
    if (node['type'] === 'object' || isNode(node['properties'])) return this.readObject(schema, where);
    return PLAIN[String(node['type'])] ?? JSON_TYPE;
  }

  private readTypeAt(schema: Schema, reference: string, where: string): Type {
    const found = schema.at(reference);
    const isPosition = POSITIONS.test(reference.slice(reference.lastIndexOf('/') + 1));
    return (isPosition ? this.readPosition(found) : undefined) ?? this.readType(found, where);
  }

  /** All positions of a game have the same number of coordinates. */
  private readPosition({ node }: Schema): Type | undefined {
    const items = listItems(node);
    if (node['type'] !== 'array' || items.length < 2 || items.length > 3) return undefined;
    if (!items.every((item) => isNode(item) && item['type'] === 'integer')) return undefined;
    if (this.isInConfig) return undefined;
    if (this.levels !== 0 && this.levels !== items.length - 1) return undefined;
    this.levels = items.length - 1;
    return { kind: 'position' };
  }

  private readList(schema: Schema, where: string): Type {
    const { items } = schema.node;
    if (where.endsWith('.pos')) {
      const position = this.readPosition(schema);
      if (position) return position;
    }
    if (!Array.isArray(items)) return { kind: 'list', of: this.readType(schema.part(items), nameOne(where)) };
    const [first, ...others] = items.map((item) => this.readType(schema.part(item), nameOne(where)));
    if (first === undefined || others.some((other) => !isSame(first, other))) return { kind: 'list', of: JSON_TYPE };
    // The two levels of Crematoria are lists of rows: a list of two, and no pair of numbers.
    const isPair = others.length === 1 && first.kind !== 'list' && schema.node['minItems'] === 2;
    return { kind: isPair ? 'pair' : 'list', of: first };
  }

  private readNullable(schema: Schema, types: readonly unknown[], where: string): Type {
    const [type, ...others] = types.filter((one) => one !== 'null');
    if (type === undefined || others.length > 0) return JSON_TYPE;
    return nullable(this.readType(schema.part({ ...schema.node, type }), where), types.length > 1);
  }

  /** One of several things: something or null, or orders that can be told apart. */
  private readForm(schema: Schema, forms: readonly unknown[], where: string): Type {
    const others = forms.filter((form) => !isNode(form) || form['type'] !== 'null');
    if (others.length === 1) return nullable(this.readType(schema.part(others[0]), where), forms.length > 1);
    const isOrder = others.length > 1 && (where === 'Order' || this.unions.has(schema.key));
    return isOrder && others.length === forms.length ? this.readUnion(schema, others) : JSON_TYPE;
  }

  private readUnion(schema: Schema, forms: readonly unknown[]): Type {
    const known = this.unions.get(schema.key);
    if (known) return known;
    const before = [this.records.length, this.enums.length] as const;
    const types = forms.map((form, n) => this.readType(schema.part(form), `Order.order${n + 1}`));
    const names = types.map(({ kind, name }) => (kind === 'record' ? name! : ''));
    const fields = names.map((name) => this.records.find((record) => record.name === name)?.fields ?? []);
    const tells = fields.map((own) =>
      own
        .filter(({ optional }) => !optional)
        .map(({ name }) => name)
        .find((name) => fields.filter((all) => all.some((field) => field.name === name)).length === 1),
    );
    const isClear = tells.every((name) => name !== undefined) && new Set(names).size === names.length;
    if (!isClear) {
      this.forget(...before);
      return JSON_TYPE;
    }
    const union: Type = { kind: 'union', name: 'Order', records: names, tells: tells as string[] };
    this.unions.set(schema.key, union);
    return union;
  }

  /** Types that nothing mentions would be in the way of readers. */
  private forget(records: number, enums: number): void {
    const gone = [...this.records.splice(records), ...this.enums.splice(enums)].map(({ name }) => name);
    for (const [key, name] of this.made) if (gone.includes(name)) this.made.delete(key);
  }

  private readEnum({ node }: Schema, words: readonly unknown[], where: string): Type {
    const [first, ...others] = words.map(findTypeOf);
    if (first === undefined || others.some((other) => other.kind !== first.kind)) return JSON_TYPE;
    if (first.kind !== 'string' || words.length > MAX_WORDS || !(words as string[]).every(isPlainText)) return first;
    const field = where.slice(where.lastIndexOf('.') + 1);
    const wish = this.short(node['title']) ?? ENUM_NAMES[where] ?? ENUM_NAMES[field] ?? pascal(toWord(field, 'word'));
    const like = this.enums.find(({ name }) => name === wish);
    if (like && words.every((word) => like.values.some(({ value }) => value === word))) {
      return { kind: 'enum', name: wish };
    }
    const values = nameValues([...new Set(words as string[])]);
    const name = this.names.give(
      [wish, pascal(toWord(where.replace('.', '-'), 'word'))],
      ['s', ...values.map((value) => pascal(value.name))],
    );
    this.enums.push({ name, doc: toDoc(node['description']), values });
    return { kind: 'enum', name };
  }

  private readObject(schema: Schema, where: string): Type {
    const { node } = schema;
    if (!isNode(node['properties'])) return this.readMap(schema, where);
    const key = `${this.isInConfig} ${schema.key}`;
    const made = this.made.get(key);
    if (made !== undefined) return { kind: 'record', name: made };
    if (!isSpecial(where) && !Object.keys(node['properties']).every(isFieldName)) return JSON_TYPE;
    const name = this.nameRecord(schema, where);
    this.isInConfig ||= name === 'Config';
    const fields = this.readFields(schema, name);
    this.isInConfig &&= name !== 'Config';
    this.made.set(key, name);
    this.records.push({ name, doc: toDoc(node['description']), fields });
    return { kind: 'record', name };
  }

  private readMap(schema: Schema, where: string): Type {
    const others = schema.node['additionalProperties'];
    return isNode(others) ? { kind: 'map', of: this.readType(schema.part(others), nameOne(where)) } : JSON_TYPE;
  }

  private nameRecord({ node }: Schema, where: string): string {
    if (isSpecial(where))
      return where.slice(where.lastIndexOf('.') + 1).replace(/^./, (letter) => letter.toUpperCase());
    const field = pascal(toWord(where.slice(where.lastIndexOf('.') + 1), 'thing'));
    const title = this.short(node['title']);
    return this.names.give([
      ...(title === undefined ? [] : [title]),
      field,
      pascal(toWord(where.replace('.', '-'), 'thing')),
    ]);
  }

  private readFields(schema: Schema, record: string): Field[] {
    const { properties, required } = schema.node;
    const isRequired = (name: string): boolean => Array.isArray(required) && required.includes(name);
    const entries = Object.entries(properties as object).filter(
      ([name]) =>
        isFieldName(name) && !this.leftOut.includes(`${record}.${name}`) && !(record === 'State' && name === 'config'),
    );
    const words = toWords(
      entries.map(([name]) => name),
      'field',
    );
    return entries.map(([name, node]: [string, unknown], n) => {
      const part = schema.part(node);
      const { description, $ref } = part.node;
      return {
        name,
        word: words[n]!,
        doc: toDoc(description ?? (typeof $ref === 'string' ? schema.at($ref).node['description'] : '')),
        type: this.readType(part, `${record}.${name}`),
        optional: !isRequired(name),
        kept: false,
      };
    });
  }

  private short(title: unknown): string | undefined {
    if (typeof title !== 'string' || !/[A-Za-z0-9]/.test(title)) return undefined;
    const name = /^[A-Z][A-Za-z0-9]*$/.test(title) ? title : pascal(toWord(title, 'thing'));
    return name.startsWith(this.prefix) && name !== this.prefix ? name.slice(this.prefix.length) : name;
  }
}

/** The records that every game has, under these names. */
const isSpecial = (where: string): boolean =>
  /^(State|Order|Config)$|^State\.(start|last)$|^Start\.config$/.test(where);

/** State.units lists a State.unit. */
function nameOne(where: string): string {
  if (!where.includes('.')) return `${where}.item`;
  return /\.\w+[^s]s$/.test(where) ? where.slice(0, -1) : where;
}

const nullable = (type: Type, isNullable: boolean): Type =>
  isNullable && type.kind !== 'nullable' && type.kind !== 'json' ? { kind: 'nullable', of: type } : type;

const isSame = (a: Type, b: Type): boolean => JSON.stringify(a) === JSON.stringify(b);

function findTypeOf(value: unknown): Type {
  if (typeof value === 'number') return { kind: Number.isInteger(value) ? 'int' : 'number' };
  return PLAIN[typeof value] ?? JSON_TYPE;
}

/** Words that are names already stay as they are. */
function nameValues(words: readonly string[]): EnumType['values'] {
  const isName = (word: string): boolean => /^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$/.test(word);
  const plain = words.map((word) => word.replaceAll('-', '').toLowerCase());
  const areNames = words.every(isName) && new Set(plain).size === words.length && !plain.includes('self');
  const names = areNames
    ? words
    : toWords(
        words.map((word) => word.replace(/^self$/i, 'self-')),
        'word',
      );
  return words.map((value, n) => ({ value, name: names[n]! }));
}
