type Colour = readonly [red: number, green: number, blue: number];

export interface ColourTable {
  readonly colours: readonly Colour[];
  /** The number of the nearest colour for every pixel. */
  map(pixels: Uint8ClampedArray): Uint8Array;
}

/** Five bits of each part: colours that differ by less look the same. */
const readKey = (pixels: Uint8ClampedArray, at: number): number =>
  ((pixels[at]! >> 3) << 10) | ((pixels[at + 1]! >> 3) << 5) | (pixels[at + 2]! >> 3);

/** Of the colours, so many are chosen because they are frequent; the others because nothing like them is there yet. */
const FREQUENT = 0.6;

/** Colours that come near to all of some pictures. Boards are painted in a few plain colours, so these are nearly all. */
export function choosePalette(pictures: readonly Uint8ClampedArray[], most: number): ColourTable {
  const counts = new Uint32Array(1 << 15);
  const examples = new Int32Array(1 << 15);
  for (const pixels of pictures) {
    for (let at = 0; at < pixels.length; at += 4) {
      const key = readKey(pixels, at);
      if (counts[key] === 0) examples[key] = (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
      counts[key]! += 1;
    }
  }
  const frequent = [...counts.keys()].filter((key) => counts[key]! > 0).sort((a, b) => counts[b]! - counts[a]!);
  const colours = chooseColours(
    frequent.map((key) => splitColour(examples[key]!)),
    most,
  );
  const nearest = new Uint8Array(1 << 15);
  for (const key of frequent) nearest[key] = findNearest(colours, splitColour(examples[key]!));
  return {
    colours,
    map(pixels) {
      const indices = new Uint8Array(pixels.length / 4);
      for (let place = 0; place < indices.length; place++) indices[place] = nearest[readKey(pixels, 4 * place)]!;
      return indices;
    },
  };
}

/** From the most frequent to the least; what is left over goes to those that are furthest from all that are chosen. */
function chooseColours(all: readonly Colour[], most: number): Colour[] {
  if (all.length <= most) return [...all];
  const chosen = all.slice(0, Math.round(most * FREQUENT));
  const gaps = all.map((colour) => measure(colour, chosen[findNearest(chosen, colour)]!));
  while (chosen.length < most) {
    const next = all[gaps.indexOf(Math.max(...gaps))]!;
    chosen.push(next);
    for (const [index, colour] of all.entries()) gaps[index] = Math.min(gaps[index]!, measure(colour, next));
  }
  return chosen;
}

/** Eyes see differences of green most. */
const measure = ([r, g, b]: Colour, [red, green, blue]: Colour): number =>
  2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2;

const splitColour = (colour: number): Colour => [(colour >> 16) & 0xff, (colour >> 8) & 0xff, colour & 0xff];

function findNearest(colours: readonly Colour[], wanted: Colour): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [index, colour] of colours.entries()) {
    const distance = measure(colour, wanted);
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}
