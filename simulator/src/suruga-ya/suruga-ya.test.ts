import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '../start.ts';
import { codeOf, numberOf, productOf, PRODUCTS } from './product.ts';

const CAPTURES = join(import.meta.dirname, '../../../../shared/data/marketplaces/suruga-ya');
const isHere = existsSync(CAPTURES);
if (!isHere) console.log('suruga-ya.test: SKIPPED, no captures at ../shared/data/marketplaces');

let sim: Simulator;
beforeAll(async () => {
  sim = await startSimulator({ seed: 7 });
});
afterAll(() => sim.stop());

/** The parts of one hit as a style sheet sees them: `p.price_teika`, `div.makeplaTit` … */
const partsOf = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/<(\w+)[^>]*? class=["']([^"']+)["']/g)].flatMap(([, name, classes = '']) =>
      classes
        .split(/\s+/)
        .filter((one) => one !== '' && !/^shipping_fee_/.test(one))
        .map((one) => `${name}.${one}`),
    ),
  );
const hitsOf = (html: string): string[] => {
  const from = html.indexOf('id="search_result"');
  return html
    .slice(
      from,
      html.indexOf('class="tag-list"') > 0 ? html.indexOf('class="tag-list"') : undefined,
    )
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .split('<div class="item">')
    .slice(1);
};
const search = async (query: string) =>
  (await fetch(`${sim.url}/suruga-ya/search?${query}`)).text();

it.skipIf(!isHere)(
  'a search page is made of the parts that the captured one is made of',
  async () => {
    const captured = readFileSync(
      join(CAPTURES, 'search_category5_24items_2026-05-05.html'),
      'utf8',
    );
    const known = partsOf(hitsOf(captured).join('\n'));
    const ours = partsOf(hitsOf(await search('category=5&search_word=')).join('\n'));
    expect([...ours].filter((part) => !known.has(part))).toEqual([]);
    for (const part of [
      'div.photo_box',
      'h3.product-name',
      'p.background-kishu',
      'p.price_teika',
      'p.price',
      'div.makeplaTit',
      'div.panel_buy',
    ])
      expect([known.has(part), ours.has(part)], part).toEqual([true, true]);
    const count = (html: string) =>
      /class="hit">(該当件数:[\d,]+件中&nbsp;1-24件)\s/
        .exec(html)?.[1]
        ?.replace(/[\d,]+件中/, 'N件中');
    expect(count(await search('category=5&search_word='))).toBe(count(captured));
  },
);

it('has thousands of goods, the same for the same seed, and each is found again by its code', async () => {
  expect(PRODUCTS).toBeGreaterThan(5_000);
  for (let n = 0; n < PRODUCTS; n += 97) expect(numberOf(codeOf(n))).toBe(n);
  expect(new Set(Array.from({ length: PRODUCTS }, (_, n) => codeOf(n))).size).toBe(PRODUCTS);
  expect(productOf(7, 12)).toEqual(productOf(7, 12));
  const products = Array.from({ length: 2_000 }, (_, n) => productOf(7, n));
  expect(products.filter(({ own, offers }) => !own && offers.length === 0).length).toBeGreaterThan(
    50,
  );
  expect(products.filter(({ own, offers }) => !own && offers.length > 1).length).toBeGreaterThan(
    50,
  );
  expect(
    products.filter(({ own, listPrice }) => own && listPrice !== null && listPrice < own.price)
      .length,
  ).toBeGreaterThan(20);
});

it('hides what is for grown-ups until the dialog was answered', async () => {
  const made = await fetch(`${sim.url}/_control/suruga-ya/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: '大人の品', price: 1_000, isAdult: true }),
  });
  const { code } = (await made.json()) as { code: string };
  const read = async (path: string, cookie = '') =>
    (await fetch(`${sim.url}/suruga-ya${path}`, { headers: { cookie } })).text();
  expect(await read(`/product/detail/${code}`)).not.toContain('大人の品');
  expect(await read(`/product/detail/${code}`, 'safe_search_option=3')).toContain('大人の品');
  expect(await search(`search_word=${encodeURIComponent('大人の品')}&adult_s=1`)).toContain(
    '該当件数:0件',
  );
});

it('shuts the gate to who is too fast, and its picture addresses lead to pictures', async () => {
  const [, picture = ''] =
    /<img src="([^"]*photo\.php[^"]*)"/.exec(await search('category=5&search_word=')) ?? [];
  const answer = await fetch(picture.replaceAll('&amp;', '&'));
  expect(answer.headers.get('content-type')).toMatch(/svg/);
  const pace = (body: object) =>
    fetch(`${sim.url}/_control/suruga-ya/pace`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await pace({ burstPerSecond: 0, blockSeconds: 60 });
  const refused = await fetch(`${sim.url}/suruga-ya/search?search_word=x`);
  expect([refused.status, await refused.text()]).toEqual([
    403,
    expect.stringContaining('Just a moment'),
  ]);
  await pace({ burstPerSecond: 200, blockSeconds: 1 });
});

it('forgets what was done to it when the world is reset, and remembers it otherwise', async () => {
  const code = codeOf(3);
  const control = (method: string, path: string, body?: object) =>
    fetch(`${sim.url}/_control${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  await control('PATCH', `/suruga-ya/products/${code}`, { price: 123_450, offers: [] });
  expect(
    (
      (await (await control('GET', `/suruga-ya/products/${code}`)).json()) as {
        own: { price: number };
      }
    ).own.price,
  ).toBe(123_450);
  sim.world.reset();
  expect(
    (
      (await (await control('GET', `/suruga-ya/products/${code}`)).json()) as {
        own: { price: number } | null;
      }
    ).own?.price,
  ).not.toBe(123_450);
});
