import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeGif } from '../../../viewer/picture/encode-gif.ts';

/** Reads a GIF as a browser does, as far as ours go: every frame as pixels of three bytes. */
function decodeGif(bytes: Uint8Array): { width: number; height: number; delays: number[]; frames: number[][] } {
  const short = (at: number): number => bytes[at]! | (bytes[at + 1]! << 8);
  const [width, height] = [short(6), short(8)];
  const colour = (index: number): number[] => [...bytes.subarray(13 + 3 * index, 16 + 3 * index)];
  const delays: number[] = [];
  const frames: number[][] = [];
  let screen: number[] = Array(width * height).fill(-1) as number[];
  let at = 13 + 768 + 19;
  while (bytes[at] !== 0x3b) {
    delays.push(short(at + 4) * 10);
    at += 8 + 10;
    const size = bytes[at]!;
    const data: number[] = [];
    at += 1;
    for (; bytes[at] !== 0; at += bytes[at]! + 1) data.push(...bytes.subarray(at + 1, at + 1 + bytes[at]!));
    at += 1;
    const indices = decompress(data, size);
    screen = screen.map((old, place) => (indices[place] === 255 ? old : indices[place]!));
    frames.push(screen.flatMap(colour));
  }
  return { width, height, delays, frames };
}

function decompress(data: readonly number[], least: number): number[] {
  const clear = 1 << least;
  let [size, bits, held] = [least + 1, 0, 0];
  let table: number[][] = [];
  let last: number[] | undefined;
  const out: number[] = [];
  for (const byte of data) {
    held |= byte << bits;
    bits += 8;
    while (bits >= size) {
      const code = held & ((1 << size) - 1);
      held >>>= size;
      bits -= size;
      if (code === clear) {
        table = [];
        [size, last] = [least + 1, undefined];
        continue;
      }
      if (code === clear + 1) return out;
      const known = code < clear ? [code] : table[code - clear - 2];
      const string = known ?? [...last!, last![0]!];
      if (last && table.length + clear + 2 <= 4095) table.push([...last, string[0]!]);
      if (table.length + clear + 2 === 1 << size && size < 12) size += 1;
      out.push(...string);
      last = string;
    }
  }
  return out;
}

const withoutAlpha = (pixels: Uint8ClampedArray): number[] => [...pixels].filter((_, index) => index % 4 !== 3);

describe('a GIF', () => {
  test('shows what was painted, whatever it is, for as long as was asked', () => {
    // Few enough colours that none has to be replaced by another one near it.
    const pixel = fc.constantFrom(
      [0, 0, 0],
      [255, 255, 255],
      [36, 99, 221],
      [242, 173, 20],
      [25, 209, 160],
      [192, 48, 127],
    );
    const film = fc
      .tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 3 }))
      .chain(([width, height, count]) =>
        fc.record({
          width: fc.constant(width),
          height: fc.constant(height),
          frames: fc.array(fc.array(pixel, { minLength: width * height, maxLength: width * height }), {
            minLength: count,
            maxLength: count,
          }),
        }),
      );
    fc.assert(
      fc.property(film, ({ width, height, frames }) => {
        const painted = frames.map((cells) => Uint8ClampedArray.from(cells.flatMap((cell) => [...cell, 255])));
        const gif = encodeGif(
          width,
          height,
          painted.map((pixels) => ({ pixels, delayMs: 200 })),
        );
        const shown = decodeGif(gif);
        expect(shown).toMatchObject({ width, height, delays: frames.map(() => 200) });
        expect(shown.frames).toEqual(painted.map(withoutAlpha));
      }),
      { numRuns: 12 },
    );
  });

  test('of noise, for which the table of strings fills up and begins anew', () => {
    const side = 160;
    let state = 7;
    const pixels = Uint8ClampedArray.from({ length: 4 * side * side }, (_, index) => {
      if (index % 4 === 3) return 255;
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 31 === 0 ? 0 : 255;
    });
    const gif = encodeGif(side, side, [{ pixels, delayMs: 100 }]);
    const { frames } = decodeGif(gif);
    expect(Buffer.from(frames[0]!).equals(Buffer.from(withoutAlpha(pixels)))).toBe(true);
    // 25,600 pixels of eight colours are 9,600 bytes of noise. Tables of colours, and strings that are learnt anew, come on top.
    expect(gif.length).toBe(12_603);
  });

  test('of one colour is small: the table of strings is kept until it is full', () => {
    const pixels = new Uint8ClampedArray(4 * 200 * 200).fill(255);
    // The tables alone are 800 bytes. Strings grow by a pixel each: 40,000 pixels are some 280 codes.
    expect(encodeGif(200, 200, [{ pixels, delayMs: 100 }]).length).toBeLessThan(1300);
  });

  test('of more colours than it can have takes the nearest', () => {
    const cells = Array.from({ length: 64 * 64 }, (_, index) => [
      (index % 64) * 4,
      Math.floor(index / 64) * 4,
      128,
      255,
    ]);
    const pixels = Uint8ClampedArray.from(cells.flat());
    const { frames } = decodeGif(encodeGif(64, 64, [{ pixels, delayMs: 100 }]));
    const wanted = withoutAlpha(pixels);
    const off = frames[0]!.map((value, index) => Math.abs(value - wanted[index]!));
    expect(Math.max(...off)).toBeLessThan(64);
  });
});
