import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { siteAt } from '../../../test-support/world/site-at.ts';
import { connectorsOf, createMarketplaces, type Marketplaces } from './index.ts';

let simulator: Simulator;
let platform: TestPlatform;
let marketplaces: Marketplaces;
let isKeyLost = false;
/** Mercari, whose items lose the key that tells an auction. */
const forgetful = createServer(async (request, reply) => {
  const answer = await fetch(`${simulator.url}/mercari${request.url}`, {
    headers: request.headers as Record<string, string>,
    ...(request.method === 'POST' && { method: 'POST', body: request, duplex: 'half' }),
  });
  const body = await answer.text();
  reply
    .writeHead(answer.status, { 'content-type': 'application/json' })
    .end(isKeyLost ? body.replace('"auction_info"', '"sale_info"') : body);
});
const open = () =>
  createMarketplaces({
    ...platform,
    connectors: connectorsOf({
      sites: { mercari: siteAt(`http://127.0.0.1:${(forgetful.address() as AddressInfo).port}`) },
    }),
  });

beforeAll(async () => {
  simulator = await startSimulator();
  platform = await createTestPlatform();
  await new Promise<void>((resolve) => forgetful.listen(0, '127.0.0.1', resolve));
  marketplaces = open();
});
afterAll(async () => {
  await marketplaces.close();
  forgetful.closeAllConnections();
  forgetful.close();
  await platform.close();
  await simulator.stop();
});

/** One that runs long after the test, which the pretend goods may have none of at some hours. */
async function makeAuction(): Promise<string> {
  const made = await fetch(`${simulator.url}/_control/mercari/items`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ auction: { bids: 2, initial: 3_000, highest: 3_600, hoursLeft: 24 } }),
  });
  return ((await made.json()) as { id: string }).id;
}

it('an auction never becomes goods at a fixed price while it runs, in any process', async () => {
  const code = await makeAuction();
  const read = await marketplaces.findListing('mercari', code, { maxAgeMs: 0 });
  expect(read?.auction).toBeDefined();
  expect(read?.price.buyNow).toBeUndefined();

  isKeyLost = true;
  const lost = await marketplaces.read('mercari').findListing(code);
  expect(lost?.price.buyNow, 'the answer alone looks like a fixed price').toBeDefined();
  await expect(marketplaces.readFreshListing('mercari', code)).rejects.toThrow('another kind');
  const shown = await marketplaces.findListing('mercari', code, { maxAgeMs: 0 });
  expect(shown?.auction).toEqual(read?.auction);
  await expect
    .poll(
      async () =>
        (await platform.db.selectFrom('marketplace_listings').selectAll().execute()).length,
    )
    .toBe(1);

  const other = open();
  await expect(other.readFreshListing('mercari', code)).rejects.toThrow('another kind');
  await other.close();
});
