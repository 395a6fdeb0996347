import { setRate } from '../../../test-support/world/set-rate.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';
import { MEASURES } from '../../../test-support/rigs/billing/delivery-steps.ts';
import { STAFF_IDS } from '../../../test-support/rigs/orders-rig.ts';
import { newId } from '../../kernel/chance.ts';
import { yen } from '../../kernel/money.ts';
import { dayInVietnam } from '../../kernel/vietnam-day.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

const RICH = 50_000_000;
const DAY_MS = 86_400_000;
let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];

beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig } = delivery);
});
afterAll(() => delivery.close());

/** A way of shipping that holds from this many days ahead. */
async function comes(inDays: number, key: string, dongPerKg: number): Promise<void> {
  const head = {
    route: 'JP',
    label: 'Bay',
    carriage: 'air',
    daysMin: 5,
    daysMax: 9,
    hub: 'HAN',
    taxes: 'included',
  } as const;
  const rule = {
    ...head,
    minimumG: 500,
    stepG: 100,
    divisor: 5000,
    tiers: [{ fromG: 0, dongPerKg }],
  };
  await rig.pricing.addPriceRow(
    { kind: 'mode', key, validFrom: dayIn(inDays), rule },
    STAFF_IDS.admin,
  );
}
/** Opens a ship mode that is like the first one of the seeds. */
async function open(value: string): Promise<void> {
  const like = await rig.db
    .selectFrom('ship_modes')
    .selectAll()
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const mode = { ...like, value, position: 99, is_default: false };
  await rig.db.insertInto('ship_modes').values(mode).execute();
}
const dayIn = (days: number): string =>
  dayInVietnam(new Date(rig.clock.now().getTime() + days * DAY_MS));
const read = (code: string) => rig.orders.read(rig.db, { code });

describe('what is priced after the order was made', () => {
  it('is by the tables of the bid, when a list came between the bid and the win', async () => {
    const customerId = await rig.customerWith(RICH);
    const wanted = await rig.wanted(customerId, 'snipe', 10_000);
    const bidOn = rig.clock.now();
    await comes(2, 'AIR-HAN', 9_000_000);
    await rig.pricing.addPriceRow(
      {
        kind: 'storage',
        key: '*',
        validFrom: dayIn(2),
        rule: { freeDays: 60, dongPerKgDay: 900_000 },
      },
      STAFF_IDS.admin,
    );
    rig.clock.advanceMs(3 * DAY_MS);
    const { code } = await inTransaction(rig.db, (trx) =>
      rig.orders.createFromWin(trx, {
        ...wanted,
        bidId: newId(),
        account: 'hako-01',
        marketplaceOrderNumber: 'Y-1',
        paid: [],
      }),
    );
    const parcel = await delivery.ok(
      delivery.desk('parcels', 'warehouse', { scanned: code, ...MEASURES }),
    );
    const [shelved] = (await rig.call('GET', '/api/parcels', `customer ${customerId}`)).body.data
      .parcels;
    expect(shelved).toMatchObject({
      code: parcel,
      storage: { free_days: (await rig.pricing.tablesAt(bidOn)).storage.freeDays },
    });

    const shipment = await delivery.ok(
      delivery.desk('shipments', 'warehouse', { parcels: [parcel] }),
    );
    await delivery.leaveJapan(shipment, '131-2');
    await delivery.ok(delivery.desk('check-in', 'warehouse', { scanned: shipment }));
    await delivery.ok(delivery.desk(`parcels/${parcel}/open`, 'warehouse', MEASURES));
    await rig.runJobs();
    const { price, actual } = await read(code);
    expect([price.asOf, actual?.asOf]).toEqual([dayInVietnam(bidOn), dayInVietnam(bidOn)]);
    expect(actual?.lines.find((line) => line.code === 'phi-van-chuyen-quoc-te')?.dong).toBeLessThan(
      1_000_000,
    );
  });

  it('is by the tables of the answer, when a way of shipping came between the request and the answer', async () => {
    const customerId = await rig.customerWith(RICH);
    await open('AIR-NEW');
    await comes(1, 'AIR-NEW', 150_000);
    const thing = {
      name: 'Đèn bàn gốm',
      link: undefined,
      price: yen(9_000),
      pictures: [],
      quantity: 2,
      note: undefined,
      shipMode: undefined,
      services: [],
    };
    const [asked] = await rig.orders.requestQuotes({
      customerId,
      things: [thing],
      addressId: undefined,
    });
    const code = asked?.code as string;
    rig.clock.advanceMs(DAY_MS);
    const by = { kind: 'staff', id: STAFF_IDS.sales, roles: ['sales'] } as const;
    await setRate(rig.pricing, 17_600);
    await rig.orders.answerQuote({
      code,
      by,
      price: yen(9_000),
      domesticShipping: yen(0),
      weightG: 700,
      note: undefined,
    });
    const paid = {
      customerId,
      quotes: [{ code, shipMode: 'AIR-NEW' }],
      discountCodes: [],
      agreedFirstPayment: undefined,
    };
    await rig.orders.payQuotes(paid);

    const buying = (what: string, body: object = {}) =>
      rig.call('POST', `/api/desk/orders/${code}/${what}`, 'staff buyer', body);
    expect((await buying('take')).status).toBe(200);
    expect((await buying('ask-price', { price_jpy: 9_500 })).status).toBe(200);
    const detail = await rig.call('GET', `/api/me/orders/${code}`, `customer ${customerId}`);
    expect(detail.body.data).toMatchObject({
      price_question: { asked_jpy: 9_500, agreed_jpy: 9_000 },
    });
    await rig.orders.acceptPrice({ code, customerId, price: yen(9_500) });
    expect((await read(code)).price.asOf).toBe(dayIn(0));
    expect((await buying('take')).status).toBe(200);
    expect((await buying('bought', { number: 'Z-1', price_paid_jpy: 19_000 })).status).toBe(200);
    await delivery.priced([code]);
    expect(await read(code)).toMatchObject({
      state: 'CALCULATOR',
      actual: { asOf: dayIn(0), shipMode: 'AIR-NEW' },
    });
  });
});
