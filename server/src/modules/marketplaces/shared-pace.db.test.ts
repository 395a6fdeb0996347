import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pretendWarehouse } from '../../../../scripts/pretend-settings.ts';
import { compose } from '../../composition.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { openSiteLine } from './reading/site-line.ts';
import { siteBudgetIn } from './pace-store.ts';

const PACE = 40;
let site: Server;
let platform: TestPlatform;
let arrivals: number[] = [];
beforeAll(async () => {
  site = createServer((_request, answer) => {
    arrivals.push(performance.now());
    answer.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  platform = await createTestPlatform({
    settings: {
      ...pretendWarehouse,
      HAKO_YAHOO_AUCTIONS_URL: address(),
      HAKO_YAHOO_AUCTIONS_PACE: String(PACE),
    },
  });
});
afterAll(async () => {
  await platform.close();
  site.closeAllConnections();
  site.close();
});
const address = (): string => `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

/** The most calls that arrived within any stretch of this length. */
const mostWithin = (ms: number): number =>
  Math.max(...arrivals.map((from) => arrivals.filter((at) => at >= from && at < from + ms).length));

describe('a budget of calls', () => {
  it('holds for two processes on one database together, whatever each of them wants', async () => {
    const second = openDatabase({ url: platform.databaseUrl, poolSize: 5, log: platform.log });
    const services = [compose(platform), compose({ ...platform, db: second.db })];
    arrivals = [];
    const isEnough = (): boolean => arrivals.length >= 5 * PACE;
    const untilMs = performance.now() + 30_000;
    const reader = async (service: (typeof services)[number], number: number): Promise<void> => {
      const market = service.modules.marketplaces.read('auction');
      for (let n = 0; !isEnough() && performance.now() < untilMs; n++)
        await market.findListing(`x${number}${n}`, { timeoutMs: 20_000, patienceMs: 20_000 });
    };
    await Promise.all(
      services.flatMap((service) =>
        Array.from({ length: 12 }, (_, number) => reader(service, number)),
      ),
    );
    // A burst of twice the pace, and then the pace; what was given away may arrive a little later on a busy machine.
    for (const ms of [1_000, 2_000])
      expect(mostWithin(ms)).toBeLessThanOrEqual(2 * PACE + (PACE * (ms + 250)) / 1_000);
    expect(isEnough()).toBe(true);
    await Promise.all(services.map((service) => service.modules.marketplaces.close()));
    await second.db.destroy();
  });

  it('costs one round trip a slice, not one a reading; a bid goes at once and is paid for by those behind it', async () => {
    const budget = siteBudgetIn(platform.db);
    let leases = 0;
    const counting: typeof budget = {
      lease(asked) {
        leases += 1;
        return budget.lease(asked);
      },
    };
    const line = openSiteLine({
      source: 'shop',
      baseUrl: `${address()}/fast`,
      clock: platform.clock,
      pacePerSecond: 100,
      budget: counting,
    });
    for (let n = 0; n < 50; n++) await line.read({ path: '/x' });
    expect(leases).toBeLessThanOrEqual(5);
    await line.close();

    const slow = openSiteLine({
      source: 'slow',
      baseUrl: `${address()}/slow`,
      clock: platform.clock,
      pacePerSecond: 1,
      burst: 1,
      budget,
    });
    await slow.write({ method: 'POST', path: '/x' });
    expect(
      await slow.read({ path: '/x', timeoutMs: 800 }).catch((failure: Error) => failure.message),
    ).toContain('our own pace is used up');
    await slow.close();
  });
});
