import { Refusal } from '../../kernel/refusal.ts';
import type { SupportDeps } from './deps.ts';
import { lostComplaint } from './notices.ts';
import { openComplaint } from './complain.ts';

/** What is told of a parcel that is gone. */
export interface LostParcel {
  readonly customerId: string;
  readonly billCode: string;
  readonly orderCodes: readonly string[];
  readonly reason: string;
}

/** Opens a complaint about each order of a lost parcel, in its customer's name; one that complained already has theirs. */
export async function openForLost(
  deps: SupportDeps,
  { customerId, billCode, orderCodes, reason }: LostParcel,
): Promise<void> {
  for (const orderCode of orderCodes)
    await openComplaint(deps, {
      customerId,
      type: 'not-received',
      content: lostComplaint(billCode, reason),
      orderCode,
      pictures: [],
    }).catch((failure: unknown) => {
      if (!(failure instanceof Refusal && failure.code === 'support.open-already')) throw failure;
    });
}
