import { declareAll } from './demo/customs.ts';
import sharp from 'sharp';
import type { Bidding } from './modules/bidding/index.ts';
import type { Billing } from './modules/billing/index.ts';
import type { Files } from './modules/files/index.ts';
import type { Logistics } from './modules/logistics/index.ts';
import type { ListingCard, Marketplaces } from './modules/marketplaces/index.ts';
import type { OrdersModule } from './modules/orders/index.ts';
import type { Platform } from './platform/platform.ts';

export interface DemoOrderModules {
  readonly marketplaces: Marketplaces;
  readonly bidding: Pick<Bidding, 'buyNow'>;
  readonly orders: OrdersModule;
  readonly logistics: Logistics;
  readonly billing: Billing;
  readonly files: Files;
}

type DemoPlatform = Pick<Platform, 'db' | 'config' | 'log'>;
type Tools = DemoOrderModules & { readonly platform: DemoPlatform };

export interface DemoOrderPeople {
  readonly customerId: string;
  /** Staff ids by `buyer`, `warehouse-jp`, `warehouse-vn`, `sales`, `accountant`. */
  readonly staffIds: Readonly<Record<string, string>>;
}

/** How far each of the demo customer's orders has come, the oldest first. */
const STOPS = ['delivered', 'bill', 'japan', 'bought'] as const;
type Stop = (typeof STOPS)[number];

const WEIGHTS_G = [1_240, 860, 2_150, 540];
/** Dear enough to be goods, cheap enough for the demo wallet. */
const PRICE_JPY = { least: 3_000, most: 20_000 };

/**
 * A few orders of the demo customer in different states, made by the use cases that people use: bought at the pretend Mercari, received, shipped,
 * weighed, billed, paid and delivered. Does nothing when the customer has orders, or when that shop is not there. Never called in production.
 */
export async function seedDemoOrders(
  platform: DemoPlatform,
  modules: DemoOrderModules,
  who: DemoOrderPeople,
): Promise<void> {
  const { marketplaces, orders } = modules;
  if (platform.config.environment === 'production') throw new Error('demo orders in production');
  const { total } = await orders.list(platform.db, { customerId: who.customerId, size: 1 });
  const shop = marketplaces.find('mercari');
  if (total > 0 || !shop?.purchases) return;
  const { listings } = await shop.search({
    keyword: 'カメラ',
    kind: 'fixed',
    status: 'open',
    minimumPrice: PRICE_JPY.least as never,
    maximumPrice: PRICE_JPY.most as never,
  });
  const fitting = listings.filter(
    ({ isShopItem, price }) => !isShopItem && price.current !== undefined,
  );
  const goods = [...fitting];
  for (const stop of STOPS)
    if (!(await bringTo({ ...modules, platform }, who, stop, goods))) return;
}

const TRIES = 3;

/** Buys one listing, trying another when it cannot be had, and takes the order as far as asked. False when nothing can be had. */
async function bringTo(
  modules: Tools,
  who: DemoOrderPeople,
  stop: Stop,
  goods: ListingCard[],
): Promise<boolean> {
  for (const listing of goods.splice(0, TRIES)) {
    const made = await buy(modules, who, listing).catch((error: Error) => {
      modules.platform.log.warn({ error: error.message }, 'a demo order could not be made');
      return undefined;
    });
    if (!made) continue;
    if (await advance(modules, who, made, stop)) return true;
    await modules.orders.cancel({ code: made.code, by: { kind: 'customer', id: who.customerId } });
  }
  return false;
}

async function buy(
  { bidding }: Tools,
  { customerId }: DemoOrderPeople,
  { site, code, price }: ListingCard,
) {
  if (price.current === undefined) return undefined;
  return bidding.buyNow({
    customerId,
    site,
    code,
    agreed: price.current,
    quantity: 1,
    shipMode: 'SEA-HAN',
    services: [],
    addressId: undefined,
    variantId: undefined,
  });
}

async function advance(
  modules: Tools,
  who: DemoOrderPeople,
  { orderId, code }: { orderId: string; code: string },
  stop: Stop,
): Promise<boolean> {
  const { platform, orders, logistics, billing, files } = modules;
  const staff = (name: string, role: string) =>
    ({ kind: 'staff', id: who.staffIds[name] ?? '', roles: [role] }) as const;
  await orders.buyByAgent({ orderId });
  if ((await orders.read(platform.db, { orderId })).state !== 'BOUGHT') return false;
  if (stop === 'bought') return true;

  const weightG = WEIGHTS_G[STOPS.indexOf(stop)] ?? 1_000;
  const measures = { weightG, lengthCm: 28, widthCm: 20, heightCm: 14 };
  const japan = staff('warehouse-jp', 'warehouse');
  const photo = await files.keep({
    bytes: await drawnParcel(code, weightG),
    uploadedBy: japan.id,
    customerId: undefined,
    description: undefined,
  });
  const parcel = await logistics.receiveParcel({
    scanned: code,
    measures,
    shelf: 'JP-A-03',
    photos: [photo.id],
    by: japan,
  });
  if (stop === 'japan') return true;

  const shipment = await logistics.packShipment({ parcelCodes: [parcel.code], by: japan });
  await declareAll(logistics, shipment.code, japan);
  await logistics.exportShipment({ code: shipment.code, waybill: '738-44120915', by: japan });
  const vietnam = staff('warehouse-vn', 'warehouse');
  await logistics.checkIn({ scanned: shipment.code, by: vietnam });
  await logistics.openParcel({
    code: parcel.code,
    measures: { ...measures, weightG: weightG + 20 },
    photos: [],
    by: vietnam,
  });
  await billing.computeSecondPayment({ orderId });
  const sales = staff('sales', 'sales');
  const bill = await billing.makeBill({ orderCodes: [code], by: sales });
  await billing.confirmBill({ code: bill.code, by: sales });
  await billing.approveBill({ code: bill.code, by: staff('accountant', 'accountant') });
  if (stop === 'bill') return true;

  const [payment] = await billing.payBills({ codes: [bill.code], customerId: who.customerId });
  if (!payment?.isPaid) return true;
  await billing.packBill({ code: bill.code, by: vietnam });
  await billing.handOver({ code: bill.code, by: vietnam, tracking: `VN${code.slice(2)}` });
  await billing.confirmReceived({ code: bill.code, customerId: who.customerId });
  return true;
}

/** A parcel on a scale, drawn: the demo has no photographs of real ones. */
function drawnParcel(code: string, weightG: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720"><rect width="960" height="720" fill="#d9d4c7"/>
    <rect x="130" y="560" width="700" height="90" rx="12" fill="#3b4250"/><rect x="370" y="585" width="220" height="44" rx="6" fill="#cfe3c9"/>
    <text x="480" y="618" font-family="monospace" font-size="32" text-anchor="middle" fill="#16301c">${weightG} g</text>
    <rect x="250" y="210" width="460" height="350" fill="#b98a54"/><rect x="455" y="210" width="50" height="350" fill="#d8b98a"/>
    <rect x="290" y="260" width="150" height="100" fill="#fbf9f4"/><text x="365" y="320" font-family="monospace" font-size="20" text-anchor="middle" fill="#1e2430">${code}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
