import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { customerToken, staffToken } from '../../../../test-support/people/sign-in.ts';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../../test-support/world/pretend-service.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { dong } from '../../../kernel/money.ts';
import { newId } from '../../../kernel/chance.ts';

const STRANGE = '0190a000-0000-7000-8000-0000000000f1';
const STAFF = ['sales', 'buyer', 'accountant', 'warehouse-jp'] as const;
let service: PretendService;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  service = await startPretendService(1_000_000);
  for (const name of STAFF) tokens[name] = await staffToken(service, name);
});
afterAll(() => service.close());

const as = (name: string, method: string, part: string, body?: object, id = service.customerId) =>
  call(service, method, `/api/desk/customers/${id}${part}`, { token: tokens[name], body });
const audited = async (action: string) =>
  (
    await service.platform.pool.query(
      `select subject, reason, before, after from staff_audit where action = $1 order by at`,
      [action],
    )
  ).rows;
async function insertRows(table: string, rows: readonly object[]): Promise<void> {
  await service.platform.pool.query(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

describe('notes about a customer', () => {
  it('are read page by page by all who read the customer, newest first, and never by the customer', async () => {
    for (let number = 1; number <= 21; number += 1)
      expect(
        (await as('sales', 'POST', '/notes', { text: ` Thích máy ảnh ${number} ` })).status,
      ).toBe(200);
    const { rows, next } = (await as('buyer', 'GET', '/notes')).body.data;
    expect(rows).toHaveLength(20);
    expect(rows[0]).toMatchObject({ text: 'Thích máy ảnh 21' });
    expect(rows[0].author_name).not.toBe('');
    const last = (await as('accountant', 'GET', `/notes?after=${next}`)).body.data;
    expect(last.rows.map(({ text }: { text: string }) => text)).toEqual(['Thích máy ảnh 1']);
    expect(last.next).toBeUndefined();
    const own = await service.asCustomer('GET', `/api/desk/customers/${service.customerId}/notes`);
    expect(own.status).toBe(403);
  });

  it('leave a line in the audit that does not repeat them, and need words and a customer', async () => {
    expect((await as('sales', 'POST', '/notes', { text: '  ' })).status).toBe(400);
    expect(told(await as('sales', 'POST', '/notes', { text: 'x' }, STRANGE))).toEqual([
      404,
      'customers.not-found',
    ]);
    expect((await as('warehouse-jp', 'GET', '/notes')).status).toBe(403);
    const lines = await audited('customer.note');
    expect(lines).toHaveLength(21);
    expect(JSON.stringify(lines)).not.toContain('máy ảnh');
  });
});

describe('the wallet of a customer', () => {
  it('reads at the desk as the customer reads it', async () => {
    const cause = { type: 'bid', id: newId() } as const;
    await inTransaction(service.platform.db, (trx) =>
      service.parts.modules.wallet.hold(trx, {
        customerId: service.customerId,
        amount: dong(300_000),
        cause,
        label: 'Đặt giá Nikon F3',
      }),
    );
    const [own, desk] = await Promise.all([
      service.asCustomer('GET', '/api/wallet/statement?size=1'),
      as('sales', 'GET', '/statement?size=1'),
    ]);
    expect(desk.body.data.rows).toHaveLength(1);
    expect(desk.body).toEqual(own.body);
    const holds = (await as('accountant', 'GET', '/holds')).body;
    expect(holds).toEqual((await service.asCustomer('GET', '/api/wallet/holds')).body);
    expect(holds.data).toMatchObject([{ amount_vnd: 300_000 }]);
    await inTransaction(service.platform.db, (trx) =>
      service.parts.modules.wallet.release(trx, { cause, reason: 'Trả lại' }),
    );
  });

  it('is for sales and accountants alone', async () => {
    for (const part of ['/statement', '/holds']) {
      expect((await as('buyer', 'GET', part)).status).toBe(403);
      expect(told(await as('sales', 'GET', part, undefined, STRANGE))).toEqual([
        404,
        'customers.not-found',
      ]);
    }
  });
});

describe('the devices of a customer', () => {
  const reason = 'Khách mất điện thoại';
  it('are signed out one by one or all, at once, with a reason in the audit', async () => {
    const phone = await customerToken(service);
    const mine = () => call(service, 'GET', '/api/session', { token: phone });
    expect((await mine()).status).toBe(200);
    const devices = (await as('sales', 'GET', '/sessions')).body.data;
    expect(devices.length).toBeGreaterThan(1);
    const end = (body: object, name = 'sales') => as(name, 'POST', '/sessions/end', body);
    expect((await end({ session_id: devices[0].id, reason })).body.ended).toBe(1);
    expect(told(await end({ session_id: devices[0].id, reason }))).toEqual([
      404,
      'identity.session-not-found',
    ]);
    expect((await end({ reason: ' ' })).status).toBe(400);
    expect((await end({ reason }, 'buyer')).status).toBe(403);
    expect((await end({ reason })).body.ended).toBe(devices.length - 1);
    expect((await mine()).status).toBe(401);
    expect((await as('sales', 'GET', '/sessions')).body.data).toEqual([]);
    expect(await audited('customer.end-sessions')).toMatchObject([
      { subject: `customer:${service.customerId}`, reason, after: { ended: 1, everywhere: false } },
      { after: { ended: devices.length - 1, everywhere: true } },
    ]);
  });

  it('are those of a customer, never of a colleague', async () => {
    const [{ user_id: colleague }] = (
      await service.platform.pool.query(`select user_id from users where kind = 'staff' limit 1`)
    ).rows;
    const asked = await as('sales', 'POST', '/sessions/end', { reason }, colleague);
    expect(told(asked)).toEqual([404, 'customers.not-found']);
    expect(told(await as('sales', 'GET', '/sessions', undefined, colleague))).toEqual([
      404,
      'customers.not-found',
    ]);
  });
});

describe('what a customer has at us', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
  it('is listed page by page, the newest first', async () => {
    const type = (await service.platform.pool.query('select code from complaint_types limit 1'))
      .rows[0].code;
    await insertRows(
      'complaints',
      Array.from({ length: 25 }, (_, number) => ({
        id: newId(),
        code: `KN-${number}`,
        customer_id: service.customerId,
        type,
        content: 'x',
        pictures: [],
        messages: 0,
        state: 'answered',
        refund_vnd: 0,
        due_at: at(number),
        created_at: at(Math.floor(number / 2)),
        updated_at: at(number),
      })),
    );
    const codes: string[] = [];
    for (let after = ''; ; ) {
      const { data } = (await as('sales', 'GET', `/complaints${after}`)).body;
      codes.push(...data.rows.map(({ code }: { code: string }) => code));
      expect(data.rows[0].state_label).toBe('Chờ khách trả lời');
      if (!data.next) break;
      after = `?after=${data.next}`;
    }
    expect(new Set(codes).size).toBe(25);
    expect(codes).toHaveLength(25);
    expect(codes.at(-1)).toMatch(/^KN-[01]$/);
  });

  it.each(['/parcels', '/bills', '/complaints'])(
    '%s: nobody stands behind an unknown id',
    async (part) => {
      expect((await as('sales', 'GET', part)).status).toBe(200);
      expect(told(await as('sales', 'GET', part, undefined, STRANGE))).toEqual([
        404,
        'customers.not-found',
      ]);
      expect((await as('warehouse-jp', 'GET', part)).status).toBe(403);
    },
  );
});
