import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';
import { hasShared, readSharedJson } from '../../../test-support/world/captures.ts';
import { readSheet } from '../../../test-support/read-sheet.ts';

const RICH = 50_000_000;
const HOSTILE = '=cmd|calc!A0 <script>alert(1)</script>';
let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
let customerId: string;
let bills: { bill: string; codes: string[] }[];
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig } = delivery);
  customerId = await rig.customerWith(RICH);
  bills = [await delivery.approvedBill(customerId, 2), await delivery.approvedBill(customerId)];
  await delivery.pay(customerId, bills[1]?.bill as string);
  const row = await rig.db
    .selectFrom('orders')
    .selectAll()
    .where('code', '=', bills[0]?.codes[0] as string)
    .executeTakeFirstOrThrow();
  const listing = JSON.stringify({
    ...(row.listing as object),
    title: HOSTILE,
    titleVi: undefined,
  });
  await rig.db.updateTable('orders').set({ listing }).where('id', '=', row.id).execute();
});
afterAll(() => delivery.close());

const printable = (text: string): string =>
  [...text].filter((letter) => letter >= ' ' || '\t\r\n'.includes(letter)).join('');
const excel = (body: object, as = `customer ${customerId}`) =>
  rig.app.inject({
    method: 'POST',
    url: '/api/bill/excel',
    headers: { 'x-test-caller': as },
    payload: body,
  });
const print = (body: object, as = `customer ${customerId}`) =>
  rig.call('POST', '/api/bill/print', as, body);
const listed = async () =>
  (await rig.call('GET', '/api/bills/user', `customer ${customerId}`)).body.data.results;

