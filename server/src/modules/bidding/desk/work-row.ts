import type { BidderName, BiddingDeps } from '../deps.ts';

/** Names of customers by their ids. */
export type Names = ReadonlyMap<string, BidderName>;

export const namesOf = async (deps: BiddingDeps, ids: readonly string[]): Promise<Names> =>
  (await deps.namesOf?.([...new Set(ids)])) ?? new Map<string, BidderName>();

/** Whose bid it is, as the desk reads it. */
export const customerOf = (names: Names, id: string) => ({
  id,
  customer_no: names.get(id)?.customerNo ?? '',
  full_name: names.get(id)?.fullName ?? '',
});

/**
 * What its customer has held for a bid alone, đồng; null for a lot of a group, whose money the
 * group holds.
 */
export function heldAlone(bid: {
  readonly group_id: string | null;
  readonly is_held: boolean;
  readonly hold_vnd: number;
}): number | null {
  if (bid.group_id !== null) return null;
  return bid.is_held ? bid.hold_vnd : 0;
}
