/* Seeded random numbers: the same seed gives the same picture, in the browser and on the server. */

/** Gives the next number in [0, 1). */
export type Random = () => number

const GOLDEN_RATIO_OF_32_BITS = 2654435761

/**
 * Random numbers determined by a seed (mulberry32, seeded with a multiplicative hash of the text). Not for secrets.
 */
export function createRandom(seed: string | number): Random {
  let state = 9
  for (const character of String(seed)) {
    state = Math.imul(state ^ character.charCodeAt(0), GOLDEN_RATIO_OF_32_BITS) >>> 0
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from 0 to `count` - 1. */
export function pickNumber(random: Random, count: number): number {
  return Math.floor(random() * count)
}
