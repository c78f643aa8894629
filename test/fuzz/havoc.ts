import fc from 'fast-check';

/** How often each kind of input is tried. `FUZZ_RUNS=100000 npx vitest run test/fuzz` is a long run by hand; FUZZ_SEED tries other input. */
export const FUZZ_RUNS = Number(process.env['FUZZ_RUNS'] ?? 60);

/** What parsers have stumbled over: numbers at their bounds, brackets, escapes, halves of characters. */
const TOKENS = [
  '" \\ \\u { } [ ] , : - . // ../ = 0 -1 1e999 -0 0.1 2147483648 9007199254740993'.split(' '),
  'NaN null true [] {} "" __proto__ constructor é'.split(' '),
  ['', ' ', '\0', '\n', '\r\n', '\ud800', '\u202e', '\ufeff', '9'.repeat(400), '['.repeat(2000)],
]
  .flat()
  .map((text) => Buffer.from(text));

interface Edit {
  readonly kind: 'replace' | 'insert' | 'cut' | 'repeat' | 'end' | 'flip';
  readonly at: number;
  readonly length: number;
  readonly bytes: Buffer;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('replace', 'insert', 'cut', 'repeat', 'end', 'flip'),
  // Not a double: most of these are next to 0.
  at: fc.integer({ min: 0, max: 999_999 }).map((at) => at / 1_000_000),
  length: fc.oneof(fc.nat(8), fc.nat(400)),
  bytes: fc.oneof(
    fc.constantFrom(...TOKENS),
    fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
  ),
});

function apply(input: Buffer, { kind, at, length, bytes }: Edit): Buffer {
  const from = Math.floor(at * input.length);
  const [head, piece, tail] = [
    input.subarray(0, from),
    input.subarray(from, from + length),
    input.subarray(from + length),
  ];
  if (kind === 'end') return Buffer.from(head);
  if (kind === 'cut') return Buffer.concat([head, tail]);
  if (kind === 'repeat') return Buffer.concat([head, piece, piece, tail]);
  if (kind === 'insert') return Buffer.concat([head, bytes, piece, tail]);
  if (kind === 'replace') return Buffer.concat([head, bytes, tail]);
  const flipped = Buffer.from(input);
  if (from < flipped.length) flipped[from]! ^= 1 << (length % 8);
  return flipped;
}

/** One of the samples with a few edits. */
export const havoc = (samples: readonly Buffer[]): fc.Arbitrary<Buffer> =>
  fc
    .tuple(fc.constantFrom(...samples), fc.array(edit, { minLength: 1, maxLength: 4 }))
    .map(([sample, edits]) => edits.reduce(apply, sample));
