import { describe, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { letInBy } from '../../../test-support/people/let-in-by.ts';
import { told } from '../../../test-support/world/pretend-service.ts';
import {
  complain,
  desk,
  paidOrder,
  second,
  service,
  wallet,
  setUpComplaintsRig,
} from '../../../test-support/rigs/support/complaints-rig.ts';

setUpComplaintsRig();

describe('a complaint', () => {
  it('is refunded once when two at the desk decide together', async () => {
    const { id } = (await complain(await paidOrder())).body.data;
    const before = await wallet();
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        desk('POST', `/${id}/decide`, {
          outcome: 'resolved',
          reason: 'Hoàn tiền',
          refund_vnd: 50_000,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect((await wallet()).total).toBe(before.total + 50_000);
  });

  it('refunds more than one person may give only when a second one decides it too', async () => {
    const { id } = (await complain(await paidOrder(20_000))).body.data;
    const before = await wallet();
    const refund = {
      outcome: 'resolved',
      reason: 'Hoàn gần hết tiền hàng.',
      refund_vnd: 2_500_000,
    };
    const proposed = await desk('POST', `/${id}/decide`, refund);
    expect(proposed.body.data).toMatchObject({
      state: 'open',
      refund_vnd: 0,
      proposal: { refund_vnd: 2_500_000, by_name: 'Trần Thu Hà' },
    });
    expect(told(await desk('POST', `/${id}/decide`, refund))).toEqual([
      409,
      'support.second-person',
    ]);
    expect((await wallet()).total).toBe(before.total);
    const bySecond = (body: object) =>
      call(service, 'POST', `/api/desk/complaints/${id}/decide`, { token: second, body });
    // More than was proposed is a proposal of its own.
    expect((await bySecond({ ...refund, refund_vnd: 2_600_000 })).body.data).toMatchObject({
      state: 'open',
      proposal: { refund_vnd: 2_600_000 },
    });
    const decided = await desk('POST', `/${id}/decide`, refund);
    expect(decided.body.data).toMatchObject({ state: 'resolved', refund_vnd: 2_500_000 });
    expect((await wallet()).total).toBe(before.total + 2_500_000);
    const other = (await complain(await paidOrder(20_000))).body.data.id;
    await desk('POST', `/${other}/decide`, refund);
    expect(
      (await desk('POST', `/${other}/decide`, { ...refund, refund_vnd: 2_000_000 })).body.data,
    ).toMatchObject({
      state: 'resolved',
      proposal: null,
    });
  });

  it('is not refunded above the limit by two accounts that one person let in alone', async () => {
    const { pool } = service.platform;
    for (const name of ['sales', 'accountant']) await letInBy(pool, name, 'admin');
    const { id } = (await complain(await paidOrder(20_000))).body.data;
    const before = await wallet();
    const refund = { outcome: 'resolved', reason: 'Hoàn gần hết.', refund_vnd: 2_500_000 };
    const bySecond = () =>
      call(service, 'POST', `/api/desk/complaints/${id}/decide`, { token: second, body: refund });
    expect((await desk('POST', `/${id}/decide`, refund)).body.data).toMatchObject({
      state: 'open',
      proposal: { refund_vnd: 2_500_000 },
    });
    expect(told(await bySecond())).toEqual([409, 'approvals.one-hand']);
    expect((await wallet()).total).toBe(before.total);
    for (const name of ['sales', 'accountant']) await letInBy(pool, name, null);
    expect((await bySecond()).body.data).toMatchObject({ state: 'resolved' });
    expect((await wallet()).total).toBe(before.total + 2_500_000);
  });

  it('that waits for a second person waits for us, also when the customer was answered meanwhile', async () => {
    const { id } = (await complain(await paidOrder(20_000))).body.data;
    await desk('POST', `/${id}/answer`, { content: 'Hako đang xin duyệt hoàn tiền cho bạn.' });
    const ours = async (): Promise<{ id: string; is_overdue: boolean } | undefined> =>
      (await desk('GET', '')).body.results.find((row: { id: string }) => row.id === id);
    expect(await ours()).toBeUndefined();
    const refund = {
      outcome: 'resolved',
      reason: 'Hoàn gần hết tiền hàng.',
      refund_vnd: 2_500_000,
    };
    expect((await desk('POST', `/${id}/decide`, refund)).body.data).toMatchObject({
      state: 'answered',
      is_overdue: false,
    });
    expect(await ours()).toMatchObject({ is_overdue: false });
    await service.platform.pool.query(
      `update complaints set due_at = now() - interval '1 hour' where id = $1`,
      [id],
    );
    expect(await ours()).toMatchObject({ is_overdue: true });
    await call(service, 'POST', `/api/desk/complaints/${id}/decide`, {
      token: second,
      body: refund,
    });
    expect(await ours()).toBeUndefined();
  });

  it('is one refund with all others for the same lost parcel', async () => {
    const [one, other] = [await paidOrder(10_000), await paidOrder(10_000)];
    // Its customer complained before the parcel was given up.
    const { id: own } = (await complain(one)).body.data;
    const { customer_id: customerId } = await service.platform.db
      .selectFrom('orders')
      .select('customer_id')
      .where('code', '=', one)
      .executeTakeFirstOrThrow();
    const lost = {
      customerId,
      billCode: 'PX-LOST',
      orderCodes: [one, other],
      reason: 'Hãng làm mất',
    };
    await service.parts.modules.support.openForLost(lost);
    const rows = (await desk('GET', '')).body.results;
    const opened = rows.find((row: { order_code: string }) => row.order_code === other);
    const part = { outcome: 'resolved', reason: 'Đền kiện thất lạc.', refund_vnd: 1_200_000 };
    expect((await desk('POST', `/${own}/decide`, part)).body.data).toMatchObject({
      state: 'resolved',
      lost: { bill_code: 'PX-LOST', refunded_vnd: 1_200_000 },
    });
    const before = await wallet();
    expect((await desk('POST', `/${opened.id}/decide`, part)).body.data).toMatchObject({
      state: 'open',
      proposal: { refund_vnd: 1_200_000 },
    });
    const refused = await desk('POST', `/${opened.id}/decide`, part);
    expect(told(refused)).toEqual([409, 'support.second-person-lost']);
    expect(refused.body.message).toMatch(/PX-LOST đã hoàn 1\.200\.000 ₫/);
    expect((await wallet()).total).toBe(before.total);
    // What still fits under the limit together is for one person.
    const rest = { ...part, refund_vnd: 800_000 };
    expect((await desk('POST', `/${opened.id}/decide`, rest)).body.data).toMatchObject({
      state: 'resolved',
    });
    expect((await wallet()).total).toBe(before.total + 800_000);
  });
});
