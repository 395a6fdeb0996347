/** A sending is given up after so many tries that surely did not arrive. */
export const MOST_TRIES = 6;

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** The pause after the try of this number (from 1): 30 s, 2 min, 8 min, 32 min, an hour. What the other side asks for is respected up to an hour. */
export function pauseAfterTry(tries: number, askedMs = 0): number {
  return Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS * 4 ** (tries - 1), askedMs));
}
