/** Seeded chance: the same seed and parts always give the same rolls, on any machine and in any order of asking. */
export interface Chance {
  /** A number from 0 up to but not including 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  /** True with probability `p`. */
  may(p: number): boolean;
  /** Digits and letters of a given alphabet. */
  text(length: number, alphabet?: string): string;
}

const ALNUM = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** FNV-1a over the parts with a final avalanche; 32 bits, not negative. */
export function hash(...parts: readonly (string | number)[]): number {
  let h = 0x811c9dc5;
  for (const part of parts) {
    const s = typeof part === 'string' ? part : String(part);
    for (let i = 0; i < s.length; i++) h = Math.imul(h ^ s.charCodeAt(i), 0x01000193);
    h = Math.imul(h ^ 0x7c, 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A stream of rolls that belongs to its parts (mulberry32). */
export function chanceOf(...parts: readonly (string | number)[]): Chance {
  let state = hash(...parts);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    pick: <T>(from: readonly T[]): T => {
      const chosen = from[int(0, from.length - 1)];
      if (chosen === undefined) throw new Error('nothing to pick from');
      return chosen;
    },
    may: (p) => next() < p,
    text: (length, alphabet = ALNUM) => {
      let s = '';
      for (let i = 0; i < length; i++) s += alphabet[int(0, alphabet.length - 1)];
      return s;
    },
  };
}

/** Lower-case hexadecimal digits that belong to the parts. */
export function hexOf(length: number, ...parts: readonly (string | number)[]): string {
  return chanceOf('hex', ...parts).text(length, '0123456789abcdef');
}

/** A version-4-shaped uuid that belongs to the parts. */
export function uuidOf(...parts: readonly (string | number)[]): string {
  const h = hexOf(32, ...parts);
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-4${h.slice(13, 16)}-a${h.slice(17, 20)}-${h.slice(20)}`;
}
