import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrdersRig, type OrdersRig } from '../../../test-support/rigs/orders-rig.ts';
import { readSheet } from '../../../test-support/read-sheet.ts';
import { ORDER_STATES, STATES } from './rules/order-life.ts';

const HOSTILE = [
  '=HYPERLINK("http://x","bấm")',
  '+1+1',
  '-2+3',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  'Máy ảnh <b>&amp;</b> "cũ" 中古',
];
let rig: OrdersRig;
let customerId: string;
beforeAll(async () => {
  // Orders are put into their states by hand, past every invariant: here only what is written of them matters.
  rig = await createOrdersRig({ invariants: {} });
  customerId = await rig.customerWith(90_000_000);
  for (const [index, state] of ORDER_STATES.entries()) {
    const { orderId } = await rig.buy(await rig.wanted(customerId, `x-${index}`, 1_000 + index));
    const { listing } = await rig.db
      .selectFrom('orders')
      .select('listing')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const title = HOSTILE[index % HOSTILE.length] as string;
    const changed = JSON.stringify({ ...(listing as object), title, titleVi: undefined });
    await rig.db
      .updateTable('orders')
      .set({ state, listing: changed, note: title })
      .where('id', '=', orderId)
      .execute();
  }
});
afterAll(() => rig.close());

const file = (query: string, as = `customer ${customerId}`) =>
  rig.app.inject({
    method: 'GET',
    url: `/api/quotes/user/export?${query}`,
    headers: { 'x-test-caller': as },
  });
const list = async (query: string) =>
  (await rig.call('GET', `/api/quotes/user?size=100&${query}`, `customer ${customerId}`)).body.data
    .results;

describe('the spreadsheet of my orders', () => {
  it('is named, and says row by row what the list says', async () => {
    const answer = await file('');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('spreadsheetml.sheet');
    const name = String(answer.headers['content-name']);
    expect(name).toMatch(/^don-hang-\d{4}-\d\d-\d\d\.xlsx$/);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    const { rows, cells, elements } = await readSheet(answer.rawPayload);
    const [headings = [], ...orders] = rows;
    const column = (heading: string) => orders.map((row) => row[headings.indexOf(heading)] ?? '');
    const listed = await list('');
    expect(orders).toHaveLength(ORDER_STATES.length);
    expect(column('Mã đơn')).toEqual(listed.map(({ code }: { code: string }) => code));
    expect(column('Trạng thái')).toEqual(
      listed.map(({ state }: { state: keyof typeof STATES }) => STATES[state].label),
    );
    expect(column('Tên sản phẩm')).toEqual(
      listed.map(({ name: title }: { name: string }) => title),
    );
    expect(column('Thanh toán lần 1 (đồng)')).toEqual(
      listed.map(({ total }: { total: number }) => String(total)),
    );
    expect(column('Ghi chú')).toEqual(listed.map(({ note }: { note: string }) => note));
    expect(new Set(column('Tên sản phẩm'))).toEqual(new Set(HOSTILE));
    expect(elements.has('f')).toBe(false);
    const phone = `${String.fromCharCode(65 + headings.indexOf('Điện thoại'))}2`;
    expect(cells.get(phone)).toMatchObject({ type: 'inlineStr', text: '+84912345678' });
  });

  it('has the filters of the list', async () => {
    for (const query of ['tab=transport', 'step=12.2', 'tab=canceled&page=3']) {
      const listed = await list(query.replace('&page=3', ''));
      expect(listed.length).toBeGreaterThan(0);
      expect(
        (await readSheet((await file(query)).rawPayload)).rows.slice(1).map(([code]) => code),
        query,
      ).toEqual(listed.map(({ code }: { code: string }) => code));
    }
    expect((await file('tab=everything')).statusCode).toBe(400);
    expect((await file('from=2026-13-45')).statusCode).toBe(400);
  });

  it('is refused when there is nothing in it, and holds only my own', async () => {
    const nothing = await file('from=2020-01-01&to=2020-12-31');
    expect([nothing.statusCode, nothing.json().code]).toEqual([409, 'request.nothing-to-export']);
    const other = await file('', `customer ${await rig.customerWith(1_000)}`);
    expect(other.json().code).toBe('request.nothing-to-export');
    expect((await file('', 'nobody')).statusCode).toBe(401);
  });

  it('reads on over all batches, each order once, also among orders of one moment', async () => {
    const many = await rig.customerWith(90_000_000);
    const { orderId } = await rig.buy(await rig.wanted(many, 'x-many', 1_000));
    await sql`insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'code', 'HKMANY' || n,
      'created_at', o.created_at - n / 100 * interval '1 minute'))).* from orders o, generate_series(1, 1200) n where o.id = ${orderId}`.execute(
      rig.db,
    );
    const codes = (await readSheet((await file('', `customer ${many}`)).rawPayload)).rows
      .slice(1)
      .map(([code]) => code);
    expect([codes.length, new Set(codes).size]).toEqual([1_201, 1_201]);
    await rig.db.deleteFrom('orders').where('code', 'like', 'HKMANY%').execute();
  });
});
