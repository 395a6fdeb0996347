import { declareAll } from '../../../server/src/demo/customs.ts';
import { newId } from '../../../server/src/kernel/chance.ts';
import { yen } from '../../../server/src/kernel/money.ts';
import type { PurchaseOrder } from '../../../server/src/modules/orders/index.ts';
import { STANDARD_LEVEL } from '../../../server/src/modules/pricing/index.ts';
import { inTransaction } from '../../../server/src/platform/database/transaction.ts';
import { type MoneyWorld, STAFF } from './world.ts';

const RATE = { vnd: 176, scale: 1 };
const PRICE = yen(1_000);
const MEASURES = { weightG: 400, lengthCm: 20, widthCm: 15, heightCm: 10 };
/** What a cart would hand over; refuses as `promotions.resolve` does. */
export async function wantedOrder(
  { modules, platform }: MoneyWorld,
  customerId: string,
  coupon?: string,
): Promise<PurchaseOrder> {
  const item = {
    price: PRICE,
    isTaxAdded: false,
    quantity: 1,
    site: 'mercari',
    seller: 's1',
    category: undefined,
    domesticShipping: yen(0),
    weightG: undefined,
    sizeCm: undefined,
    condition: 'used' as const,
  };
  const coupons = coupon
    ? await modules.promotions.resolveForSite(customerId, 'mercari', [coupon])
    : [];
  const question = {
    items: [item],
    shipMode: 'AIR-HAN',
    services: [],
    level: STANDARD_LEVEL,
    coupons,
    province: '01',
    storedDays: 0,
    rate: RATE,
  };
  const code = `m${newId().slice(-11)}`;
  return {
    customerId,
    listing: {
      site: 'mercari',
      code,
      url: `https://jp.mercari.com/item/${code}`,
      title: 'カメラ',
      titleVi: 'Máy ảnh',
      picture: undefined,
      price: PRICE,
    },
    quantity: 1,
    question,
    price: await modules.pricing.price(question, platform.clock.now()),
    rate: RATE,
  };
}
/** Orders bought, shipped, weighed and billed: bills that wait for their payment. The customer needs the money for the first payments. */
export async function approvedBills(
  world: MoneyWorld,
  customerId: string,
  count: number,
): Promise<{ id: string; code: string; total: number }[]> {
  const { modules, platform } = world;
  const by = (role: string) => ({ kind: 'staff', id: STAFF.one, roles: [role] }) as const;
  const parcelCodes: string[] = [];
  const orders: { orderId: string; code: string }[] = [];
  for (let i = 0; i < count; i++) {
    const wanted = await wantedOrder(world, customerId);
    const made = await inTransaction(platform.db, (trx) =>
      modules.orders.createForPurchase(trx, wanted),
    );
    await modules.orders.desk.take(made.code, by('buyer'));
    await modules.orders.desk.bought(made.code, by('buyer'), {
      number: `M${made.code}`,
      pricePaid: PRICE,
    });
    parcelCodes.push(
      (
        await modules.logistics.receiveParcel({
          scanned: made.code,
          measures: MEASURES,
          shelf: 'JP-A-01',
          photos: [],
          by: by('warehouse'),
        })
      ).code,
    );
    orders.push(made);
  }
  const { code: shipment } = await modules.logistics.packShipment({
    parcelCodes,
    by: by('warehouse'),
  });
  await declareAll(modules.logistics, shipment, by('warehouse'));
  await modules.logistics.exportShipment({
    code: shipment,
    waybill: '131-12345675',
    by: by('warehouse'),
  });
  await modules.logistics.checkIn({ scanned: shipment, by: by('warehouse') });
  for (const code of parcelCodes)
    await modules.logistics.openParcel({
      code,
      measures: MEASURES,
      photos: [],
      by: by('warehouse'),
    });
  const bills: { id: string; code: string; total: number }[] = [];
  for (const { orderId, code } of orders) {
    await modules.billing.computeSecondPayment({ orderId });
    const bill = await modules.billing.makeBill({ orderCodes: [code], by: by('sales') });
    await modules.billing.confirmBill({ code: bill.code, by: by('sales') });
    await modules.billing.approveBill({ code: bill.code, by: by('accountant') });
    bills.push({ id: bill.id, code: bill.code, total: bill.total });
  }
  return bills;
}
