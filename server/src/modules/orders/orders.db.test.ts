import { describe, expect, it } from 'vitest';
import { newId } from '../../kernel/chance.ts';
import { dong, yen } from '../../kernel/money.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { RICH } from '../../../test-support/people/fresh-order.ts';
import {
  rig,
  order,
  balance,
  setUpPurchasesRig,
} from '../../../test-support/rigs/orders/purchases-rig.ts';

setUpPurchasesRig();

const settle = (orderId: string) => rig.orders.settleUnknownPurchase({ orderId });
describe('a purchase by the agent', () => {
  it('holds the first payment, buys, and turns the hold into a payment', async () => {
    const made = await (await order()).make();
    expect(await rig.state(made.code)).toBe('CONFIRMED');
    expect(await balance(made.customerId)).toEqual({
      available: RICH - made.first,
      held: made.first,
    });
    await rig.runJobs();
    const bought = await rig.orders.read(rig.db, { code: made.code });
    expect(bought).toMatchObject({
      state: 'BOUGHT',
      marketplaceOrderNumber: `M-${made.listing}`,
      pricePaid: 10_000,
      paidFirst: made.first,
    });
    expect(await rig.yenSpentOn(made.orderId)).toEqual([
      {
        amount: 10_000,
        currency: 'JPY',
        from_account: 'company:marketplace-float',
        to_account: 'company:marketplace-spend',
      },
    ]);
    expect(await balance(made.customerId)).toEqual({ available: RICH - made.first, held: 0 });
    expect(bought.paidParts.reduce((sum, { amount }) => sum + amount, 0)).toBe(made.first);
  });

  it('gives everything back at once when it was sold to somebody else', async () => {
    const { make, listing } = await order();
    const made = await make();
    rig.shop.sellToOther(listing);
    await rig.runJobs();
    expect(await rig.state(made.code)).toBe('CANCEL');
    expect(await balance(made.customerId)).toEqual({ available: RICH, held: 0 });
  });

  it('is never sent again when its answer was lost, and is found in the history', async () => {
    const { make, listing } = await order();
    const made = await make();
    rig.shop.fail(listing, 'lost-after');
    await rig.runJobs();
    expect(await rig.state(made.code)).toBe('BUYING');
    expect((await balance(made.customerId)).held).toBe(made.first);
    await settle(made.orderId);
    await rig.orders.buyByAgent({ orderId: made.orderId });
    expect(await rig.state(made.code)).toBe('BOUGHT');
    expect(rig.shop.arrived.filter((code) => code === listing)).toHaveLength(1);
  });

  it('stays unknown with its money held while the listing is open, and comes back when it closes without us', async () => {
    const { make, listing } = await order();
    const made = await make();
    rig.shop.fail(listing, 'lost-before');
    await rig.runJobs();
    await settle(made.orderId);
    await rig.orders.buyByAgent({ orderId: made.orderId });
    expect(await rig.state(made.code)).toBe('BUYING');
    expect((await balance(made.customerId)).held).toBe(made.first);
    rig.shop.sellToOther(listing);
    await settle(made.orderId);
    expect(await rig.state(made.code)).toBe('CANCEL');
    expect(await balance(made.customerId)).toEqual({ available: RICH, held: 0 });
    expect(rig.shop.arrived.filter((code) => code === listing)).toHaveLength(1);
  });

  it('survives a process that ends between sending and booking', async () => {
    const { make, listing } = await order();
    const made = await make();
    // What a crash leaves: the attempt booked, the purchase carried out, no answer booked.
    rig.shop.fail(listing, 'lost-after');
    await rig.orders.buyByAgent({ orderId: made.orderId });
    await rig.db
      .updateTable('purchase_attempts')
      .set({ state: 'sending' })
      .where('order_id', '=', made.orderId)
      .execute();
    await rig.db
      .updateTable('purchase_tasks')
      .set({ state: 'sending' })
      .where('order_id', '=', made.orderId)
      .execute();
    await rig.orders.buyByAgent({ orderId: made.orderId });
    await settle(made.orderId);
    await settle(made.orderId);
    expect(await rig.state(made.code)).toBe('BOUGHT');
    expect(rig.shop.arrived.filter((code) => code === listing)).toHaveLength(1);
  });

  it('plans to look before it asks, so that a crash is noticed', async () => {
    const { make, listing } = await order();
    const made = await make();
    rig.shop.fail(listing, 'lost-before');
    await rig.orders.buyByAgent({ orderId: made.orderId });
    const { rows } = await rig.platform.pool.query(
      'select run_at from graphile_worker.jobs where key = $1',
      [`settle:${made.orderId}`],
    );
    expect(rows).toHaveLength(1);
    expect((rows[0].run_at as Date).getTime() - rig.clock.now().getTime()).toBe(20_000);
  });

  it('asks again for what surely did not leave, and then leaves it to a person', async () => {
    const { make, listing } = await order();
    const made = await make();
    rig.shop.fail(listing, 'not-sent', 'not-sent', 'not-sent', 'not-sent', 'not-sent', 'not-sent');
    for (let go = 0; go < 6; go++) await rig.orders.buyByAgent({ orderId: made.orderId });
    expect(await rig.state(made.code)).toBe('CONFIRMED');
    const tasks = await rig.orders.listPurchaseTasks(rig.db, 'desk', { limit: 100 });
    expect(tasks.find(({ orderId }) => orderId === made.orderId)).toMatchObject({
      state: 'desk',
      reason: 'site-away',
      tries: 5,
    });
    expect(rig.shop.arrived).not.toContain(listing);
  });

  it('buys once when two workers take the same job', async () => {
    const { make, listing } = await order();
    const made = await make();
    await Promise.all([1, 2, 3, 4].map(() => rig.orders.buyByAgent({ orderId: made.orderId })));
    expect(await rig.state(made.code)).toBe('BOUGHT');
    expect(rig.shop.arrived.filter((code) => code === listing)).toHaveLength(1);
  });
});
describe('a won lot', () => {
  it('becomes one order, however often winning is told', async () => {
    const { wanted, customerId } = await order();
    const bidId = newId();
    const win = () =>
      inTransaction(rig.db, (trx) =>
        rig.orders.createFromWin(trx, {
          ...wanted,
          bidId,
          account: 'hako-01',
          paid: [{ to: 'goods', amount: dong(100_000) }],
        }),
      );
    const [first, second] = [await win(), await win()];
    expect(second).toEqual(first);
    const read = await rig.orders.read(rig.db, { code: first.code }, customerId);
    expect(read).toMatchObject({ state: 'BOUGHT', source: 'win', paidFirst: 100_000 });
    expect(await rig.yenSpentOn(first.orderId)).toMatchObject([
      { amount: wanted.listing.price, currency: 'JPY' },
    ]);
    expect(rig.orders.outstandingFirst(read)).toBe(wanted.price.firstPayment.likely - 100_000);
  });

  it('gets its number from the desk when the site did not tell', async () => {
    const { wanted } = await order();
    const { code } = await inTransaction(rig.db, (trx) =>
      rig.orders.createFromWin(trx, { ...wanted, bidId: newId(), account: 'hako-01', paid: [] }),
    );
    expect(
      (
        await rig.call('POST', `/api/desk/orders/${code}/number`, 'staff buyer', {
          number: 'Y-1',
          price_paid_jpy: 9_000,
        })
      ).status,
    ).toBe(200);
    expect(await rig.orders.read(rig.db, { code })).toMatchObject({
      marketplaceOrderNumber: 'Y-1',
      pricePaid: yen(9_000),
    });
  });
});
