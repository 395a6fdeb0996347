import type { FoundThing } from '@hako/contract/desk/find';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { staffToken } from '../../../../test-support/people/sign-in.ts';
import {
  type PretendService,
  startPretendService,
} from '../../../../test-support/world/pretend-service.ts';
import { newId } from '../../../kernel/chance.ts';

let service: PretendService;
const tokens = new Map<string, string>();
beforeAll(async () => {
  service = await startPretendService(5_000_000);
  for (const name of ['accountant', 'sales', 'warehouse-jp'])
    tokens.set(name, await staffToken(service, name));
  const { platform, customerId } = service;
  await platform.db
    .updateTable('customers')
    .set({ full_name: 'Nguyễn Thị Đào', customer_no: 'KHA1B2C3D4' })
    .where('customer_id', '=', customerId)
    .execute();
});
afterAll(() => service.close());

const as = (name: string, path: string) =>
  call(service, 'GET', path, { token: tokens.get(name) as string });
const find = async (name: string, words: string): Promise<FoundThing[]> =>
  (await as(name, `/api/desk/find?q=${encodeURIComponent(words)}`)).body.data.found;

describe('the search of the desk', () => {
  it.each([
    'nguyen dao',
    'ĐÀO',
    'thị  ngu',
    '0912345678',
    '+84 912 345 678',
    '345678',
    'kha1b2c3d4',
    'KHACH@hako.test',
  ])('finds a customer by "%s"', async (words) => {
    expect(await find('sales', words)).toMatchObject([
      { kind: 'customer', code: 'KHA1B2C3D4', title: 'Nguyễn Thị Đào', opens: service.customerId },
    ]);
  });

  it.each([
    'dao nguyen tran',
    '678',
    'a \u0301',
    "'; drop table customers; --",
    '!!! & |',
    '%',
    '0900000000',
  ])('finds nobody by "%s"', async (words) => expect(await find('sales', words)).toEqual([]));

  it('shows customers to whoever talks to them and transfers to accountants', async () => {
    expect(await find('warehouse-jp', 'nguyen dao')).toEqual([]);
    expect(await find('accountant', 'FT-1')).toMatchObject([
      { kind: 'transfer', code: 'FT-1', state: 'Đã cộng ví', opens: 'credited' },
    ]);
    const tab = (state: string) =>
      as('accountant', `/api/desk/transfers?state=${state}&reference=FT-1`);
    expect((await tab('credited')).body.results).toMatchObject([{ reference: 'FT-1' }]);
    expect((await tab('unmatched')).body.results).toEqual([]);
    expect(await find('sales', 'FT-1')).toEqual([]);
  });

  it('is not for customers', async () => {
    expect((await service.asCustomer('GET', '/api/desk/find?q=a')).status).toBe(403);
    expect(
      (await service.asCustomer('GET', `/api/desk/customers/${service.customerId}`)).status,
    ).toBe(403);
  });
});

describe('the page of a customer', () => {
  it('tells contacts, level, wallet and addresses', async () => {
    const { status, body } = await as('sales', `/api/desk/customers/${service.customerId}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      customer_no: 'KHA1B2C3D4',
      phone: '+84912345678',
      wallet: { available_vnd: 5_000_000, held_vnd: 0 },
    });
  });

  it('is not for the warehouse, and nobody stands behind an unknown id', async () => {
    expect((await as('warehouse-jp', `/api/desk/customers/${service.customerId}`)).status).toBe(
      403,
    );
    const unknown = await as('sales', '/api/desk/customers/01a1fc42-d200-7d97-8fef-2524fb862de6');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'customers.not-found']);
  });
});

describe('a lot', () => {
  const LOT = 'x1234567890';
  const bids: { readonly id: string; readonly state: string }[] = [];
  beforeAll(async () => {
    const { db } = service.platform;
    await sql`insert into watched_auctions (site, code, title, listing, seller_id, price_jpy, bid_count, ends_at, read_at, settled_at)
      values ('auction', ${LOT}, 'Đồng hồ Seiko', '{}', 's', 900, 1, now(), now(), now())`.execute(
      db,
    );
    for (const [at, status] of ['lost', 'cancelled'].entries()) {
      bids.unshift({ id: newId(), state: status === 'lost' ? 'Không thắng' : 'Đã hủy' });
      await sql`insert into bids (id, customer_id, site, code, mode, maximum_jpy, status, account, ship_mode, hold_vnd, is_held, rate_vnd, rate_scale,
        priced_at, planned_end_at, created_at, updated_at) values (${bids[0]?.id}, ${service.customerId}, 'auction', ${LOT}, 'now', 12000, ${status},
        'hako-01', 'AIR-HAN', 0, false, 176, 1, now(), now(), now() + ${at} * interval '1 second', now())`.execute(
        db,
      );
    }
  });

  it.each([
    LOT,
    'X1234567890',
    `auction ${LOT}`,
    `https://page.auctions.yahoo.co.jp/jp/auction/${LOT}`,
  ])('finds the bids on it by "%s", the newest first', async (words) =>
    expect(await find('accountant', words)).toMatchObject(
      bids.map(({ id, state }) => ({
        ...{ kind: 'bid', code: LOT, title: 'Đồng hồ Seiko', state, opens: id },
        detail: 'tối đa ¥12,000 · Nguyễn Thị Đào',
      })),
    ),
  );

  it('opens for whoever may see bids, on the page that it names', async () => {
    expect(await find('warehouse-jp', LOT)).toEqual([]);
    expect((await as('sales', `/api/desk/bids/${bids[0]?.id}`)).body.data).toMatchObject({
      code: LOT,
    });
    expect(await find('sales', `mercari ${LOT}`)).toEqual([]);
  });
});

// The last one buys: it spends of the wallet.
const buyNow = async (): Promise<string> =>
  (
    await service.asCustomer('POST', '/api/buy-product-now', {
      ...{ code: service.sim.world.market.make({ price: 4_000 }), price: 4_000 },
      ...{ site: 'mercari', ship_mode: 'AIR-HAN' },
    })
  ).body.data.order_code;

it('finds a cancelled order behind the living ones of its listing, which no station does', async () => {
  const { platform, parts, customerId } = service;
  const [cancelled, living] = [await buyNow(), await buyNow()];
  const { listing_code: listing } = await platform.db
    .selectFrom('orders')
    .select('listing_code')
    .where('code', '=', cancelled)
    .executeTakeFirstOrThrow();
  await platform.db
    .updateTable('orders')
    .set({ listing_code: listing })
    .where('code', '=', living)
    .execute();
  await parts.modules.orders.cancel({ code: cancelled, by: { kind: 'customer', id: customerId } });
  expect(await find('sales', cancelled.toLowerCase())).toMatchObject([
    { kind: 'order', code: cancelled, state: 'Đã bị hủy' },
  ]);
  expect((await find('sales', listing)).map(({ code }) => code)).toEqual([living, cancelled]);
  const scanned = await parts.modules.orders.listByScan(platform.db, listing);
  expect(scanned.map(({ code }) => code)).toEqual([living]);
});
