import type { ByteSink } from './byte-sink.ts';

const LARGEST_CODE = 4095;
const CODE_SIZE = 8;
const CLEAR = 1 << CODE_SIZE;
const END = CLEAR + 1;
const LARGEST_BLOCK = 255;

/** Packs codes of 9 to 12 bits into blocks of at most 255 bytes, as GIF has them. */
class CodeWriter {
  private readonly block: number[] = [];
  private bits = 0;
  private held = 0;

  constructor(private readonly sink: ByteSink) {}

  write(code: number, size: number): void {
    this.held |= code << this.bits;
    this.bits += size;
    while (this.bits >= 8) {
      this.put(this.held & 0xff);
      this.held >>>= 8;
      this.bits -= 8;
    }
  }

  private put(byte: number): void {
    this.block.push(byte);
    if (this.block.length === LARGEST_BLOCK) this.flush();
  }

  private flush(): void {
    if (this.block.length === 0) return;
    this.sink.add(this.block.length, ...this.block);
    this.block.length = 0;
  }

  end(): void {
    if (this.bits > 0) this.put(this.held & 0xff);
    this.flush();
    this.sink.addByte(0);
  }
}

/** The LZW of GIF over pixels of 8 bits: strings that were seen before become one code. */
export function compressLzw(pixels: Uint8Array, sink: ByteSink): void {
  sink.addByte(CODE_SIZE);
  const writer = new CodeWriter(sink);
  // The code of a string and one more pixel, by both; 0 is that there is none.
  const codes = new Uint16Array((LARGEST_CODE + 1) << 8);
  let next = END + 1;
  let size = CODE_SIZE + 1;
  writer.write(CLEAR, size);
  let string = pixels[0] ?? 0;
  for (let index = 1; index < pixels.length; index++) {
    const pixel = pixels[index]!;
    const key = (string << 8) | pixel;
    const known = codes[key]!;
    if (known !== 0) {
      string = known;
      continue;
    }
    writer.write(string, size);
    string = pixel;
    if (next > LARGEST_CODE) {
      writer.write(CLEAR, size);
      codes.fill(0);
      next = END + 1;
      size = CODE_SIZE + 1;
      continue;
    }
    codes[key] = next;
    if (next === 1 << size) size += 1;
    next += 1;
  }
  writer.write(string, size);
  writer.write(END, size);
  writer.end();
}
