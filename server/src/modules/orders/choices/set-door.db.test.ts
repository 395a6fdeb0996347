import { expect, it } from 'vitest';
import {
  order,
  rig,
  setUpPurchasesRig,
} from '../../../../test-support/rigs/orders/purchases-rig.ts';
import { newId } from '../../../kernel/chance.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';

setUpPurchasesRig();

const why = 'Khách gọi nhờ đổi';
const made = async () => (await order()).make();
const set = (code: string, address_id = newId(), as = 'staff sales') =>
  rig.call('POST', `/api/desk/orders/${code}/address`, as, { address_id, reason: why });
const doors = async (code: string) =>
  (await rig.call('GET', `/api/desk/orders/${code}/addresses`, 'staff sales')).body;
const toldOf = (customerId: string) =>
  rig.db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('customer_id', '=', customerId)
    .where('title', 'like', 'Đã đổi địa chỉ%')
    .execute();

it('somebody of sales sends an order to another address of its customer, who is told once', async () => {
  const { code, customerId, orderId } = await made();
  const { data } = await doors(code);
  expect(data).toMatchObject({ may_set: true, rows: [{ is_primary: true }] });
  const other = newId();
  expect((await set(code, other)).status).toBe(200);
  expect(await toldOf(customerId)).toHaveLength(1);
  expect((await set(code, other)).status).toBe(200);
  const { address } = await rig.orders.read(rig.db, { orderId });
  expect(address.id).toBe(other);
  expect((await doors(code)).data.chosen).toBe(other);
  const told = await toldOf(customerId);
  expect(told).toEqual([
    { title: `Đã đổi địa chỉ nhận – đơn ${code}`, body: expect.stringContaining(address.text) },
  ]);
  const audited = await rig.db
    .selectFrom('staff_audit')
    .select(['actor', 'reason', 'before', 'after'])
    .where('subject', '=', `order:${code}`)
    .where('action', '=', 'order.choices')
    .execute();
  expect(audited).toMatchObject([{ reason: why, after: { address: other } }]);
  expect(audited[0]?.actor).not.toBe(customerId);
  const events = await rig.orders.eventsOf(rig.db, orderId);
  expect(events.at(-1)).toMatchObject({ actorKind: 'staff', facts: { chosen: 'address' } });
});

it('a buyer may not, no order is none, and what is over stays as it is', async () => {
  const { code, orderId, customerId } = await made();
  expect((await set(code, newId(), 'staff buyer')).status).toBe(403);
  expect((await set('HK0', newId())).body.code).toBe('orders.not-found');
  const by = { kind: 'customer', id: customerId } as const;
  await inTransaction(rig.db, (trx) => rig.orders.move(trx, { orderId, to: 'CANCEL', by }));
  expect((await set(code)).body.code).toBe('orders.choices-closed');
  expect((await doors(code)).data.may_set).toBe(false);
  expect(await toldOf(customerId)).toEqual([]);
});
