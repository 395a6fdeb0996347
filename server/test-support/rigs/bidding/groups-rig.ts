import { afterAll, beforeAll } from 'vitest';
import { type AuctionsRig, startAuctions } from '../auctions-rig.ts';
import type { WriteFault } from '../../world/pretend-writes.ts';
import type { Bid } from '../../../src/modules/bidding/index.ts';

export const RICH = 1_000_000_000;
const LEAD_MS = 4_000;
export let rig: AuctionsRig;
let lots = 0;
/** A code for a lot that no other lot of these tests has. */
export const nextCode = (kind: string): string => `${kind}${++lots}`;
interface Planned {
  readonly fireInMs?: number;
  readonly maximum?: number;
  readonly fault?: WriteFault;
}
/** A snipe on a lot of its own. */
export async function snipe(
  customer: string,
  { fireInMs = 3_000_000, maximum = 5_000, fault }: Planned = {},
): Promise<Bid> {
  const code = nextCode('group');
  const lot = rig.market.open({ code, endsInMs: 6_000_000 });
  if (fault) rig.market.fail(code, fault);
  lot.endsAtMs = rig.market.marketNow() + fireInMs + LEAD_MS;
  return rig.world.bid(customer, code, maximum, { mode: 'snipe' });
}
export const groupOf = (customerId: string, bids: readonly Bid[], wanted = 1) =>
  rig.world.bidding.createGroup({ customerId, bidIds: bids.map(({ id }) => id), wanted });
export const moneyOf = (customer: string) => rig.world.wallet.balanceOf(rig.platform.db, customer);

/** Registers what the tests of a file need before and after them. */
export function setUpGroupsRig(): void {
  beforeAll(async () => {
    rig = await startAuctions({ offsetMs: 12_345, lateMs: 100 });
  });
  afterAll(() => rig.close());
}
