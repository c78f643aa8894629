import { EightWayField } from './eight-way-field.ts';

/** Places of sources that are equally near. */
export type Sources = readonly number[];

const NOTHING: Sources = [];

/**
 * An EightWayField that also knows which sources are nearest to a place. Only few places are ever asked for: the ways
 * down from them to the sources are looked at then, and what was found is kept until the field starts over.
 */
export class NearestField extends EightWayField {
  /** Only for places where `known` is the present number of starts. */
  private readonly nearest: Sources[];
  private readonly known: Int32Array;
  private starts = 0;
  /** The last search that came to each place, and the places it has come to. */
  private readonly visited: Int32Array;
  private readonly trail: Int16Array;
  private searches = 0;

  constructor(rows: number, columns: number) {
    super(rows, columns);
    const places = this.distance.length;
    this.nearest = Array.from({ length: places }, () => NOTHING);
    this.known = new Int32Array(places);
    this.visited = new Int32Array(places);
    this.trail = new Int16Array(places);
  }

  override clear(ground: Int16Array): void {
    super.clear(ground);
    this.starts += 1;
  }

  /** For a place that has a distance: the nearest sources, by the places they have. */
  listNearest(place: number): Sources {
    if (this.known[place] !== this.starts) this.look(place);
    return this.nearest[place]!;
  }

  /** All places on the ways to the sources are found first, and then looked at from their end. */
  private look(place: number): void {
    this.searches += 1;
    this.trail[0] = place;
    let end = 1;
    for (let next = 0; next < end; next++) end = this.visitNearer(this.trail[next]!, end);
    for (let next = end - 1; next >= 0; next--) this.learn(this.trail[next]!);
  }

  private visitNearer(place: number, end: number): number {
    const { distance, known, visited, width } = this;
    const nearer = distance[place]! - 1;
    let last = end;
    for (let row = place - width; row <= place + width; row += width) {
      for (let to = row - 1; to <= row + 1; to++) {
        if (distance[to] !== nearer || nearer < 0) continue;
        if (visited[to] === this.searches || known[to] === this.starts) continue;
        visited[to] = this.searches;
        this.trail[last++] = to;
      }
    }
    return last;
  }

  private learn(place: number): void {
    const { distance, nearest, width } = this;
    const nearer = distance[place]! - 1;
    let found: Sources | undefined = nearer < 0 ? [place] : undefined;
    for (let row = place - width; row <= place + width; row += width) {
      for (let from = row - 1; from <= row + 1; from++) {
        if (distance[from] !== nearer || nearer < 0) continue;
        found = found === undefined ? nearest[from]! : unite(found, nearest[from]!);
      }
    }
    nearest[place] = found!;
    this.known[place] = this.starts;
  }
}

/** All of both, in a list of its own only if it must be. */
export function unite(some: Sources, others: Sources): Sources {
  if (some === others || (others.length === 1 && some.includes(others[0]!))) return some;
  const missing = others.filter((source) => !some.includes(source));
  return missing.length === 0 ? some : [...some, ...missing];
}
