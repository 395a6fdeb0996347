import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasShared, readShared, readSharedJson } from '../../../../test-support/world/captures.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { stepInto } from '../reading/next-data.ts';
import { readSearchPage } from './search-page.ts';
import { createYahooAuctions } from './yahoo-auctions.ts';

const FOLDER = 'data/marketplaces/yahoo-auctions';

/** Goods of the flea market, which the auction site shows among its own, belong to the flea market's own connector: nobody sees them twice. */
describe.skipIf(!hasShared)('goods of the flea market', () => {
  let server: Server;
  let site: ReturnType<typeof createYahooAuctions>;
  beforeAll(async () => {
    const page = readSharedJson(`${FOLDER}/closedsearch_7items_2026-05-08.next_data.json`);
    const answer = JSON.stringify(
      stepInto('test', page, ['props', 'pageProps', 'initialState', 'search', 'items', 'listing']),
    );
    server = createServer((_request, reply) =>
      reply.setHeader('content-type', 'application/json').end(answer),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    site = createYahooAuctions({
      baseUrl: `http://127.0.0.1:${port}`,
      pacePerSecond: 100,
      purchasing: 'desk',
      accounts: [],
      clock: systemClock,
    });
  });
  afterAll(async () => {
    await site.close();
    server.close();
  });

  it('are left out of the search by call', async () => {
    const { listings } = await site.search({ status: 'sold' });
    expect(listings.map(({ code }) => code)).toEqual([
      'h1001582809',
      'u1227414514',
      'l1226876084',
      'b1223558732',
      'e1215222713',
    ]);
  });

  it('are left out of the search by page', () => {
    const page = readShared(`${FOLDER}/search_open_50items_fixedprice_2026-05-08.html`);
    const own = readSearchPage(page, new Date(0)).listings;
    const firstFlea = page.replace('data-auction-isflea=""', 'data-auction-isflea="1"');
    expect(readSearchPage(firstFlea, new Date(0)).listings).toEqual(own.slice(1));
  });
});
