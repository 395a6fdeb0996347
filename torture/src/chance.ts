/** Chance from a seed, so that a broken run can be run again. */
export interface Chance {
  /** From 0 to below 1. */
  part(): number;
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  /** True in this share of the cases. */
  happens(share: number): boolean;
  pick<One>(from: readonly One[]): One;
}

export function chanceOf(seed: number): Chance {
  let state = (Math.imul(seed, 2_654_435_761) ^ 0x9e37_79b9) >>> 0;
  const part = (): number => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    part,
    below: (limit) => Math.floor(part() * limit),
    happens: (share) => part() < share,
    pick: (from) => from[Math.floor(part() * from.length)] as never,
  };
}
