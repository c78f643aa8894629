import { bundleSchema } from '../../protocol/bundle-schema.ts';
import type { LoadedGame } from '../games/loaded-game.ts';

/** As much of a schema as says what fields there are. */
interface Shape {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape | readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly type?: string;
}

/** A place on the board is two columns or three. */
const AXES = ['i', 'j', 'k'] as const;

/** What orders of a game are made of, as columns, in the order of its schema. */
export function listOrderColumns(game: LoadedGame): string[] {
  const reader = new ShapeReader(game, 'answer');
  return reader.listItemColumns(reader.fields['orders']!);
}

/** What events of a game are made of; of a game that does not say, what events of all games may have. */
export function listEventColumns(game: LoadedGame): string[] {
  const own = new ShapeReader(game, 'event').listOwnColumns();
  return own.length > 0 ? own : USUAL_EVENT_COLUMNS;
}

const USUAL_EVENT_COLUMNS = ['kind', 'unit', 'player', 'loser', 'victim', 'by', 'byPlayer', 'at', 'to', 'event'];

/** What the things in the lists of a state are made of, all lists together. */
export function listThingColumns(game: LoadedGame): string[] {
  const reader = new ShapeReader(game, 'state');
  return [...new Set(Object.values(reader.fields).flatMap((field) => reader.listItemColumns(field)))];
}

/** Puts a value into the columns that are there for it: one, or one for each number of a place. */
export function fillCells(cells: Map<string, unknown>, name: string, value: unknown): void {
  if (!Array.isArray(value) || !cells.has(`${name}_${AXES[0]}`)) cells.set(name, value);
  else for (const [index, number] of value.entries()) cells.set(`${name}_${AXES[index]}`, number);
}

/** Reads the fields of a schema and of what it refers to. */
class ShapeReader {
  private readonly root: Shape;

  constructor({ id, readSchema }: LoadedGame, kind: 'answer' | 'event' | 'state') {
    this.root = bundleSchema(`games/${id}/${kind}`, readSchema) as unknown as Shape;
  }

  get fields(): Readonly<Record<string, Shape>> {
    return this.root.properties ?? {};
  }

  /** The columns of the objects in a list; none for whatever else a field is. */
  listItemColumns(field: Shape): string[] {
    const { items } = this.resolve(field);
    const item = Array.isArray(items) ? (items[0] as Shape) : (items as Shape | undefined);
    return item === undefined ? [] : this.listKindColumns(item);
  }

  /** The columns of what the schema itself describes. */
  listOwnColumns(): string[] {
    return this.listKindColumns(this.root);
  }

  private listKindColumns(item: Shape): string[] {
    const { oneOf, anyOf, ...single } = this.resolve(item);
    const kinds = (oneOf ?? anyOf ?? [single]).map((kind) => this.resolve(kind));
    const fields = kinds.flatMap(({ properties = {} }) => Object.entries(properties));
    return [...new Set(fields.flatMap(([name, shape]) => this.listColumns(name, this.resolve(shape))))];
  }

  private listColumns(name: string, { type, items }: Shape): string[] {
    if (type !== 'array' || !Array.isArray(items) || items.length > AXES.length) return [name];
    return items.map((_, index) => `${name}_${AXES[index]}`);
  }

  private resolve(shape: Shape): Shape {
    if (shape.$ref === undefined) return shape;
    const path = shape.$ref.split('/').slice(1);
    return this.resolve(
      path.reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], this.root) as Shape,
    );
  }
}
