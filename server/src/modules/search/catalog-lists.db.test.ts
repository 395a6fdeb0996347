import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import { siteAt } from '../../../test-support/site-at.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { createIdempotency } from '../../platform/http/idempotency.ts';
import { onlyProcess } from '../../../test-support/only-process.ts';
import { createHttpServer } from '../../platform/http/server.ts';
import { connectorsOf, createMarketplaces, type Marketplaces } from '../marketplaces/index.ts';
import { createPricing, type Pricing } from '../pricing/index.ts';
import { createShipping } from '../shipping/index.ts';
import { createTranslation } from '../translation/index.ts';
import { createSearch, searchRoutes } from './index.ts';

let simulator: Simulator;
let platform: TestPlatform;
let marketplaces: Marketplaces;
let app: FastifyInstance;

beforeAll(async () => {
  simulator = await startSimulator();
  platform = await createTestPlatform();
  const { db, clock } = platform;
  marketplaces = createMarketplaces({
    ...platform,
    connectors: connectorsOf({ sites: { 'yahoo-auctions': siteAt(`${simulator.url}/yahoo-auctions`), mercari: siteAt(`${simulator.url}/mercari`) } }),
  });
  const shipping = createShipping({ db, clock, freightPerKg: (mode) => pricing.freightPerKg(mode) });
  const pricing: Pricing = createPricing({
    db,
    clock,
    shipping,
    customers: { read: async () => Promise.reject(new Error('nobody asks')), listAddresses: async () => [] },
    ratesUrl: undefined,
  });
  await pricing.enterRate(17_635);
  const translation = createTranslation({ ...platform, service: undefined });
  app = await createHttpServer(platform.config, platform.log, searchRoutes(createSearch({ ...platform, marketplaces, translation, pricing })), {
    authenticate: async () => undefined,
    idempotency: createIdempotency(db, onlyProcess),
    now: () => clock.now(),
    isStrict: true,
  });
});
afterAll(async () => {
  await app.close();
  await marketplaces.close();
  await simulator.stop();
  await platform.close();
});

const get = async (url: string) => {
  const answer = await app.inject({ method: 'GET', url });
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body, body: () => answer.json() };
};

it('tells which sites are served and which lists each has', async () => {
  const { data } = (await get('/api/catalog/served')).body();
  expect(data.map((one: { site: string }) => one.site)).toEqual(['auction', 'mercari']);
  expect(data[0]).toMatchObject({ name: 'Yahoo! Đấu giá', path: 'auction' });
  expect(data[0].lists).toContain('auctions');
  expect(data[1].lists).not.toContain('auctions');
});

it('a seller and what they offer stand on one page', async () => {
  const search = await get(`/api/catalog/search-whole?q=${encodeURIComponent('カメラ')}&sites=auction`);
  const { seller } = search.body().groups[0].cards[0];
  const { status, body } = await get(`/api/catalog/auction/sellers/${seller.id}`);
  expect(status).toBe(200);
  const { data } = body();
  expect(data.site_code).toBe('YAC_JP');
  expect(data.seller.id).toBe(seller.id);
  expect(data.cards.length).toBeGreaterThan(0);
  for (const card of data.cards) expect(card.seller.id).toBe(seller.id);
});

it('shops are met through their goods, by kind and place, and remembered', async () => {
  const { status, body } = await get('/api/catalog/shops?kind=camera');
  expect(status).toBe(200);
  const { data } = body();
  expect(data.shops.length).toBeGreaterThan(0);
  expect(data.total).toBeGreaterThanOrEqual(data.shops.length);
  expect(data.is_partial).toBe(false);
  expect(data.kinds).toContainEqual({ kind: 'camera', name: 'Máy ảnh' });
  for (const shop of data.shops) {
    expect(shop.kinds).toEqual(['camera']);
    expect(shop.path).toMatch(/^\/(auction|mercari)\/seller\//);
  }
  const { place, count } = data.places[0];
  const there = (await get(`/api/catalog/shops?kind=camera&place=${place}&size=60`)).body().data;
  expect(there.total).toBe(count);
  for (const shop of there.shops) expect(shop.prefecture).toBe(place);
  const named = data.shops.find((shop: { name: string }) => shop.name !== '');
  const found = (await get(`/api/catalog/shops?kind=camera&q=${encodeURIComponent(named.name)}`)).body().data;
  expect(found.shops.map((shop: { id: string }) => shop.id)).toContain(named.id);
  expect((await get('/api/catalog/shops?kind=camera&page=50')).body().data.shops).toEqual([]);
});

it('a list that a site does not keep is refused, and so is a site that is not served', async () => {
  for (const address of ['/api/catalog/mercari/deals', '/api/catalog/auction/deals'])
    expect((await get(address)).body()).toMatchObject({ code: 'marketplaces.not-at-this-site' });
  expect((await get('/api/catalog/nowhere/ranking')).body()).toMatchObject({ code: 'marketplaces.site-not-served' });
  expect((await get('/api/catalog/shops?site=nowhere')).body()).toMatchObject({ code: 'marketplaces.site-not-served' });
});
