import { expect, it } from 'vitest';
import { refusalOf } from '../../../../test-support/refusal-of.ts';
import {
  balance,
  order,
  rig,
  setUpPurchasesRig,
} from '../../../../test-support/rigs/orders/purchases-rig.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { changeChoices, priceChoices } from './change-choices.ts';
import type { WantedChoices } from './with-choices.ts';

setUpPurchasesRig();

const made = async () => (await order()).make();
type Made = Awaited<ReturnType<typeof made>>;

const wanting = (
  { code, customerId }: Pick<Made, 'code' | 'customerId'>,
  more: Partial<WantedChoices>,
): WantedChoices => ({
  ...{ code, customerId, addressId: undefined, shipMode: undefined, services: undefined },
  note: undefined,
  ...more,
});
const change = (one: Made, more: Partial<WantedChoices>) =>
  rig.orders.changeChoices(wanting(one, more));
const read = ({ code }: Made) => rig.orders.read(rig.db, { code });
const deps = (howGoodsLie = rig.logistics.howGoodsLie) => {
  const { platform, customers, wallet, pricing, audit, promotions } = rig;
  const ground = { customers, wallet, pricing, audit, promotions };
  return { ...platform, clock: rig.clock, ...ground, howGoodsLie };
};

it('another way and a service change the second payment as they were told before, and leave a trace', async () => {
  const one = await made();
  const before = await read(one);
  const wish = { shipMode: 'SEA-SGN', services: ['PHOTO'], note: 'Gói kỹ' };
  const { order: told } = await rig.orders.priceChoices(wanting(one, wish));
  expect(await read(one)).toEqual(before);
  const agreedSecond = told.price.secondPayment.likely;
  expect(await refusalOf(change(one, { ...wish, agreedSecond: agreedSecond + 1 }))).toBe(
    'cart.total-changed',
  );
  await change(one, { ...wish, agreedSecond });
  const after = await read(one);
  expect(after).toMatchObject({ shipMode: 'SEA-SGN', services: ['PHOTO'], note: 'Gói kỹ' });
  expect(after.price.secondPayment).toEqual(told.price.secondPayment);
  expect((await balance(one.customerId)).held).toBe(after.price.firstPayment.high);
  const events = await rig.orders.eventsOf(rig.db, one.orderId);
  expect(events.at(-1)?.facts).toEqual({ chosen: 'ship-mode,services,note' });
  const audited = await rig.db
    .selectFrom('staff_audit')
    .select('actor')
    .where('subject', '=', `order:${one.code}`)
    .where('action', '=', 'order.choices')
    .execute();
  expect(audited).toEqual([{ actor: one.customerId }]);
});

it('nobody changes the order of somebody else', async () => {
  const [mine, other] = [await made(), await made()];
  const asked = { ...wanting(mine, { note: 'x' }), customerId: other.customerId };
  expect(await refusalOf(rig.orders.changeChoices(asked))).toBe('orders.not-found');
});

it('a service of the first payment that is added after the purchase is asked with the bill, and stays', async () => {
  const one = await made();
  await rig.runJobs();
  await change(one, { services: ['PHOTO'], shipMode: 'SEA-SGN' });
  const after = await read(one);
  expect(after).toMatchObject({ state: 'BOUGHT', shipMode: 'SEA-SGN', services: ['PHOTO'] });
  expect(rig.orders.outstandingFirst(after)).toBe(40_000);
  expect(await refusalOf(change(one, { services: [] }))).toBe('orders.first-payment-made');
});

it('packed goods keep their way, and shared boxes their address too', async () => {
  const one = await made();
  const lying = (goods: { isPacked: boolean; isShared: boolean }) => deps(async () => goods);
  const packed = lying({ isPacked: true, isShared: false });
  const shared = lying({ isPacked: false, isShared: true });
  const way = wanting(one, { shipMode: 'SEA-SGN' });
  for (const bound of [packed, shared])
    expect(await refusalOf(changeChoices(bound, way))).toBe('orders.choices-bound');
  await changeChoices(packed, wanting(one, { note: 'Gọi trước khi giao' }));
  expect(await read(one)).toMatchObject({ note: 'Gọi trước khi giao' });
});

it('when it is over, nothing changes', async () => {
  const one = await made();
  const by = { kind: 'customer', id: one.customerId } as const;
  await inTransaction(rig.db, (trx) =>
    rig.orders.move(trx, { orderId: one.orderId, to: 'CANCEL', by }),
  );
  const asked = wanting(one, { note: 'x' });
  expect(await refusalOf(priceChoices(deps(), asked))).toBe('orders.choices-closed');
});

/** A coupon that runs now, used `most` times in all; on what `target` names. */
async function coupon(code: string, target: string, most: number): Promise<string> {
  await rig.platform.pool.query(
    `insert into coupons (id, code, name, description, target, amount_vnd, starts_at, ends_at,
       total_limit, per_customer_limit, is_listed, created_at)
     values (gen_random_uuid(), $1, $1, '', $2, 30000, now() - interval '1 day',
       now() + interval '1 day', $3, 5, true, now())`,
    [code, target, most],
  );
  return code;
}
const effects = async (one: Made, ...discountCodes: string[]) =>
  (await rig.orders.priceChoices(wanting(one, { discountCodes }))).tried.map((tried) =>
    'refusal' in tried ? tried.refusal.facts.obstacle : tried.off,
  );

it('a coupon on the second payment is added after the purchase, once, and what is paid stays', async () => {
  const one = await made();
  const freight = await coupon('CUOC30', 'freight', 1);
  const goods = await coupon('HANG30', 'goods', 9);
  await rig.runJobs();
  const before = await read(one);
  expect(before.state).toBe('BOUGHT');
  expect(await effects(one, goods, freight, 'KHONGCO')).toEqual(['first-paid', 30_000, undefined]);
  expect(await refusalOf(change(one, { discountCodes: [freight, goods] }))).toBe(
    'promotions.cannot-apply',
  );
  expect(await read(one)).toEqual(before);

  await change(one, { discountCodes: [freight] });
  const after = await read(one);
  expect(after).toMatchObject({ couponCodes: [freight], firstPayment: before.firstPayment });
  expect(before.price.secondPayment.likely - after.price.secondPayment.likely).toBe(30_000);
  expect(await effects(one, freight.toLowerCase())).toEqual(['on-order']);
  const other = await made();
  expect(await effects(other, freight)).toEqual(['used-up']);
});

it('until something is bought a coupon lowers what is held; an order that comes to nothing gives it back', async () => {
  const one = await made();
  const code = await coupon('HANG31', 'goods', 3);
  const { held } = await balance(one.customerId);
  await change(one, { discountCodes: [code] });
  expect(held - (await balance(one.customerId)).held).toBe(30_000);
  expect(await effects(one, code)).toEqual(['on-order']);
  await inTransaction(rig.db, (trx) =>
    rig.orders.move(trx, {
      orderId: one.orderId,
      to: 'CANCEL',
      by: { kind: 'customer', id: one.customerId },
    }),
  );
  const { rows } = await rig.platform.pool.query('select used from coupons where code = $1', [
    code,
  ]);
  expect(rows).toEqual([{ used: 0 }]);
});

it('an order takes five coupons at most, however many changes add them', async () => {
  const one = await made();
  const codes = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `SAU${letter}`);
  for (const code of codes) await coupon(code, 'second-payment', 9);
  await change(one, { discountCodes: codes.slice(0, 3) });
  expect(await effects(one, ...codes.slice(3))).toEqual([30_000, 30_000, 'enough']);
});
