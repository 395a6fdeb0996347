import { Refusal } from '../../../kernel/refusal.ts';

/** How many live streams one process serves. */
export interface PlaceLimits {
  readonly perAccount: number;
  /** Of guests; who is signed in counts by account, since thousands may share an address of their provider. */
  readonly guestsPerNetwork: number;
  readonly guests: number;
  /** More than `guests`, so that guests never take the last places. */
  readonly all: number;
}

/** Who sits in a place: an account, or the network of a guest. */
export interface Sitting {
  readonly group: string;
  readonly isGuest: boolean;
}

/** The places for streams, counted by who sits there. */
export function createStreamPlaces(limits: PlaceLimits) {
  const groups = new Map<string, number>();
  let all = 0;
  let guests = 0;
  return {
    /** Refusal `request.too-many-streams`. Each place that was taken is left once. */
    take({ group, isGuest }: Sitting): void {
      const inGroup = groups.get(group) ?? 0;
      if (
        all >= limits.all ||
        inGroup >= (isGuest ? limits.guestsPerNetwork : limits.perAccount) ||
        (isGuest && guests >= limits.guests)
      )
        throw new Refusal('request.too-many-streams');
      groups.set(group, inGroup + 1);
      all++;
      if (isGuest) guests++;
    },
    leave({ group, isGuest }: Sitting): void {
      all--;
      if (isGuest) guests--;
      const left = (groups.get(group) ?? 1) - 1;
      if (left > 0) groups.set(group, left);
      else groups.delete(group);
    },
  };
}
