import { ByteSink } from './byte-sink.ts';
import { choosePalette, type ColourTable } from './choose-palette.ts';
import { compressLzw } from './compress-lzw.ts';

/** A picture of a film: four bytes a pixel, as a canvas gives them. */
export interface GifFrame {
  readonly pixels: Uint8ClampedArray;
  readonly delayMs: number;
}

const TRANSPARENT = 255;
const COLOURS = 256;

/**
 * A GIF that begins again at its end. All pictures share one table of colours, and a pixel that did not change is left
 * transparent: a film of a board is then small.
 */
export function encodeGif(width: number, height: number, frames: readonly GifFrame[]): Uint8Array<ArrayBuffer> {
  const sink = new ByteSink();
  const table = choosePalette(
    frames.map(({ pixels }) => pixels),
    TRANSPARENT,
  );
  writeHead(sink, width, height, table);
  let before: Uint8Array | undefined;
  for (const { pixels, delayMs } of frames) {
    const indices = table.map(pixels);
    writeFrame(sink, width, height, Math.round(delayMs / 10));
    compressLzw(before ? hideSame(indices, before) : indices, sink);
    before = indices;
  }
  sink.addByte(0x3b);
  return sink.take();
}

function writeHead(sink: ByteSink, width: number, height: number, { colours }: ColourTable): void {
  sink.addText('GIF89a');
  sink.addShort(width);
  sink.addShort(height);
  sink.add(0xf7, 0, 0);
  for (let index = 0; index < COLOURS; index++) sink.add(...(colours[index] ?? [0, 0, 0]));
  sink.add(0x21, 0xff, 11);
  sink.addText('NETSCAPE2.0');
  sink.add(3, 1, 0, 0, 0);
}

function writeFrame(sink: ByteSink, width: number, height: number, delay: number): void {
  // What was there stays; one colour is transparent.
  sink.add(0x21, 0xf9, 4, 0b0000_0101);
  sink.addShort(delay);
  sink.add(TRANSPARENT, 0, 0x2c, 0, 0, 0, 0);
  sink.addShort(width);
  sink.addShort(height);
  sink.addByte(0);
}

function hideSame(indices: Uint8Array, before: Uint8Array): Uint8Array {
  return indices.map((index, place) => (index === before[place] ? TRANSPARENT : index));
}