describe('bills as a spreadsheet', () => {
  it('say what the list says, and the file is named in the header that clients read', async () => {
    const answer = await excel({});
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-name']).toMatch(/^phieu-xuat-kho-\d{4}-\d\d-\d\d\.xlsx$/);
    const { rows, elements } = await readSheet(answer.rawPayload);
    const [headings = [], ...made] = rows;
    const column = (heading: string) => made.map((row) => row[headings.indexOf(heading)]);
    const list = await listed();
    expect(column('Mã phiếu')).toEqual(list.map(({ code }: { code: string }) => code));
    expect(column('Tổng (đồng)')).toEqual(
      list.map(({ total_vnd }: { total_vnd: number }) => String(total_vnd)),
    );
    expect(column('Trạng thái')).toEqual(
      list.map(({ status_label }: { status_label: string }) => status_label),
    );
    expect(column('Điện thoại')).toEqual(['+84912345678', '+84912345678']);
    expect(column('Hàng hóa').join()).toContain(HOSTILE);
    expect(elements.has('f')).toBe(false);
  });

  it.skipIf(!hasShared)(
    'keep what is meant to run in a sheet as plain text, in every cell that a person can write',
    async () => {
      const payloads = readSharedJson('data/security/excel/formula.json') as string[];
      expect(payloads.length).toBeGreaterThan(30);
      const { id, address } = await rig.db
        .selectFrom('bills')
        .select(['id', 'address'])
        .where('code', '=', bills[0]?.bill as string)
        .executeTakeFirstOrThrow();
      for (const payload of payloads) {
        // A nought cannot even be kept.
        const text = payload.replaceAll('\u0000', '');
        const hostile = JSON.stringify({ ...(address as object), receiver: text, text });
        await rig.db.updateTable('bills').set({ address: hostile }).where('id', '=', id).execute();
        const viewer = { kind: 'customer', id: customerId, roles: [] } as const;
        const { rows, elements } = await readSheet(
          await buffer(
            await rig.billing.exportBills({ viewer, codes: [bills[0]?.bill as string] }),
          ),
        );
        const at = (heading: string) => rows[1]?.[rows[0]?.indexOf(heading) ?? -1];
        // Control characters cannot stand in a sheet; everything else is there as it was, as text.
        expect(at('Người nhận')).toBe(printable(text));
        expect(at('Địa chỉ nhận')).toBe(printable(text));
        expect(elements.has('f')).toBe(false);
        const page = (await print({ codes: [bills[0]?.bill] })).body.content as string;
        expect(page).not.toMatch(/<(script|img|iframe|a)\b/i);
      }
      // Nothing that a person wrote reaches the name of the file.
      expect((await excel({ codes: [bills[0]?.bill] })).headers['content-name']).toMatch(
        /^phieu-xuat-kho-\d{4}-\d\d-\d\d\.xlsx$/,
      );
      await rig.db
        .updateTable('bills')
        .set({ address: JSON.stringify(address) })
        .where('id', '=', id)
        .execute();
    },
  );

  it('are the chosen ones, or those of the days', async () => {
    const one = bills[1]?.bill as string;
    expect(
      (await readSheet((await excel({ codes: [one, one] })).rawPayload)).rows
        .slice(1)
        .map(([code]) => code),
    ).toEqual([one]);
    expect((await excel({ from: '2020-01-01', to: '2020-02-01' })).json().code).toBe(
      'request.nothing-to-export',
    );
    expect((await excel({ tab: 'delivered' })).json().code).toBe('request.nothing-to-export');
    expect((await excel({ tab: 'unpaid', from: '2020-01-01', to: '2099-01-01' })).statusCode).toBe(
      200,
    );
    expect((await excel({ from: '2020-13-01' })).statusCode).toBe(400);
  });

  it('are never somebody else’s; the desk sees all and leaves a line of it', async () => {
    const other = `customer ${await rig.customerWith(1_000)}`;
    expect((await excel({ codes: [bills[0]?.bill] }, other)).json().code).toBe('billing.not-found');
    expect((await excel({}, other)).json().code).toBe('request.nothing-to-export');
    expect((await excel({}, 'staff warehouse')).statusCode).toBe(403);
    expect((await excel({}, 'nobody')).statusCode).toBe(401);
    expect((await excel({ codes: [bills[0]?.bill] }, 'staff accountant')).statusCode).toBe(200);
    const audit = await rig.db
      .selectFrom('staff_audit')
      .selectAll()
      .where('action', '=', 'bill.export')
      .execute();
    expect(audit).toMatchObject([{ after: { count: 1 } }]);
  });
});

describe('bills on paper', () => {
  it('say their own lines, which come to their total', async () => {
    const [first] = bills;
    const bill = (await listed()).find(({ code }: { code: string }) => code === first?.bill);
    const { content } = (await print({ codes: [first?.bill] })).body.data;
    expect(content).toContain('size:A4');
    const amounts = [...content.matchAll(/<td class="number">(-?[\d.]+)\s₫/g)].map(([, amount]) =>
      Number((amount as string).replaceAll('.', '')),
    );
    expect(amounts.length).toBeGreaterThan(1);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(bill.total_vnd);
    for (const { code } of bill.orders) expect(content).toContain(code);
    expect(content).toContain('&lt;script&gt;');
    expect(content).not.toContain('<script');
    const roll = (await print({ codes: bills.map(({ bill: code }) => code), size: '80mm' })).body;
    expect(roll.content).toContain('size:80mm');
    expect(roll.content.match(/class="slip"/g)).toHaveLength(2);
  });

  it('are only printed for whom they are of, and for the desk', async () => {
    const codes = bills.map(({ bill }) => bill);
    expect((await print({ codes }, `customer ${await rig.customerWith(1_000)}`)).body.code).toBe(
      'billing.not-found',
    );
    expect((await print({ codes: [...codes, 'PXNOBODY'] })).body.code).toBe('billing.not-found');
    expect((await print({ codes }, 'staff warehouse')).status).toBe(200);
    expect((await print({ codes }, 'nobody')).status).toBe(401);
    expect((await print({ codes, size: 'a3' })).status).toBe(400);
  });
});
