import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { staffToken } from '../../../../test-support/people/sign-in.ts';
import {
  type PretendService,
  startPretendService,
} from '../../../../test-support/world/pretend-service.ts';

const STRANGE = '0190a000-0000-7000-8000-0000000000f1';
/** What is sent and writes nothing. Whoever adds a call here has looked that it leaves no trace. */
const ASKING = [
  '/api/amazon/jp/deals/details',
  '/api/bid/preview',
  '/api/calculate-price',
  '/api/desired-price/check',
  '/api/estimate-price',
  '/api/me/orders/{code}/choices/price',
  '/api/object-resolver',
  '/api/price-service/calc',
  '/api/price/ceiling',
  '/api/shopping/item-get-more',
  '/api/v2/auction/domestic-shipping-fee/{code}',
  '/api/v2/auction/relates/{code}',
  '/apitranslate',
];
let service: PretendService;
let token: string;
let cookie: string;
beforeAll(async () => {
  service = await startPretendService(5_000_000);
  token = await staffToken(service, 'sales');
  const { headers } = await call(
    service,
    'POST',
    `/api/desk/customers/${service.customerId}/view`,
    { token, body: { reason: 'Khách gọi, không thấy giá' } },
  );
  cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
});
afterAll(() => service.close());

const sql = async (text: string) => (await service.platform.pool.query(text)).rows;

it('answers what only asks, and keeps no answer of it', async () => {
  const asking = service.parts.routes.flatMap(({ endpoint: { method, path, whileViewing } }) =>
    whileViewing === 'asks' ? [`${method} ${path}`] : [],
  );
  expect(asking.toSorted()).toEqual(ASKING.map((path) => `POST ${path}`));
  const before = await sql('select count(*) from idempotent_answers');
  const headers = () => ({ cookie, 'idempotency-key': randomUUID() });
  const post = (path: string, body: object) =>
    call(service, 'POST', path, { token, body, headers: headers() });
  for (const path of ASKING)
    expect((await post(path.replace(/\{\w+\}/g, STRANGE), {})).status).not.toBe(403);
  const code = String(service.sim.world.market.make({ price: 3_000 }));
  const items = [{ site: 'mercari', price_jpy: 3_000, qty: 1 }];
  expect((await post('/api/calculate-price', { items })).status).toBe(200);
  const link = { url: `https://jp.mercari.com/item/${code}` };
  expect((await post('/api/object-resolver', link)).body.data.product_id).toBe(code);
  const offer = await post('/api/desired-price/check', { site: 'mercari', code });
  expect(offer.status).toBe(200);
  expect(await sql('select count(*) from idempotent_answers')).toEqual(before);
});
