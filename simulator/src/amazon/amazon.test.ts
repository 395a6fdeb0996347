import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '../start.ts';
import { asinOf, itemOf, ITEMS, numberOf } from './item.ts';

const CAPTURES = join(import.meta.dirname, '../../../../shared/data/marketplaces/amazon');
const isHere = existsSync(CAPTURES);
if (!isHere) console.log('amazon.test: SKIPPED, no captures at ../shared/data/marketplaces');

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
let sim: Simulator;
let token = '';
beforeAll(async () => {
  sim = await startSimulator({ seed: 7 });
  const body = {
    grant_type: 'client_credentials',
    client_id: 'hako-amazon',
    client_secret: 'pretend-amazon-secret',
    scope: 'creatorsapi::default',
  };
  const answer = await post('/amazon/auth/o2/token', body);
  token = String((answer.body as { access_token: string }).access_token);
});
afterAll(() => sim.stop());

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const sent = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'x-marketplace': 'www.amazon.co.jp',
    ...headers,
  };
  const answer = await fetch(sim.url + path, {
    method: 'POST',
    headers: sent,
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Json };
}
const ask = (operation: string, body: object, headers?: Record<string, string>) =>
  post(`/amazon/catalog/v1/${operation}`, { partnerTag: 'hako-22', ...body }, headers);

/** Names of the parts of an answer, without the places in its lists. */
function namesIn(value: Json, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    // An item is the same in every answer.
    const here = name === 'items' ? '.item' : `${path}.${name}`;
    return [here, ...namesIn(one, here)];
  });
}
const lowered = (name: string) =>
  /^(ASIN|URL|EANs|UPCs|ISBNs)$/.test(name)
    ? name.toLowerCase()
    : name.charAt(0).toLowerCase() + name.slice(1);
function lowerAll(value: Json): Json {
  if (Array.isArray(value)) return value.map(lowerAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [lowered(name), lowerAll(one)]),
  );
}
/** What the successor has and its predecessor had not: offers of the second kind, what families and reviews are called. */
const NEW = /\.(offersV2|parentASIN|customerReviews|variationAttributes)\b/;

const RESOURCES = [
  'images.primary.large',
  'images.variants.large',
  'itemInfo.title',
  'itemInfo.byLineInfo',
  'itemInfo.externalIds',
  'itemInfo.features',
  'itemInfo.manufactureInfo',
  'itemInfo.productInfo',
  'browseNodeInfo.browseNodes',
  'offersV2.listings.price',
  'offersV2.listings.availability',
  'variationSummary.variationDimension',
];

it.skipIf(!isHere)('items have the names that the captured ones have', async () => {
  const captured = [
    'paapi5-us/search_items.json',
    'paapi5-us/get_variations.json',
    'paapi5-us/get_browse_nodes.json',
    'paapi5-au/items_get_B079PQ7T6B.json',
  ].flatMap((file) =>
    namesIn(lowerAll(JSON.parse(readFileSync(join(CAPTURES, file), 'utf8')) as Json)),
  );
  const known = new Set(captured);
  const found = await ask('searchItems', {
    keywords: 'カメラ',
    itemCount: 10,
    resources: RESOURCES,
  });
  const family = await ask('getVariations', { asin: asinOf(0), resources: RESOURCES });
  const nodes = await ask('getBrowseNodes', {
    browseNodeIds: ['3210981', '9000101'],
    resources: ['browseNodes.ancestor'],
  });
  const ours = [found, family, nodes].flatMap(({ body }) => namesIn(body));
  expect(ours.length).toBeGreaterThan(500);
  expect([...new Set(ours)].filter((name) => !known.has(name) && !NEW.test(name))).toEqual([]);
});

it('answers only what is asked for, and refuses what cannot be asked', async () => {
  const bare = (await ask('getItems', { itemIds: [asinOf(5)], resources: ['itemInfo.title'] }))
    .body as { itemsResult: { items: object[] } };
  expect(Object.keys(bare.itemsResult.items[0] ?? {}).sort()).toEqual([
    'asin',
    'detailPageURL',
    'itemInfo',
  ]);
  expect(await ask('searchItems', { resources: [] })).toMatchObject({
    status: 400,
    body: { type: 'ValidationException', reason: 'MissingKeyParameter' },
  });
  expect(await ask('searchItems', { keywords: 'x', itemPage: 11 })).toMatchObject({
    status: 400,
    body: { fieldList: [{ name: 'itemPage' }] },
  });
  expect(await ask('searchItems', { keywords: 'x', partnerTag: 'nobody' })).toMatchObject({
    status: 400,
    body: { reason: 'InvalidPartnerTag' },
  });
  expect(
    await ask('searchItems', { keywords: 'x' }, { authorization: 'Bearer stolen' }),
  ).toMatchObject({ status: 401 });
  expect(await ask('getItems', { itemIds: ['B000000000', asinOf(1)] })).toMatchObject({
    status: 200,
    body: {
      itemsResult: { items: [{ asin: asinOf(1) }] },
      errors: [{ code: 'InvalidParameterValue' }],
    },
  });
  expect(
    await post('/amazon/auth/o2/token', { grant_type: 'client_credentials', client_id: 'x' }),
  ).toMatchObject({ status: 401 });
});

it('has thousands of goods, the same for the same seed, and each is found again by its code', () => {
  for (let n = 0; n < ITEMS; n += 83) {
    expect(asinOf(n)).toMatch(/^B0[0-9A-Z]{8}$/);
    expect(numberOf(asinOf(n))).toBe(n);
  }
  expect(itemOf(7, 20).parent).toBe(itemOf(7, 22).parent);
  expect(itemOf(7, 20).model).toBe(itemOf(7, 22).model);
  expect(itemOf(7, 23).parent).toBeNull();
  const items = Array.from({ length: 1_000 }, (_, n) => itemOf(7, n));
  for (const { price, listPrice } of items)
    if (listPrice !== null) expect(listPrice).toBeGreaterThan(price);
  expect(items.filter(({ stock }) => stock === null).length).toBeGreaterThan(30);
});

it('slows down who is too fast, in its own words', async () => {
  const pace = (body: object) => post('/_control/amazon/pace', body);
  await pace({ burstPerSecond: 0, blockSeconds: 60 });
  expect(await ask('searchItems', { keywords: 'x' })).toMatchObject({
    status: 429,
    body: { type: 'ThrottleException', serviceCode: 'creatorsapi' },
  });
  await pace({ burstPerSecond: 200, blockSeconds: 1 });
});
