const KINDS = { int8: Int8Array, int16: Int16Array, int32: Int32Array } as const;

type Kind = keyof typeof KINDS;

/** The fields of a state: an element type and a length for each. */
export type Shape = Readonly<Record<string, readonly [Kind, number]>>;

export type Arrays<S extends Shape> = {
  readonly [Field in keyof S]: InstanceType<(typeof KINDS)[S[Field][0]]>;
} & {
  /** All fields together, as the words of one buffer: cheap to copy and to hash. */
  readonly words: Int32Array;
};

/**
 * Lays all fields of a state out in one buffer, so that cloning is one copy and a fingerprint one pass. What else a state
 * has is assigned to the result, not spread with it into another object: spreading gives each of the first states a hidden
 * class of its own, and what was compiled for one is thrown away with the next.
 */
export function makeArrays<S extends Shape>(shape: S, from?: Int32Array): Arrays<S> {
  const fields = Object.entries(shape);
  const bytes = fields.map(([, [kind, length]]) => alignToWord(KINDS[kind].BYTES_PER_ELEMENT * length));
  const buffer = new ArrayBuffer(bytes.reduce((sum, size) => sum + size, 0));
  const words = new Int32Array(buffer);
  if (from) words.set(from);
  const arrays: Record<string, unknown> = { words };
  let offset = 0;
  for (const [index, [name, [kind, length]]] of fields.entries()) {
    arrays[name] = new KINDS[kind](buffer, offset, length);
    offset += bytes[index]!;
  }
  return arrays as Arrays<S>;
}

function alignToWord(bytes: number): number {
  return (bytes + 3) & ~3;
}
