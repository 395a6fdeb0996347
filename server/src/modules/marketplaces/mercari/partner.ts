import type { Clock } from '../../../kernel/clock.ts';
import { yen } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import type {
  PurchaseAnswer,
  PurchaseCapability,
  PurchaseObstacle,
  PurchaseRequest,
} from '../marketplace.ts';
import { openSiteLine } from '../reading/site-line.ts';
import type { SiteBudget } from '../rules/pace.ts';
import { createPartnerClient } from './partner-client.ts';
import { readPartnerItem, readPurchase, readTransaction, SOURCE } from './partner-shapes.ts';
import type { CallOptions } from '../listing-query.ts';
import type { PartnerAddress } from './partner-address.ts';

type PartnerItem = ReturnType<typeof readPartnerItem>;

/** The API documents answers after up to two minutes. */
const PURCHASE_TIMEOUT_MS = 120_000;
export interface MercariPartnerSettings {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly address: PartnerAddress;
}
/** F0104 and F0105 are documented; a failure is told before anything is bought. */
const FAILURES: Readonly<Record<string, PurchaseObstacle>> = {
  F0104: 'address-refused',
  F0105: 'sold',
};
/** Buying through the official partner API, for those who have a contract. */
export function mercariPurchases(
  settings: MercariPartnerSettings,
  { clock, budget }: { readonly clock: Clock; readonly budget?: SiteBudget },
): PurchaseCapability & { close(): Promise<void> } {
  const line = openSiteLine({
    source: SOURCE,
    baseUrl: settings.url,
    clock,
    pacePerSecond: 10,
    ...(budget && { budget }),
  });
  const partner = createPartnerClient(line, settings, clock);

  async function buy(purchase: PurchaseRequest, options?: CallOptions): Promise<PurchaseAnswer> {
    const json = await partner.readJson(`/v1/items/${purchase.code}`, options);
    if (json === undefined)
      return { isBought: false, reason: 'not-found', detail: 'not available' };
    const item = readPartnerItem(json);
    if (item.id !== purchase.code)
      throw new Outage(SOURCE, 'broken', `asked for ${purchase.code}, got ${item.id}`, 'id');
    const obstacle = obstacleIn(item, purchase);
    if (obstacle) return { isBought: false, ...obstacle };
    const body = bodyOf(item, purchase, settings.address);
    const answer = await partner.write('/v1/items/purchase', body, {
      timeoutMs: PURCHASE_TIMEOUT_MS,
      ...options,
    });
    return purchaseAnswerOf(answer.status, () => readPurchase(answer.json()), purchase);
  }

  return {
    buy,
    async findPurchase({ code }, options) {
      const json = await partner.readJson(`/v2/transactions/${code}`, options);
      if (json === undefined) return undefined;
      const transaction = readTransaction(json);
      if (transaction.item_id !== code)
        throw new Outage(SOURCE, 'broken', `asked for ${code}`, 'item_id');
      const paid = transaction.paid_price ?? transaction.price;
      return {
        orderNumber: String(transaction.id),
        pricePaid: paid === undefined ? undefined : yen(paid),
      };
    },
    close: () => line.close(),
  };
}

/** Why the item may not be bought as it was asked for; undefined when nothing has changed since it was read. */
function obstacleIn(
  { status, price, checksum }: PartnerItem,
  purchase: PurchaseRequest,
): { readonly reason: PurchaseObstacle; readonly detail: string } | undefined {
  if (status !== 'on_sale') return { reason: 'sold', detail: status };
  if (price !== purchase.price) return { reason: 'price-changed', detail: String(price) };
  const isChanged =
    purchase.checksum !== undefined && checksum !== undefined && checksum !== purchase.checksum;
  return isChanged
    ? { reason: 'price-changed', detail: 'the listing was changed since it was read' }
    : undefined;
}

const bodyOf = (item: PartnerItem, purchase: PurchaseRequest, address: PartnerAddress) => ({
  item_id: purchase.code,
  checksum: purchase.checksum ?? item.checksum,
  ...(purchase.variantId !== undefined && {
    variant_id: purchase.variantId,
    shops_shipping_fee: item.shops_shipping_fee ?? 0,
  }),
  ...address,
  delivery_identifier: '',
  country_code: 'VN',
  buyer_id: purchase.account,
});

/** Whatever is neither a documented success nor a documented failure leaves open whether it was bought. */
function purchaseAnswerOf(
  status: number,
  read: () => ReturnType<typeof readPurchase>,
  purchase: PurchaseRequest,
): PurchaseAnswer {
  const unknown = (detail: string, missing: string) =>
    new Outage(SOURCE, 'broken', detail, missing, true);
  let answer: ReturnType<typeof readPurchase>;
  try {
    answer = read();
  } catch (failure) {
    if (failure instanceof Outage) throw unknown(failure.message, failure.missing ?? 'body');
    throw failure;
  }
  const { transaction_status, transaction_details: done, failure_details: failed } = answer;
  if (transaction_status === 'failure' && failed) {
    const reason = FAILURES[failed.code];
    if (reason === undefined)
      throw unknown(`unknown failure ${failed.code}: ${failed.reasons}`, 'failure_details.code');
    return { isBought: false, reason, detail: failed.reasons };
  }
  if (transaction_status !== 'success' || !done)
    throw unknown(`HTTP ${status}, status ${transaction_status}`, 'transaction_details');
  if (done.item_id !== purchase.code)
    throw unknown(
      `bought ${done.item_id} instead of ${purchase.code}`,
      'transaction_details.item_id',
    );
  return {
    isBought: true,
    orderNumber: String(done.trx_id),
    pricePaid: yen(done.paid_price ?? done.price + (done.buyer_shipping_fee ?? 0)),
  };
}
