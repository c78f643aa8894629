import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { ConfigError } from './config-error.ts';
import type { RuleSet } from './game.ts';
import { SeededGenerator } from './generator.ts';
import type { Player } from './players.ts';
import { checkSeed, type Seed } from './seed.ts';

/** Where the generators of a match come from. It never changes: a match and its clone share it. */
export interface Chance {
  drawMap(): SeededGenerator;
  /** For the round of this number, as people count it; `last` is the generator of the round before, or of the map. */
  drawRound(round: number, last: SeededGenerator): SeededGenerator;
  /** The seed of a bot's own generator, of 31 bits. */
  drawBotSeed(player: Player): number;
}

/** @param mapSeed what the map follows from, for matches that share one; the seed itself when not given */
export function makeChance(rules: RuleSet, seed: Seed, mapSeed: Seed = seed): Chance {
  checkSeed(rules, seed);
  if (mapSeed === seed)
    return rules === 'original' ? makePublishedChance(Number(seed)) : makeSealedChance(String(seed));
  if (rules === 'original') {
    const hint = 'leave out the seed of the map: with the rule set "original" one number decides the whole match';
    throw new ConfigError('the map has a seed of its own', hint);
  }
  checkSeed(rules, mapSeed);
  const { drawMap } = makeSealedChance(String(mapSeed));
  return { ...makeSealedChance(String(seed)), drawMap };
}

/** Chance that has nothing to do with that of a match, whatever its rule set. */
export const makeFreshChance = (name: string): Chance => makeSealedChance(`fresh ${name}`);

/** As in the published games: one chain of numbers from the first cell of the map to the last fight. */
function makePublishedChance(seed: number): Chance {
  return {
    drawMap: () => new SeededGenerator(seed),
    drawRound: (_, last) => last,
    drawBotSeed: (player) => seed + player + 1,
  };
}

/**
 * The generator of the published games has 31 bits: whoever has seen what it drew finds its state and knows all that
 * follows. Here nothing follows. Each generator is seeded from a hash that only the seed of the match leads to.
 */
function makeSealedChance(seed: string): Chance {
  // The key is hashed in once. For each name this is copied into the same place and carried on: a round allocates nothing.
  const keyed = hmac.create(sha256, sha256(encodeAscii(seed)));
  const hash = keyed.clone();
  const digest = new Uint8Array(keyed.outputLen);
  const draw = (name: string): number => {
    // oxlint-disable-next-line no-underscore-dangle -- so the library calls a copy that allocates nothing.
    keyed._cloneInto(hash).update(encodeAscii(name)).digestInto(digest);
    return readWord(digest);
  };
  return {
    drawMap: () => new SeededGenerator(draw('map')),
    drawRound: (round) => new SeededGenerator(draw(`round ${round}`)),
    drawBotSeed: (player) => draw(`bot ${player}`),
  };
}

function encodeAscii(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** The first four bytes of a digest as a number of 31 bits: as much as the generator, and every language's kit, takes. */
function readWord([a = 0, b = 0, c = 0, d = 0]: Uint8Array): number {
  return ((a & 0x7f) << 24) | (b << 16) | (c << 8) | d;
}
