import { setRate } from '../world/set-rate.ts';
import { expect } from 'vitest';
import { startSimulator } from '../../../simulator/src/start.ts';
import {
  type BidHistory,
  connectorsOf,
  createMarketplaces,
} from '../../src/modules/marketplaces/index.ts';
import { createSearch, searchRoutes } from '../../src/modules/search/index.ts';
import { storefrontRoutes } from '../../src/modules/storefronts/index.ts';
import { createTranslation } from '../../src/modules/translation/index.ts';
import type { Route } from '../../src/platform/http/route.ts';
import { customerCaller, serveRoutes } from '../serve-routes.ts';
import { siteAt } from '../world/site-at.ts';
import { createTestPlatform, type TestPlatform } from '../test-platform.ts';
import { createRealPrices } from '../world/real-prices.ts';
import type { FastifyInstance } from 'fastify';

/** What nobody has earned anything beyond. */
const MEMBER = {
  depositPercent: 100,
  serviceFeeDiscountPercent: 0,
  freightDiscountPercent: 0,
  freeStorageDays: 30,
};

const MEMBERS = {
  read: async (_: unknown, id: string) => ({ id, level: MEMBER }) as never,
  listAddresses: async () => [],
};

export type SearchRig = Awaited<ReturnType<typeof startSearchRig>>;

/** The calls of search over the pretend Yahoo! Auctions and Mercari, on a database of their own. `more` adds calls of other modules, `isMercariSilent` puts nobody where Mercari should be. */
export async function startSearchRig(
  more: (platform: TestPlatform) => readonly Route[] = () => [],
  isMercariSilent = false,
) {
  const simulator = await startSimulator();
  const platform = await createTestPlatform();
  const { db, clock } = platform;
  const marketplaces = twoSites(platform, simulator.url, isMercariSilent);
  const pricing = createRealPrices({ db, clock, customers: MEMBERS });
  await setRate(pricing, 17_635);
  const translation = createTranslation({
    ...platform,
    service: { kind: 'deepl', url: `${simulator.url}/translation`, key: 'any' },
  });
  const historyOf = (site: string, code: string) =>
    marketplaces.read(site).auctions?.listBids(code, { account: 'hako-01' }) as Promise<BidHistory>;
  const search = createSearch({
    ...platform,
    marketplaces,
    translation,
    pricing,
    historyOf,
    warehousePrefecture: 13,
  });
  let caller: string | undefined;
  const app = await serveRoutes(
    platform,
    [...searchRoutes(search), ...storefrontRoutes(search), ...more(platform)],
    () => (caller === undefined ? undefined : customerCaller(caller)),
  );
  const call = callsOf(app);

  return {
    simulator,
    platform,
    marketplaces,
    translation,
    app,
    call,
    /** Who calls from now on; at first nobody does. */
    callAs(customerId: string | undefined): void {
      caller = customerId;
    },
    /** The body of a GET that succeeds. */
    async get(url: string) {
      const answer = await call('GET', url);
      expect(answer.status, `${url} ${JSON.stringify(answer.body).slice(0, 300)}`).toBe(200);
      return answer.body;
    },
    async close(): Promise<void> {
      await app.close();
      await marketplaces.close();
      await translation.close();
      await simulator.stop();
      await platform.close();
    },
  };
}

/** Yahoo! Auctions and Mercari of the pretend world. */
function twoSites(platform: TestPlatform, outside: string, isMercariSilent: boolean) {
  const mercariUrl = isMercariSilent ? 'http://127.0.0.1:1' : `${outside}/mercari`;
  return createMarketplaces({
    ...platform,
    connectors: connectorsOf({
      sites: {
        'yahoo-auctions': siteAt(`${outside}/yahoo-auctions`),
        mercari: siteAt(mercariUrl),
      },
    }),
  });
}

const callsOf =
  (app: FastifyInstance) => async (method: 'GET' | 'POST', url: string, body?: object) => {
    const answer = await app.inject({
      method,
      url,
      headers: { 'content-type': 'application/json' },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
