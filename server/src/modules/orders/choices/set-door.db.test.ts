import { expect, it } from 'vitest';
import { refusalOf } from '../../../../test-support/refusal-of.ts';
import { realBook } from '../../../../test-support/rigs/customers/real-book.ts';
import { STAFF_IDS } from '../../../../test-support/rigs/orders-rig.ts';
import {
  order,
  rig,
  setUpPurchasesRig,
} from '../../../../test-support/rigs/orders/purchases-rig.ts';
import { newId } from '../../../kernel/chance.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { createLedger } from '../../ledger/index.ts';
import { createNotifications } from '../../notifications/index.ts';
import { setDoor } from './set-door.ts';

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

/** Sets it with the address book as the product reads it. */
const withRealBook = () => {
  const { add, edit, remove, readAddress } = realBook(rig.platform);
  const { platform, wallet, pricing, audit, promotions, logistics } = rig;
  const deps = {
    ...{ ...platform, clock: rig.clock, wallet, pricing, audit, promotions },
    ...{ customers: { ...rig.customers, readAddress }, howGoodsLie: logistics.howGoodsLie },
    notifications: createNotifications({ ...platform, lockPurses: createLedger(rig).lockPurses }),
  };
  const by = { kind: 'staff', id: STAFF_IDS.sales, roles: ['sales'] } as const;
  const setReal = (code: string, addressId: string) =>
    setDoor(deps, { code, addressId, reason: why, by });
  return { add, edit, remove, setReal };
};

it('refuses the address of another customer and one that was removed, and takes its own', async () => {
  const [one, other] = [await made(), await made()];
  const { add, remove, setReal } = withRealBook();
  const theirs = await add(other.customerId);
  expect(await refusalOf(setReal(one.code, theirs.id))).toBe('customers.address-not-found');
  const [gone, kept] = [await add(one.customerId), await add(one.customerId)];
  await remove(one.customerId, gone.id);
  expect(await refusalOf(setReal(one.code, gone.id))).toBe('customers.address-not-found');
  expect(await refusalOf(setReal(one.code, 'x'))).toBe('customers.address-not-found');
  expect(await toldOf(one.customerId)).toEqual([]);
  await setReal(one.code, kept.id);
  expect((await rig.orders.read(rig.db, { code: one.code })).address.id).toBe(kept.id);
});

it('takes over another receiver and phone of the same address', async () => {
  const { code, customerId, orderId } = await made();
  const { add, edit, setReal } = withRealBook();
  const { id } = await add(customerId);
  await setReal(code, id);
  for (const change of [{ name: 'Bùi Văn Cầu' }, { phone: '0987000222' }]) {
    await edit(customerId, id, change);
    await setReal(code, id);
    await setReal(code, id);
  }
  const { address } = await rig.orders.read(rig.db, { orderId });
  expect(address).toMatchObject({ receiver: 'Bùi Văn Cầu', phone: '+84987000222' });
  expect(await toldOf(customerId)).toHaveLength(3);
});

it('names no sum to the customer of weighed goods: it is computed again afterwards', async () => {
  const { code, customerId, orderId } = await made();
  await rig.runJobs();
  await rig.db
    .updateTable('orders')
    .set({ weight_g: 9_000, length_cm: 30, width_cm: 30, height_cm: 30 })
    .where('id', '=', orderId)
    .execute();
  expect((await set(code)).status).toBe(200);
  const [told] = await toldOf(customerId);
  expect(told?.body).toContain('được tính theo cân nặng thật và địa chỉ mới');
  expect(told?.body).not.toContain('₫');
});
