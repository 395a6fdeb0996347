import { createRealPrices } from '../world/real-prices.ts';
import { movableClock } from '../../src/kernel/clock.ts';
import { pricingRoutes } from '../../src/modules/pricing/index.ts';
import type { Caller } from '../../src/platform/http/route.ts';
import { serveRoutes } from '../serve-routes.ts';
import { createTestPlatform } from '../test-platform.ts';

const level = {
  code: 'VIP 1',
  name: 'VIP 1',
  depositPercent: 50,
  serviceFeeDiscountPercent: 10,
  freightDiscountPercent: 0,
  concurrentAuctions: 2,
  freeStorageDays: 30,
};
// Only the level and the province matter here; whose they are is the customers module's matter.
const customers = {
  read: async (_reader: unknown, id: string) => ({ id, level }),
  listAddresses: async () => [
    { isPrimary: false, provinceCode: '79' },
    { isPrimary: true, provinceCode: '01' },
  ],
} as never;

export type PricingCallsRig = Awaited<ReturnType<typeof startPricingCalls>>;

/** The calls of pricing, without a rate at first, for customers of the level `VIP 1` in Hà Nội. */
export async function startPricingCalls() {
  const clock = movableClock(new Date('2026-11-21T04:00:00Z'));
  const platform = await createTestPlatform({ clock });
  const { db } = platform;
  const pricing = createRealPrices({ db, clock, customers });
  let caller: Caller | undefined;
  const app = await serveRoutes(platform, pricingRoutes(pricing), () => caller);
  const send = async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object,
    by?: Caller,
  ) => {
    caller = by;
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    pricing,
    send,
    async close(): Promise<void> {
      await app.close();
      await platform.close();
    },
  };
}
