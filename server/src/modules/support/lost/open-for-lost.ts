import { Refusal } from '../../../kernel/refusal.ts';
import { openComplaint } from '../complain.ts';
import type { SupportDeps } from '../deps.ts';
import { lostComplaint } from '../notices.ts';
import { type LostGoods, markLost } from './lost-store.ts';

/** What is told of a parcel that is gone. */
export interface LostParcel extends LostGoods {
  readonly reason: string;
}

/**
 * Opens a complaint about each order of a lost parcel, in its customer's name; one that complained
 * already has theirs. All of them are about this parcel from here on.
 */
export async function openForLost(
  deps: SupportDeps,
  { customerId, billCode, orderCodes, reason }: LostParcel,
): Promise<void> {
  await markLost(deps.db, { customerId, billCode, orderCodes });
  for (const orderCode of orderCodes)
    await openComplaint(deps, {
      customerId,
      type: 'not-received',
      content: lostComplaint(billCode, reason),
      orderCode,
      pictures: [],
      lostBill: billCode,
    }).catch((failure: unknown) => {
      if (!(failure instanceof Refusal && failure.code === 'support.open-already')) throw failure;
    });
  // Whoever complained between the two looks is found by the second one.
  await markLost(deps.db, { customerId, billCode, orderCodes });
}
