import { type BidStatus, isActive, LIVE_STATUSES } from '@hako/contract/bidding/bid-status';

/** "Win `wanted` of these": lots that share their money. `taken` counts the lots that may be live or are won. */
export interface BidGroup {
  readonly id: string;
  readonly customerId: string;
  readonly wanted: number;
  readonly taken: number;
  readonly status: 'open' | 'ended';
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const GROUP_LIMITS = { lots: 20 } as const;

/**
 * Whether a lot in this state takes one of the group's places. A lost answer does until the lot is read; an outbid maximum does not, it is
 * settled as every outbid bid is.
 */
export const takesPlace = (status: BidStatus): boolean =>
  status === 'won' || (LIVE_STATUSES as readonly BidStatus[]).includes(status);

/** How the number of taken places changes with one step of a lot's life. */
export const placesTaken = (from: BidStatus, to: BidStatus): -1 | 0 | 1 =>
  takesPlace(from) === takesPlace(to) ? 0 : takesPlace(to) ? 1 : -1;

/** A lot is armed only while more places are wanted than taken. */
export const mayArm = ({ wanted, taken }: Pick<BidGroup, 'wanted' | 'taken'>): boolean =>
  taken < wanted;

export interface GroupLot {
  readonly status: BidStatus;
  /** Đồng that this lot alone would hold. */
  readonly hold: number;
}

/** What a group must hold: the largest amounts of as many lots as may still be won, largest first. Won lots hold for themselves. */
export function holdsOf(wanted: number, lots: readonly GroupLot[]): number[] {
  const won = lots.filter(({ status }) => status === 'won').length;
  const open = lots.filter(({ status }) => isActive(status));
  return open
    .map(({ hold }) => hold)
    .sort((a, b) => b - a)
    .slice(0, Math.max(0, wanted - won));
}

export interface GroupHold {
  readonly id: string;
  readonly amount: number;
}

/** What to do with the holds of a group so that they become the targets. Done in the order of the fields nothing can be refused that fits. */
export interface HoldPlan {
  readonly released: readonly string[];
  readonly lowered: readonly GroupHold[];
  readonly raised: readonly GroupHold[];
  readonly added: readonly number[];
}

/** The largest hold stands for the largest amount. */
export function planHolds(current: readonly GroupHold[], targets: readonly number[]): HoldPlan {
  const holds = current.toSorted((a, b) => b.amount - a.amount);
  const wanted = targets.toSorted((a, b) => b - a);
  const changed = holds
    .slice(0, wanted.length)
    .map(({ id, amount }, index) => ({ id, before: amount, amount: wanted[index] as number }));
  const plain = ({ id, amount }: GroupHold): GroupHold => ({ id, amount });
  return {
    released: holds.slice(wanted.length).map(({ id }) => id),
    lowered: changed.filter(({ before, amount }) => amount < before).map(plain),
    raised: changed.filter(({ before, amount }) => amount > before).map(plain),
    added: wanted.slice(holds.length),
  };
}
