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
    const base = `minions:///${this.file}.json`;
    const { pathname, hash } = new URL(reference, base);
    const name = pathname.replace(/^\/+/, '').replace(/\.json$/, '');
    const whole = new Schema(name, this.readFile);
    const keys = decodeURIComponent(hash).split('/').slice(1).map(unescape);
    return whole.part(keys.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), whole.node));
  }

  /** Equal for the same text in the same file. */
  get key(): string {
    return `${this.file} ${JSON.stringify(this.node)}`;
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

const unescape = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');
