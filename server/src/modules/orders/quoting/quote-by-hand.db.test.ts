import { setRate } from '../../../../test-support/world/set-rate.ts';
import { describe, expect, test } from 'vitest';
import { told } from '../../../../test-support/world/pretend-service.ts';
import { newId } from '../../../kernel/chance.ts';
import {
  THING,
  answer,
  ask,
  detail,
  held,
  noticesOf,
  pay,
  request,
  service,
  setUpQuotesRig,
} from '../../../../test-support/rigs/orders/quotes-rig.ts';

setUpQuotesRig();

describe('a quote by hand', () => {
  test('waits for sales, is answered and locked, paid at what was answered, and then waits for a buyer', async () => {
    const before = await held();
    const code = await request();
    expect(await detail(code)).toMatchObject({
      state: 'REQUEST',
      site: 'other',
      quantity: 2,
      listing: { url: THING.link, price_jpy: 12_000 },
    });
    expect(told(await pay([code]))).toEqual([409, 'orders.quote-not-answered']);
    const { firstPayment, hold } = await answer(code);
    const quoted = await detail(code);
    expect(quoted).toMatchObject({ state: 'PENDING', listing: { price_jpy: 13_000 } });
    expect(Date.parse(quoted.quote_ends_at) - Date.parse(quoted.moved_at)).toBe(86_400_000);
    expect(told(await pay([code], { agreed_first_payment: firstPayment - 1 }))).toEqual([
      409,
      'cart.total-changed',
    ]);
    expect(await held()).toBe(before);
    const paid = await pay([code], { agreed_first_payment: firstPayment });
    expect(paid.body).toMatchObject({
      success: true,
      data: [{ code, first_payment: firstPayment }],
    });
    expect(await held()).toBe(before + hold);
    expect((await detail(code)).state).toBe('CONFIRMED');
    const { rows } = await service.platform.pool.query(
      'select t.state, t.reason, t.site_price_jpy from purchase_tasks t join orders o on o.id = t.order_id where o.code = $1',
      [code],
    );
    expect(rows).toEqual([{ state: 'desk', reason: 'several-pieces', site_price_jpy: 13_000 }]);
    expect(told(await pay([code]))).toEqual([409, 'orders.quote-not-open']);
  });

  test('is not answered for goods that may not be imported', async () => {
    const { body } = await ask('POST', '/api/quote/user/request', {
      quotes: [{ ...THING, name: '打ち上げ花火セット' }],
    });
    const { code } = body.data[0];
    await expect(answer(code)).rejects.toMatchObject({ code: 'orders.goods-blocked' });
    expect((await detail(code)).state).toBe('REQUEST');
  });

  test('that nobody can quote leaves the queue, and its customer reads why and that nothing was taken', async () => {
    const code = await request();
    const by = { kind: 'staff', id: newId(), roles: ['sales'] } as const;
    await service.parts.modules.orders.cancel({ code, by, reason: 'Cửa hàng đã hết món này.' });
    expect(await noticesOf(code)).toEqual([
      expect.stringMatching(
        /Cửa hàng đã hết món này\. Ví của bạn không bị trừ hay tạm giữ khoản nào/,
      ),
    ]);
    expect((await detail(code)).happenings.at(-1).facts).toEqual({
      said: 'Cửa hàng đã hết món này.',
    });
  });

  test('lapses a day after it was answered', async () => {
    const code = await request();
    await answer(code);
    const { rows } = await service.platform.pool.query(
      'select id, version from orders where code = $1',
      [code],
    );
    await service.parts.modules.orders.runTimer({
      orderId: rows[0]?.id,
      version: rows[0]?.version,
      to: 'CANCEL',
    });
    expect((await noticesOf(code)).at(-1)).toMatch(
      /chưa được thanh toán trong thời hạn.*không bị trừ khoản nào/,
    );
    const lapsed = await detail(code);
    expect(lapsed).toMatchObject({
      state: 'CANCEL',
      lapsed_quote: { old: { rate: 176 }, new: { rate: 176 } },
    });
    expect(lapsed.lapsed_quote.old).toEqual(lapsed.lapsed_quote.new);
    await setRate(service.parts.modules.pricing, 18_000);
    const dearer = (await detail(code)).lapsed_quote;
    expect(dearer.new.rate).toBe(180);
    expect(dearer.new.first_payment_vnd).toBeGreaterThan(dearer.old.first_payment_vnd);
    await setRate(service.parts.modules.pricing, 17_600);
    const again = await ask('POST', `/api/me/orders/${code}/ask-again`);
    expect(again.body.message).toBe('Tạo đơn hàng thành công');
    expect(await detail(again.body.data.code)).toMatchObject({
      state: 'REQUEST',
      quantity: 2,
      listing: { url: THING.link, price_jpy: 13_000 },
    });
    expect(told(await ask('POST', `/api/me/orders/${again.body.data.code}/ask-again`))).toEqual([
      409,
      'orders.not-lapsed',
    ]);
    expect(told(await pay([code]))).toEqual([409, 'orders.quote-not-open']);
  });

  test.each([
    ['an empty list', { quotes: [] }, [400, 'orders.not-created'], 'Tạo đơn hàng thất bại'],
    [
      'a name of blanks',
      { quotes: [{ ...THING, name: ' \t ' }] },
      [400, 'orders.not-created'],
      'Tạo đơn hàng thất bại',
    ],
    [
      'a thing without a price',
      { quotes: [{ name: 'Đèn' }] },
      [400, 'orders.not-created'],
      'Tạo đơn hàng thất bại',
    ],
    [
      'a link that is none',
      { quotes: [{ ...THING, link: 'javascript:alert(1)' }] },
      [400, 'orders.bad-link'],
      'Link sản phẩm chưa được hỗ trợ hoặc chưa đúng.',
    ],
  ])('is refused for %s', async (_, body, refusal, message) => {
    const refused = await ask('POST', '/api/quote/user/request', body);
    expect(told(refused)).toEqual(refusal);
    expect(refused.body.message).toBe(message);
  });

  test('of somebody else does not exist', async () => {
    const code = await request();
    await answer(code);
    await service.platform.pool.query('update orders set customer_id = $1 where code = $2', [
      newId(),
      code,
    ]);
    expect(told(await pay([code]))).toEqual([404, 'orders.not-found']);
    await service.platform.pool.query('update orders set customer_id = $1 where code = $2', [
      service.customerId,
      code,
    ]);
  });
});

