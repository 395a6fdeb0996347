import { afterAll, beforeAll, beforeEach, afterEach } from 'vitest';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import { systemClock } from '../../../src/kernel/clock.ts';
import type { ListingCard } from '../../../src/modules/marketplaces/listing.ts';
import { createYahooAuctions } from '../../../src/modules/marketplaces/yahoo-auctions/yahoo-auctions.ts';

export let simulator: Simulator;
export let site: ReturnType<typeof createYahooAuctions>;
/** The account that buys. */
export let account: string;

const taken = new Set<string>();
/**
 * An auction that runs long enough, from a seller without conditions. A buy-now price would end it
 * at our first bid.
 */
export const someAuction = async (): Promise<ListingCard> => {
  const { listings } = await site.search({ kind: 'auction', size: 100 });
  for (const card of listings) {
    if (taken.has(card.code)) continue;
    const listing =
      card.auction && card.auction.endsAt.getTime() > Date.now() + 600_000
        ? await site.findListing(card.code)
        : undefined;
    const isOpenEnded = listing?.price.buyNow === undefined;
    if (isOpenEnded && listing?.status === 'open' && listing.auction?.restrictions.length === 0) {
      taken.add(card.code);
      return listing;
    }
  }
  throw new Error('no auction to bid on');
};

/** Lets the pretend site fail in this way from now on. */
export const strike = (fault: object) =>
  simulator.world.faults.add({ party: 'yahoo-auctions', ...fault } as never);

/** A connector that has asked nothing yet. */
export const openSite = (): ReturnType<typeof createYahooAuctions> =>
  createYahooAuctions({
    baseUrl: `${simulator.url}/yahoo-auctions`,
    pacePerSecond: 100,
    purchasing: 'agent',
    accounts: [account],
    clock: systemClock,
    // The first search makes the goods of the pretend site, which takes long on a busy machine.
    timeoutMs: 10_000,
  });

/** Registers what the tests of a file need before and after them. */
export function setUpYahooAuctionsRig(): void {
  beforeAll(async () => {
    simulator = await startSimulator();
    taken.clear();
  });
  beforeEach(() => {
    simulator.world.faults.remove({});
    [account = ''] = [...simulator.world.house.accounts.keys()];
    site = openSite();
  });
  afterEach(() => site.close());
  afterAll(() => simulator.stop());
}
