import { NO_SECOND_PERSON } from '../../world/set-rate.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { movableClock } from '../../../src/kernel/clock.ts';
import { yen } from '../../../src/kernel/money.ts';
import { createShipping } from '../../../src/modules/shipping/index.ts';
import { createPricing, type PricedItem } from '../../../src/modules/pricing/index.ts';
import type { Pricing } from '../../../src/modules/pricing/pricing.ts';

export const NOW = new Date('2026-11-21T04:00:00Z');
export const clock = movableClock(NOW);
export let platform: TestPlatform;
export let pricing: Pricing;
let bank: Server;
export let page: { status: number; yen: string; at: string };
/** What the bank's page says from now on. */
export function setPage(value: typeof page): void {
  page = value;
}
export function open(ratesUrl: string | undefined): Pricing {
  const { db } = platform;
  const shipping = createShipping({ db, clock, freightPerKg: (mode) => opened.freightPerKg(mode) });
  const customers = {
    read: () => Promise.reject(new Error('nobody here')),
    listAddresses: async () => [],
  };
  const opened: Pricing = createPricing({
    ...NO_SECOND_PERSON,
    db,
    clock,
    shipping,
    customers,
    ratesUrl,
  });
  return opened;
}
export const camera: PricedItem = {
  price: yen(12_000),
  isTaxAdded: false,
  quantity: 1,
  site: 'auction',
  seller: 'A',
  category: 'camera',
  domesticShipping: yen(900),
  weightG: 1_000,
  sizeCm: { length: 20, width: 15, height: 10 },
  condition: 'used',
};

/** Registers what the tests of a file need before and after them. */
export function setUpPricingRig(): void {
  beforeAll(async () => {
    bank = createServer((_request, response) => {
      response.writeHead(page.status, { 'content-type': 'text/xml' });
      response.end(
        `<ExrateList><DateTime>${page.at}</DateTime><Exrate CurrencyCode="JPY" CurrencyName="YEN  " Buy="-" Transfer="170.00" Sell="${page.yen}" /></ExrateList>`,
      );
    });
    await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
    platform = await createTestPlatform({ clock });
    pricing = open(`http://127.0.0.1:${(bank.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    await platform?.close();
    bank?.close();
  });
}
