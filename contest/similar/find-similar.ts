import type { Place } from './make-fingerprints.ts';

/** A program with what can be compared of it. */
export interface Program {
  readonly id: string;
  /** Programs of the same author are not compared. */
  readonly author: string;
  readonly fingerprints: ReadonlyMap<string, Place>;
}

export interface SimilarPair {
  readonly one: Program;
  readonly other: Program;
  /** What both have, and nobody was given. */
  readonly shared: readonly string[];
  /** Of the smaller one, from 0 to 1. */
  readonly share: number;
}

/** Of a program of which little is left beside what everybody was given, little can be said. */
const MIN_FINGERPRINTS = 20;

/** What more than this share of all authors have is no sign of a copy. */
const COMMON_SHARE = 0.25;
const MIN_COMMON = 5;

/**
 * The pairs of programs by different authors that share most, the nearest pair of each two authors. `given`: fingerprints of what
 * everybody was given, the starter kits and sample bots.
 */
export function findSimilar(programs: readonly Program[], given: ReadonlySet<string>): SimilarPair[] {
  const own = programs.map((program) => ({ program, prints: listOwn(program, given) }));
  const owners = collectOwners(own);
  const authors = new Set(programs.map(({ author }) => author)).size;
  const common = Math.max(MIN_COMMON, authors * COMMON_SHARE);
  const shared = new Map<string, string[]>();
  for (const [print, holders] of owners) {
    if (new Set(holders.map((at) => own[at]!.program.author)).size > common) continue;
    for (const [one, other] of pairUp(holders)) {
      if (own[one]!.program.author === own[other]!.program.author) continue;
      const key = `${one} ${other}`;
      const list = shared.get(key);
      if (list) list.push(print);
      else shared.set(key, [print]);
    }
  }
  const pairs = Array.from(shared, ([key, prints]) => {
    const [first, second] = key.split(' ');
    const [one, other] = [own[Number(first)]!, own[Number(second)]!];
    const smaller = Math.max(MIN_FINGERPRINTS, Math.min(one.prints.length, other.prints.length));
    return { one: one.program, other: other.program, shared: prints, share: prints.length / smaller };
  });
  return keepNearest(pairs.sort((a, b) => b.share - a.share || b.shared.length - a.shared.length));
}

interface Own {
  readonly program: Program;
  readonly prints: readonly string[];
}

const listOwn = ({ fingerprints }: Program, given: ReadonlySet<string>): string[] =>
  [...fingerprints.keys()].filter((print) => !given.has(print));

function collectOwners(own: readonly Own[]): Map<string, number[]> {
  const owners = new Map<string, number[]>();
  for (const [at, { prints }] of own.entries()) {
    for (const print of prints) owners.set(print, [...(owners.get(print) ?? []), at]);
  }
  return owners;
}

function* pairUp(list: readonly number[]): Generator<readonly [number, number]> {
  for (const [at, one] of list.entries()) for (const other of list.slice(at + 1)) yield [one, other];
}

/** Authors submit many versions that are nearly the same. */
function keepNearest(sorted: readonly SimilarPair[]): SimilarPair[] {
  const seen = new Set<string>();
  return sorted.filter(({ one, other }) => {
    const key = [one.author, other.author].sort().join('\n');
    return !seen.has(key) && seen.add(key);
  });
}
