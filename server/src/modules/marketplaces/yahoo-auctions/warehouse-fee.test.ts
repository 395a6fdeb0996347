import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '../../../../../simulator/src/start.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { createYahooAuctions } from './yahoo-auctions.ts';

/** Osaka. */
const WAREHOUSE_PREFECTURE = 27;
let simulator: Simulator;
let site: ReturnType<typeof createYahooAuctions>;
beforeAll(async () => {
  simulator = await startSimulator();
  site = createYahooAuctions({
    baseUrl: `${simulator.url}/yahoo-auctions`,
    pacePerSecond: 100,
    purchasing: 'desk',
    accounts: [],
    warehousePrefecture: WAREHOUSE_PREFECTURE,
    clock: systemClock,
  });
});
afterAll(async () => {
  await site.close();
  await simulator.stop();
});

/** Lots whose buyer pays a fee that the site tells, from all over Japan. */
async function paidByBuyer() {
  const { listings } = await site.search({ kind: 'auction', size: 40 });
  const read = await Promise.all(listings.map(({ code }) => site.findListing(code)));
  return read.flatMap((listing) =>
    listing && listing.shipping.payer === 'buyer' && listing.shipping.fee !== undefined
      ? [listing]
      : [],
  );
}

it('a fee that depends on the place is the one to our warehouse', async () => {
  const lots = await paidByBuyer();
  expect(lots.length).toBeGreaterThan(3);
  expect(lots.some(({ shipping }) => (shipping.fromPrefecture ?? 13) > 30)).toBe(true);
  for (const { code, shipping } of lots) {
    const quoted = await site.domesticShipping?.listFees({
      code,
      toPrefecture: WAREHOUSE_PREFECTURE,
    });
    expect([code, shipping.fee, shipping.isFeeLowest]).toEqual([code, quoted?.[0]?.fee, false]);
  }
});

it('a fee that the site does not quote is never told as certain', async () => {
  const [lot] = await paidByBuyer();
  simulator.world.faults.add({
    party: 'yahoo-auctions',
    path: '^/web/api/itempage/',
    kind: 'status',
    status: 500,
  });
  const read = await site.findListing(lot?.code ?? '');
  expect(read?.shipping).toMatchObject({ payer: 'buyer', isFeeLowest: true });
});
