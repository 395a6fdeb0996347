import type { Bid } from '../../../src/modules/bidding/index.ts';
import { rig } from './groups-rig.ts';

/** How these bids stand. */
export const statesOf = async (bids: readonly Bid[]) =>
  Promise.all(bids.map(async ({ id }) => (await rig.bidRow(id)).status));
/** The lot of a bid is over. */
export const close = (bid: Bid) => rig.end(bid.code);
/** Those whose lot a write of ours reached. */
export const wroteOn = (bids: readonly Bid[]) =>
  bids.filter(({ code }) => rig.market.arrived.some((write) => write.code === code));
