/** A schema as it is read: nothing is known of what stands in it. */
export type Node = Readonly<Record<string, unknown>>;

/** A schema, or a part of one, with the file it stands in. */
export class Schema {
  /** `readFile` gives the whole schema of a name as in `games/ork-island/state`. */
  constructor(
    readonly file: string,
    private readonly readFile: (name: string) => Node,
    readonly node: Node = readFile(file),
  ) {}

  /** What stands at a place in it; a schema that allows all where there is no schema (`true`, nothing). */
  part(node: unknown): Schema {
    return new Schema(this.file, this.readFile, isNode(node) ? node : {});
  }

  /** What a reference points to: "#/definitions/unit", "config.json#/definitions/cells". */
  at(reference: string): Schema {
    const whole = this.whole(reference);
    const [, pointer = ''] = reference.split('#');
    const keys = pointer.split('/').slice(1).map(unescape);
    // What is named in another way than by its place (an anchor) is not looked for.
    if (whole === undefined || (pointer !== '' && keys.length === 0)) return this.part({});
    return whole.part(keys.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), whole.node));
  }

  /** The file that a reference points into; undefined where there is none, which a validator has complained of before. */
  private whole(reference: string): Schema | undefined {
    try {
      const { pathname } = new URL(reference, `minions:///${this.file}.json`);
      const name = pathname.replace(/^\/+(protocol-\d+\/)?/, '').replace(/\.json$/, '');
      return new Schema(name, this.readFile);
    } catch {
      return undefined;
    }
  }

  /** Equal for the same text in the same file. */
  get key(): string {
    return `${this.file} ${JSON.stringify(this.node)}`;
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function unescape(key: string): string {
  try {
    return decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return key;
  }
}

/** The items of a list of a fixed length, one by one or all alike: two integers are written in either way. */
export function listItems({ items, minItems, maxItems = minItems }: Node): readonly unknown[] {
  if (Array.isArray(items)) return items;
  return typeof minItems === 'number' && minItems === maxItems ? Array<unknown>(Math.min(minItems, 4)).fill(items) : [];
}
