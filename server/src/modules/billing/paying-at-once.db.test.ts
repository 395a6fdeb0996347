import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';

const RICH = 50_000_000;
let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig } = delivery);
});
afterAll(() => delivery.close());

const payments = async (bill: string) => {
  const { id } = await rig.db
    .selectFrom('bills')
    .select('id')
    .where('code', '=', bill)
    .executeTakeFirstOrThrow();
  const rows = await rig.db
    .selectFrom('ledger_movements')
    .select(['from_account', 'amount'])
    .where('cause_type', '=', 'bill')
    .where('cause_id', '=', id)
    .execute();
  return rows.reduce(
    (sum, { from_account, amount }) => sum + (from_account === 'available' ? amount : -amount),
    0,
  );
};
const totalOf = async (bill: string) =>
  (await rig.call('GET', `/api/desk/bills/${bill}`, 'staff sales')).body.data.total_vnd as number;
describe('bills that are paid at once', () => {
  it('fifty times the same: paid once, and every one of the fifty is told so', async () => {
    const customerId = await rig.customerWith(RICH);
    const [bill, other] = [
      (await delivery.approvedBill(customerId)).bill,
      (await delivery.approvedBill(customerId)).bill,
    ];
    const before = await rig.wallet.balanceOf(rig.db, customerId);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => delivery.pay(customerId, bill)),
    );
    expect(
      new Set(answers.map(({ status, body }) => `${status} ${body.success} ${body.result}`)),
    ).toEqual(new Set([`200 true ${bill}`]));
    // Past the line of the server as well: nothing but the database stands between them.
    const straight = await Promise.all(
      Array.from({ length: 50 }, () => rig.billing.payBills({ codes: [bill, other], customerId })),
    );
    expect(straight.every((bills) => bills.every(({ isPaid }) => isPaid))).toBe(true);
    const after = await rig.wallet.balanceOf(rig.db, customerId);
    expect(before.available - after.available).toBe((await totalOf(bill)) + (await totalOf(other)));
    expect(await payments(bill)).toBe(await totalOf(bill));
  });

  it('by a code that no database keeps is refused as what it is, not as a failure of ours', async () => {
    const customerId = await rig.customerWith(RICH);
    expect(await delivery.pay(customerId, 'PX\0')).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
    expect((await delivery.pay(customerId, 'PXNOBODYS')).body).toMatchObject({
      bills: [{ refusal: 'billing.not-found' }],
    });
  });

  it('two with money for one: exactly one is paid, whoever comes first, and the other says what is missing', async () => {
    const customerId = await rig.customerWith(RICH);
    const [one, two] = [
      (await delivery.approvedBill(customerId)).bill,
      (await delivery.approvedBill(customerId)).bill,
    ];
    const [totalOne, totalTwo] = [await totalOf(one), await totalOf(two)];
    const left = Math.max(totalOne, totalTwo);
    await rig.leave(customerId, left);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        delivery.pay(customerId, ...(index % 2 ? [one, two] : [two, one])),
      ),
    );
    const paid = new Set(answers.flatMap(({ body }) => body.result as string[]));
    expect(paid.size).toBe(1);
    const { available } = await rig.wallet.balanceOf(rig.db, customerId);
    expect(available).toBe(left - (paid.has(one) ? totalOne : totalTwo));
    for (const { body } of answers) {
      expect(body).toMatchObject({
        success: false,
        message: 'Đã thanh toán 1/2 phiếu. Các phiếu còn lại chưa bị trừ tiền.',
      });
      expect(body.bills.filter(({ is_paid }: { is_paid: boolean }) => !is_paid)).toMatchObject([
        { refusal: 'wallet.not-enough' },
      ]);
    }
    expect((await payments(one)) + (await payments(two))).toBe(left - available);
  });

  it('one of which breaks on our side: the others are paid, it says so, and the next try pays it alone', async () => {
    const customerId = await rig.customerWith(RICH);
    const bills = [];
    for (let count = 0; count < 3; count++)
      bills.push((await delivery.approvedBill(customerId)).bill);
    const [first, second, third] = bills as [string, string, string];
    await sql`create function break_one() returns trigger language plpgsql as $$ begin raise exception 'a disk is full'; end $$`.execute(
      rig.db,
    );
    await sql
      .raw(
        `create trigger break_one before update on bills for each row when (old.code = '${second}') execute function break_one()`,
      )
      .execute(rig.db);
    const broken = await delivery.pay(customerId, first, second, third);
    expect(broken).toMatchObject({
      status: 200,
      body: {
        success: false,
        status: false,
        result: [first, third],
        message: 'Đã thanh toán 2/3 phiếu. Các phiếu còn lại chưa bị trừ tiền.',
        bills: [
          { code: first, is_paid: true },
          {
            code: second,
            is_paid: false,
            refusal: 'billing.cannot-pay-now',
            message: 'Không thể thanh đơn vào lúc này',
          },
          { code: third, is_paid: true },
        ],
      },
    });
    expect(await payments(second)).toBe(0);
    expect((await delivery.pay(customerId, second)).body).toMatchObject({
      success: false,
      result: [],
      message: 'Đã xảy ra lỗi!',
    });
    await sql`drop trigger break_one on bills`.execute(rig.db);
    const before = await rig.wallet.balanceOf(rig.db, customerId);
    expect((await delivery.pay(customerId, first, second, third)).body).toMatchObject({
      success: true,
      result: [first, second, third],
    });
    const after = await rig.wallet.balanceOf(rig.db, customerId);
    expect(before.available - after.available).toBe(await totalOf(second));
    expect((await delivery.pay(customerId, 'PXNOBODY')).body).toMatchObject({
      result: [],
      message: 'Thanh toán gói hàng thất bại!',
    });
  });

  it('while one is taken back: it is paid or taken back, never both', async () => {
    const customerId = await rig.customerWith(RICH);
    const { bill } = await delivery.approvedBill(customerId);
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => delivery.pay(customerId, bill)),
      ...Array.from({ length: 10 }, () => delivery.desk(`bills/${bill}/cancel`, 'accountant')),
    ]);
    const isPaid = answers.slice(0, 10).some(({ body }) => body.success);
    const isCancelled = answers.slice(10).some(({ status }) => status === 200);
    expect([isPaid, isCancelled].filter(Boolean)).toHaveLength(1);
    expect(await payments(bill)).toBe(isPaid ? await totalOf(bill) : 0);
  });
});
