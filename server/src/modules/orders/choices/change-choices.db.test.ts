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
  const { platform, customers, wallet, pricing, audit } = rig;
  return { ...platform, clock: rig.clock, customers, wallet, pricing, audit, howGoodsLie };
};

it('another way and a service change the second payment as they were told before, and leave a trace', async () => {
  const one = await made();
  const before = await read(one);
  const wish = { shipMode: 'SEA-SGN', services: ['PHOTO'], note: 'Gói kỹ' };
  const told = await rig.orders.priceChoices(wanting(one, wish));
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