describe('saving quotes of the cart', () => {
  const put = async (price: number): Promise<{ id: string; code: string }> => {
    const code = service.sim.world.market.make({ price });
    const { body } = await ask('POST', '/api/cart', { site_code: 'mercari', code });
    return { id: body.data._id, code };
  };

  test('fails with an empty list and when its only thing cannot be bought', async () => {
    const gone = await put(2_000);
    service.sim.world.market.patch(gone.code, { isSold: true });
    for (const body of [{ quotes: [] }, { quotes: null }, {}, { quotes: [{ id: gone.id }] }]) {
      const refused = await ask('POST', '/api/quote/user/save', body);
      expect(told(refused)).toEqual([409, 'orders.not-saved']);
      expect(refused.body.message).toBe('Đặt hàng thất bại!');
    }
  });

  test('orders what can be bought and says what could not', async () => {
    const [good, gone] = [await put(2_000), await put(3_000)];
    service.sim.world.market.patch(gone.code, { isSold: true });
    const { body } = await ask('POST', '/api/quote/user/save', {
      quotes: [{ id: gone.id }, { id: good.id, ship_mode: '5 đến 7 ngày' }],
    });
    expect(body).toMatchObject({
      success: false,
      data: null,
      results: [
        { id: gone.id, code: null, message: expect.any(String) },
        { id: good.id, code: expect.stringMatching(/^HK/), message: null },
      ],
    });
  });
});
