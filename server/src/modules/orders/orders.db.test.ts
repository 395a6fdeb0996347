import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/chance.ts';
import { dong, yen } from '../../kernel/money.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { freshOrder, RICH } from '../../../test-support/people/fresh-order.ts';
import { createOrdersRig, type OrdersRig } from '../../../test-support/rigs/orders-rig.ts';

let rig: OrdersRig;
beforeAll(async () => {
  rig = await createOrdersRig();
});
afterAll(() => rig.close());

const order = (priceJpy?: number, more?: Parameters<typeof freshOrder>[2]) =>
  freshOrder(rig, priceJpy, more);

const settle = (orderId: string) => rig.orders.settleUnknownPurchase({ orderId });
const balance = (customerId: string) => rig.wallet.balanceOf(rig.db, customerId);

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

describe('a price that rose', () => {
  it('is bought only after the customer accepted it, with the hold following', async () => {
    const { make, listing } = await order();
    const made = await make();
    rig.shop.reprice(listing, 12_000);
    await rig.runJobs();
    const { body } = await rig.call(
      'GET',
      `/api/me/orders/${made.code}`,
      `customer ${made.customerId}`,
    );
    expect(body.data.price_question).toMatchObject({ asked_jpy: 12_000, agreed_jpy: 10_000 });
    expect(body.data.price_question.more_vnd).toBeGreaterThan(2_000 * 176);
    const accept = (price_jpy: number) =>
      rig.call('POST', `/api/me/orders/${made.code}/accept-price`, `customer ${made.customerId}`, {
        price_jpy,
      });
    expect((await accept(11_000)).body.code).toBe('orders.no-price-question');
    expect((await accept(12_000)).status).toBe(200);
    expect((await accept(12_000)).body.code).toBe('orders.no-price-question');
    expect((await balance(made.customerId)).held).toBe(body.data.price_question.first_payment_vnd);
    await rig.runJobs();
    expect(await rig.orders.read(rig.db, { code: made.code })).toMatchObject({
      state: 'BOUGHT',
      pricePaid: 12_000,
      paidFirst: body.data.price_question.first_payment_vnd,
    });
  });

  it('can be declined by giving the order up', async () => {
    const { make, listing } = await order();
    const made = await make();
    rig.shop.reprice(listing, 99_000);
    await rig.runJobs();
    expect(
      (
        await rig.call(
          'POST',
          `/api/me/orders/${made.code}/cancel`,
          `customer ${made.customerId}`,
          {},
        )
      ).status,
    ).toBe(200);
    expect(await balance(made.customerId)).toEqual({ available: RICH, held: 0 });
  });
});

describe('giving an order up', () => {
  it('brings everything back once, however often it is asked', async () => {
    const made = await (await order(10_000, { quantity: 2 })).make();
    const cancel = () =>
      rig.call('POST', `/api/me/orders/${made.code}/cancel`, `customer ${made.customerId}`, {});
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await balance(made.customerId)).toEqual({ available: RICH, held: 0 });
  });

  it('is too late once it is bought, and keeps the money where it is', async () => {
    const made = await (await order()).make();
    await rig.runJobs();
    const answer = await rig.call(
      'POST',
      `/api/me/orders/${made.code}/cancel`,
      `customer ${made.customerId}`,
      {},
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'orders.not-cancellable' } });
    expect(await rig.state(made.code)).toBe('BOUGHT');
  });

  it('races the agent without losing or doubling anything', async () => {
    for (let round = 0; round < 5; round++) {
      const { make, listing } = await order();
      const made = await make();
      await Promise.all([
        rig.orders.buyByAgent({ orderId: made.orderId }),
        rig.call('POST', `/api/me/orders/${made.code}/cancel`, `customer ${made.customerId}`, {}),
      ]);
      const state = await rig.state(made.code);
      expect(rig.shop.arrived.filter((code) => code === listing)).toHaveLength(
        state === 'BOUGHT' ? 1 : 0,
      );
      expect(await balance(made.customerId)).toEqual({
        available: state === 'BOUGHT' ? RICH - made.first : RICH,
        held: 0,
      });
    }
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

describe('money that is not there', () => {
  it('makes no order', async () => {
    const customerId = await rig.customerWith(1_000);
    rig.shop.offer('poor', 10_000);
    await expect(rig.buy(await rig.wanted(customerId, 'poor', 10_000))).rejects.toMatchObject({
      code: 'wallet.not-enough',
    });
    expect(
      (await rig.call('GET', '/api/quotes/count', `customer ${customerId}`)).body.data,
    ).toEqual({ total: 0, open: 0 });
  });
});
