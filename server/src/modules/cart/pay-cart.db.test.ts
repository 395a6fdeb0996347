import { describe, expect, test } from 'vitest';
import { told } from '../../../test-support/world/pretend-service.ts';
import {
  service,
  item,
  add,
  lines,
  pay,
  NOBODYS,
  setUpCartRig,
} from '../../../test-support/rigs/cart/cart-rig.ts';

setUpCartRig();

const orders = async () =>
  Number((await service.platform.pool.query('select count(*) from orders')).rows[0]?.count);
describe('paying for a cart', () => {
  test('is refused for more than there is, until the number that is left was accepted', async () => {
    const id = item(2_500);
    await add(id);
    // Its seller had three when it was put in.
    await service.platform.pool.query('update cart_lines set quantity = 3, stock = 3');
    const [line] = await lines();
    expect((await service.asCustomer('GET', '/api/cart/check')).body.data).toMatchObject([
      { state: 'changed', old_qty: 3, new_qty: 1 },
    ]);
    const refused = await pay();
    expect(told(refused)).toEqual([409, 'cart.stock-changed']);
    expect(refused.body.facts).toMatchObject({ old: 3, new: 1, name: line?.name_vi });
    expect(line?.name_vi).not.toBe(line?.name);
    await service.asCustomer('POST', '/api/cart/accept-prices', {
      items: [{ id: line?._id, price: 2_500, qty: 1 }],
    });
    expect((await pay()).status).toBe(200);
  });

  test('is refused when nothing is chosen', async () => {
    expect(told(await pay())).toEqual([409, 'cart.nothing-chosen']);
  });

  test('is refused with old and new price when one changed, until the new one was accepted', async () => {
    const before = await orders();
    const [same, dearer] = [item(2_000), item(3_000)];
    await add(same);
    await add(dearer);
    service.sim.world.market.patch(dearer, { price: 3_500 });
    const refused = await pay();
    expect(told(refused)).toEqual([409, 'cart.price-changed']);
    expect(refused.body.facts).toMatchObject({ old: 3_000, new: 3_500 });
    expect(await orders()).toBe(before);
    const line = (await lines()).find(({ price }) => price === 3_000);
    await service.asCustomer('POST', '/api/cart/accept-prices', {
      items: [{ id: line?._id, price: 3_500 }],
    });
    expect((await pay()).status).toBe(200);
    expect(await orders()).toBe(before + 2);
    expect(await lines()).toEqual([]);
  });

  test('is refused when one was sold, when the address is not theirs, and when they have none', async () => {
    const before = await orders();
    const gone = item(2_000);
    await add(gone);
    expect(told(await pay({ address_id: NOBODYS }))).toEqual([404, 'customers.address-not-found']);
    const { rows } = await service.platform.pool.query<{ address_id: string }>(
      'update customer_addresses set removed_at = now(), is_primary = false returning address_id',
    );
    expect(told(await pay())).toEqual([409, 'customers.no-address']);
    await service.platform.pool.query(
      'update customer_addresses set removed_at = null, is_primary = true where address_id = $1',
      [rows[0]?.address_id],
    );
    service.sim.world.market.patch(gone, { isSold: true });
    expect(told(await pay())).toEqual([409, 'bidding.sold']);
    expect(await orders()).toBe(before);
    expect(await lines()).toHaveLength(1);
  });

  test('is put off in words while the site does not answer, and nothing is held', async () => {
    const before = await orders();
    await add(item(1_800));
    service.sim.world.faults.add({ party: 'mercari', kind: 'status', status: 500, body: '' });
    const refused = await pay();
    service.sim.world.faults.remove({ party: 'mercari' });
    expect(told(refused)).toEqual([503, 'orders.try-later']);
    expect(refused.body.message).toBe('Có lỗi xảy ra, vui lòng thử lại sau!');
    expect(await orders()).toBe(before);
    expect(await lines()).toHaveLength(1);
  });

  test('buys a line once that is named twice', async () => {
    const before = await orders();
    await add(item(1_700));
    const [line] = await lines();
    const paid = await pay({ items: [{ id: line?._id }, { id: line?._id }] });
    expect(paid.body.data).toHaveLength(1);
    expect(await orders()).toBe(before + 1);
  });

  test('takes a service once that is named twice', async () => {
    await add(item(1_600));
    const [line] = await lines();
    const paid = await pay({ items: [{ id: line?._id, extra_services: ['PHOTO', 'PHOTO'] }] });
    const { results } = (await service.asCustomer('GET', '/api/quotes/user')).body.data;
    expect(results[0]).toMatchObject({
      code: paid.body.data[0].code,
      services_extra: ['PHOTO'],
      fee_extra: 40_000,
    });
  });

  test('buys each line once, however often it is sent at once', async () => {
    const before = await orders();
    await add(item(1_500));
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer.body.code).toMatch(/^cart\.(not-found|nothing-chosen)$/);
    expect(await orders()).toBe(before + 1);
  });
});
