import { VIEWING_COOKIE } from '@hako/contract/desk/viewing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { staffToken } from '../../../../test-support/people/sign-in.ts';
import {
  type PretendService,
  startPretendService,
} from '../../../../test-support/world/pretend-service.ts';

const STRANGE = '0190a000-0000-7000-8000-0000000000f1';
let service: PretendService;
let token: string;
let cookie: string;
beforeAll(async () => {
  service = await startPretendService(5_000_000);
  token = await staffToken(service, 'sales');
  const reason = 'Khách gọi, không thấy ví';
  const started = await sales('POST', `/api/desk/customers/${service.customerId}/view`, { reason });
  cookie = started.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(cookie.startsWith(`${VIEWING_COOKIE}=`)).toBe(true);
});
afterAll(() => service.close());

const sql = async (text: string) => (await service.platform.pool.query(text)).rows;
const sales = (method: string, path: string, body?: object) =>
  call(service, method, path, { token, body });
/** A call of the sales person whose browser looks at the pages as the customer. */
const viewing = (path: string) => call(service, 'GET', path, { token, headers: { cookie } });

/** A customer with an order, a talk that Hako answered last and a saved search: the calls that read them by path. */
async function livedIn() {
  const { asCustomer } = service;
  const ok = async (answer: ReturnType<typeof call>) => {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const code = service.sim.world.market.make({ price: 5_000 });
  const bought = { code, price: 5_000, site: 'mercari' };
  const order = await ok(asCustomer('POST', '/api/buy-product-now', bought));
  const about = { order_code: order.order_code, content: 'Hàng tới đâu rồi?' };
  const talk = await ok(asCustomer('POST', '/api/me/messages', about));
  const answer = { ...about, customer_id: service.customerId, content: 'Đang ở kho Nhật ạ.' };
  await ok(sales('POST', '/api/desk/messages', answer));
  const search = await ok(asCustomer('POST', '/api/saved-searches', { keyword: 'nikon' }));
  const codes = (await sql('select code from viewed_listings order by viewed_at')).map(
    (row) => row.code,
  );
  const ids: Record<string, string> = {
    '/api/me/orders/{code}': `/api/me/orders/${order.order_code}`,
    '/api/me/messages/{id}': `/api/me/messages/${talk.thread_id}`,
    '/api/saved-searches/{id}/finds': `/api/saved-searches/${search.id}/finds`,
  };
  return { codes, ids };
}

/** All that tells when the customer was there and what they have seen. */
const traces = async () => ({
  sessions: await sql(
    `select session_id, seen_at from sessions where user_id = '${service.customerId}' order by 1`,
  ),
  notifications: await sql('select * from notifications order by 1'),
  talks: await sql('select id, unread, waits_since from message_threads order by 1'),
  searches: await sql('select id, seen_at, updated_at from saved_searches order by 1'),
  orders: await sql('select * from orders order by 1'),
  viewed: await sql('select * from viewed_listings order by 1, 2'),
});

it('a viewing leaves no trace at the customer: nothing is seen, nobody was there', async () => {
  const { codes, ids } = await livedIn();
  const [looked, own] = [3_000, 4_000].map((price) => service.sim.world.market.make({ price }));
  const before = await traces();
  expect(before.talks).toMatchObject([{ unread: 1 }]);
  const item = (code: unknown) => `/api/catalog/items/mercari/${code}`;
  const filled = (path: string) =>
    (ids[path] ?? path).replace('{site}', 'mercari').replace(/\{\w+\}/g, STRANGE);
  for (const path of [...Object.values(ids), item(looked), `/api/mercari/item/${looked}`])
    expect([path, (await viewing(path)).status]).toEqual([path, 200]);
  for (const { endpoint } of service.parts.routes)
    if (endpoint.access === 'customer' && endpoint.method === 'GET')
      await viewing(filled(endpoint.path));
  expect(await traces()).toEqual(before);
  // What the customer looks at is kept, so the other one would have been kept as well.
  expect((await service.asCustomer('GET', item(own))).status).toBe(200);
  const kept = async () =>
    (await sql('select code from viewed_listings order by viewed_at')).map(({ code }) => code);
  await expect.poll(kept).toEqual([...codes, own]);
}, 60_000);
