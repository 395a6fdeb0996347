import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { RICH } from '../../../test-support/people/fresh-order.ts';
import {
  order,
  rig,
  balance,
  setUpPurchasesRig,
} from '../../../test-support/rigs/orders/purchases-rig.ts';
import { yen } from '../../kernel/money.ts';

setUpPurchasesRig();

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

  it.each([80_000, 20_000])('moves the part of shared fees with it: ¥%i', async (price) => {
    const { make, listing, wanted } = await order(50_000);
    const { code, customerId } = await make();
    const feesAt = async (jpy: number) => {
      const items = wanted.question.items.map((one) => ({ ...one, price: yen(jpy) }));
      const { lines } = await rig.pricing.price({ ...wanted.question, items });
      return lines.find((line) => line.code === 'phi-dich-vu')?.amount ?? 0;
    };
    const [before, alone] = [await feesAt(50_000), await feesAt(price)];
    const share = JSON.stringify({ feeShare: { serviceFeeJpy: before - 100 } });
    await sql`update orders set question = question::jsonb || ${share}::jsonb where code = ${code}`.execute(
      rig.db,
    );
    rig.shop.reprice(listing, price);
    await rig.runJobs();
    await rig.orders.acceptPrice({ code, customerId, price: yen(price) });
    const { price: paid } = await rig.orders.read(rig.db, { code });
    expect(alone).not.toBe(before);
    expect(paid.lines.find((line) => line.code === 'phi-dich-vu')?.amount).toBe(alone - 100);
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
