import { describe, expect, test } from 'vitest';
import { told } from '../../../../test-support/world/pretend-service.ts';
import { newId } from '../../../kernel/chance.ts';
import { yen } from '../../../kernel/money.ts';
import {
  answer,
  ask,
  detail,
  held,
  pay,
  request,
  service,
  used,
  setUpQuotesRig,
} from '../../../../test-support/rigs/orders/quotes-rig.ts';

setUpQuotesRig();

describe('a quote by hand', () => {
  test('is paid once, however often it is sent at once, and with a coupon that comes back when it is cancelled', async () => {
    const code = await request();
    const { firstPayment } = await answer(code);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => pay([code], { discount_codes: ['CHAOHAKO'] })),
    );
    const [paid] = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(paid?.body.data[0].first_payment).toBeLessThan(firstPayment);
    expect(await used('CHAOHAKO')).toBe(1);
    await service.parts.modules.orders.cancel({
      code,
      by: { kind: 'customer', id: service.customerId },
    });
    expect(await used('CHAOHAKO')).toBe(0);
  });

  test('gives its coupon back when it was bought and comes to nothing', async () => {
    const { orders } = service.parts.modules;
    const [buyer, second] = [newId(), newId()].map(
      (id) => ({ kind: 'staff', id, roles: ['buyer'] }) as const,
    );
    if (!buyer || !second) throw new Error('nobody buys');
    const code = await request();
    await answer(code);
    await pay([code], { discount_codes: ['CHAOHAKO'] });
    const before = await used('CHAOHAKO');
    await orders.desk.take(code, buyer);
    await orders.desk.bought(code, buyer, { number: 'L-1', pricePaid: yen(26_800) });
    for (const by of [buyer, second])
      await orders.fallThrough({ code, by, reason: 'seller-cancelled', note: undefined });
    expect(await used('CHAOHAKO')).toBe(before - 1);
  });

  test('shows what a coupon takes off before it is paid, and charges exactly that', async () => {
    const code = await request();
    const { firstPayment } = await answer(code);
    const preview = (more: object) =>
      ask('POST', '/api/quote/user/coupon', { quotes: [{ id: code }], ...more });
    expect((await preview({})).body.data).toMatchObject({
      discount: 0,
      first_payment: firstPayment,
      coupons: [],
    });
    const { data } = (await preview({ code: 'chaohako' })).body;
    expect(data.coupons).toMatchObject([
      { code: 'CHAOHAKO', line_id: code, discount_vnd: data.discount },
    ]);
    expect(data.first_payment).toBe(firstPayment - data.discount);
    expect(data.quotes).toMatchObject([
      {
        id: code,
        first_payment: data.first_payment,
        breakdown: { first_payment: { likely: data.first_payment } },
      },
    ]);
    expect(await used('CHAOHAKO')).toBe(0);
    for (const [wrong, refusal, message] of [
      ['KHONGCO', [404, 'promotions.unknown-code'], 'Lỗi áp dụng mã giảm giá'],
      ['CUOC10', [409, 'promotions.cannot-apply'], 'Chưa thể áp dụng được mã giảm giá.'],
    ] as const) {
      await service.platform.pool.query(
        "update coupons set minimum_goods_vnd = 900000000 where code = 'CUOC10'",
      );
      const refused = await preview({ code: wrong });
      expect(told(refused)).toEqual(refusal);
      expect(refused.body.message).toBe(message);
    }
    expect(told(await pay([code], { confirm: false }))).toEqual([409, 'orders.not-paid']);
    expect((await pay([code], { confirm: false })).body.message).toBe('Đặt hàng thất bại');
    const paid = await pay([code], {
      confirm: true,
      discount_codes: ['CHAOHAKO'],
      agreed_first_payment: data.first_payment,
    });
    expect(paid.body).toMatchObject({
      message: 'Đặt hàng thành công',
      data: [{ code, first_payment: data.first_payment }],
    });
  });

  test('takes services and another way of carriage that are chosen when it is paid, at the rate of the answer', async () => {
    const code = await request();
    const { firstPayment } = await answer(code);
    const quotes = [{ id: code, extra_services: ['PHOTO'], note: 'Gói kỹ giúp mình' }];
    const { data } = (await ask('POST', '/api/quote/user/coupon', { quotes })).body;
    expect(data.first_payment).toBeGreaterThan(firstPayment);
    const paid = await ask('POST', '/api/user/payment-for-order', {
      quotes,
      agreed_first_payment: data.first_payment,
    });
    expect(told(paid)[0]).toBe(200);
    expect(await detail(code)).toMatchObject({
      services: ['PHOTO'],
      note: expect.stringContaining('Gói kỹ giúp mình'),
    });
    expect((await detail(code)).first_payment.total_vnd).toBe(data.first_payment);
  });

  test('several are paid together or not at all', async () => {
    const [one, other] = [await request(), await request()];
    await answer(one);
    const before = await held();
    expect(told(await pay([one, other]))).toEqual([409, 'orders.quote-not-answered']);
    expect(await held()).toBe(before);
    await answer(other, 14_000);
    expect((await pay([one, other])).body.data).toHaveLength(2);
  });
});
