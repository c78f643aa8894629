const KINDS = { int8: Int8Array, int16: Int16Array, int32: Int32Array } as const;

type Kind = keyof typeof KINDS;

/** The fields of a state: an element type and a length for each. */
export type Shape = Readonly<Record<string, readonly [Kind, number]>>;

/** Where each field lies in the buffer. Worked out once; a copy has the same. */
interface Layout<S extends Shape> {
  readonly shape: S;
  readonly bytes: number;
  /** All fields without their values, as JSON. */
  readonly blank: string;
  readonly fields: readonly {
    readonly name: string;
    readonly kind: Kind;
    readonly offset: number;
    readonly length: number;
  }[];
}

export type Arrays<S extends Shape> = {
  readonly [Field in keyof S]: InstanceType<(typeof KINDS)[S[Field][0]]>;
} & {
  readonly layout: Layout<S>;
  /** All fields together, as the words of one buffer: cheap to copy and to hash. */
  readonly words: Int32Array<ArrayBuffer>;
};

/**
 * Lays all fields of a state out in one buffer, so that cloning is one copy and a fingerprint one pass. What else a state
 * has is assigned to the result, not spread with it into another object: spreading gives each of the first states a hidden
 * class of its own, and what was compiled for one is thrown away with the next.
 */
export function makeArrays<S extends Shape>(shape: S): Arrays<S> {
  const layout = makeLayout(shape);
  return viewBuffer(layout, new ArrayBuffer(layout.bytes));
}

export function copyArrays<S extends Shape>({ layout, words }: Pick<Arrays<S>, 'layout' | 'words'>): Arrays<S> {
  return viewBuffer(layout, words.buffer.slice(0));
}

function makeLayout<S extends Shape>(shape: S): Layout<S> {
  let bytes = 0;
  const fields = Object.entries(shape).map(([name, [kind, length]]) => {
    const offset = bytes;
    bytes += alignToWord(KINDS[kind].BYTES_PER_ELEMENT * length);
    return { name, kind, offset, length };
  });
  const blank = JSON.stringify(
    Object.fromEntries(['layout', 'words', ...Object.keys(shape)].map((name) => [name, null])),
  );
  return { shape, bytes, blank, fields };
}

/**
 * An object that is given more than a dozen fields by computed names becomes a dictionary: V8 looks every field up by its name
 * from then on, whoever reads it. One that is parsed from JSON has all fields before they get their values.
 */
function viewBuffer<S extends Shape>(layout: Layout<S>, buffer: ArrayBuffer): Arrays<S> {
  const arrays = JSON.parse(layout.blank) as Record<string, unknown>;
  arrays['layout'] = layout;
  arrays['words'] = new Int32Array(buffer);
  for (const { name, kind, offset, length } of layout.fields) arrays[name] = new KINDS[kind](buffer, offset, length);
  return arrays as Arrays<S>;
}

function alignToWord(bytes: number): number {
  return (bytes + 3) & ~3;
}
